import { sampleBrand } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';

const complete = {
  brand: sampleBrand,
  supabase: { url: 'http://localhost:54321', publishableKey: 'sb_publishable_local' },
  ai: { mode: 'built-in' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
};

function withRemotes(change: Readonly<Record<string, unknown>>) {
  return { ...complete, remotes: { ...complete.remotes, ...change } };
}

describe('parseConfig', () => {
  it('reads a complete configuration', () => {
    expect(parseConfig(complete)).toEqual({
      brand: sampleBrand,
      supabase: complete.supabase,
      ai: { mode: 'built-in' },
      voice: { engine: 'browser' },
      allowedOrigins: ['http://localhost:4201'],
      allowOverride: false,
    });
  });

  it('reads whether overrides are allowed and where errors are posted to', () => {
    const remotes = { ...complete.remotes, allowOverride: true };
    const reporting = { url: 'https://errors.example/thela' };
    expect(parseConfig({ ...complete, remotes, reporting })).toMatchObject({
      allowOverride: true,
      reportingUrl: 'https://errors.example/thela',
    });
  });

  it('takes the built-in helpers where nothing is said of AI', () => {
    const { ai: _, ...silent } = complete;
    expect(parseConfig(silent).ai).toEqual({ mode: 'built-in' });
  });

  it('asks for a backend for accounts', () => {
    const { supabase: _, ...silent } = complete;
    expect(() => parseConfig(silent)).toThrow('Missing Supabase environment variables');
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
    ['an origin that is none', withRemotes({ allowedOrigins: ['localhost'] })],
    ['overrides that are not allowed nor forbidden', withRemotes({ allowOverride: 'yes' })],
    ['errors posted to nowhere', { ...complete, reporting: { url: 'errors' } }],
    ['an origin with a path', withRemotes({ allowedOrigins: ['http://a.test/'] })],
  ])('refuses %s, naming the file', (_name, value) => {
    expect(() => parseConfig(value)).toThrow('config.json is malformed');
  });
});
