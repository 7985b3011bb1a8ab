import { afterEach, expect, it } from 'vitest';
import { trustedWorker } from './trusted-worker';

afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

it('gives any address where the browser has no Trusted Types', () => {
  expect(trustedWorker('/sw.js')).toBe('/sw.js');
});

it('trusts the workers of this site, and nothing else', () => {
  const made: string[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: object) => {
      made.push(name);
      return rules;
    },
  };
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: trustedTypes });
  const own = ['/sw.js', '/assets/file-worker-BSVraZ-j.js'];
  expect(own.map(trustedWorker)).toEqual(own);
  expect(made).toEqual(['thela-worker']);
  for (const address of [
    '/assets/index.js',
    '/x/sw.js',
    '//evil.example/sw.js',
    'https://evil.example/assets/file-worker-1.js',
    'data:text/javascript,1',
    `blob:${window.location.origin}/1`,
  ]) {
    expect(() => trustedWorker(address)).toThrow(TypeError);
  }
});
