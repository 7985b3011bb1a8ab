import { sampleBrand } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';

const complete = {
  brand: sampleBrand,
  ai: { mode: 'built-in' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
};

describe('parseConfig', () => {
  it('reads a complete configuration', () => {
    expect(parseConfig(complete)).toEqual({
      brand: sampleBrand,
      ai: { mode: 'built-in' },
      voice: { engine: 'browser' },
      allowedOrigins: ['http://localhost:4201'],
    });
  });

  it('takes the built-in helpers where nothing is said of AI', () => {
    const { ai: _, ...silent } = complete;
    expect(parseConfig(silent).ai).toEqual({ mode: 'built-in' });
  });

  it('hands on fixed opening figures', () => {
    const day = { platesSold: { 'plain-dosa': 3 } };
    expect(parseConfig({ ...complete, day }).platesSold).toEqual({ 'plain-dosa': 3 });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no brand', { ...complete, brand: undefined }],
    ['an empty name', { ...complete, brand: { ...sampleBrand, product: '' } }],
    [
      'a script as an address',
      { ...complete, brand: { ...sampleBrand, termsUrl: 'javascript:alert(1)' } },
    ],
    ['plates that are no numbers', { ...complete, day: { platesSold: { 'plain-dosa': 'many' } } }],
    ['an origin that is none', { ...complete, remotes: { allowedOrigins: ['localhost'] } }],
    ['an origin with a path', { ...complete, remotes: { allowedOrigins: ['http://a.test/'] } }],
  ])('refuses %s, naming the file', (_name, value) => {
    expect(() => parseConfig(value)).toThrow('config.json is malformed');
  });
});
