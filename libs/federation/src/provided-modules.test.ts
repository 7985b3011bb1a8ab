import * as react from 'react';
import { version } from 'react';
import { describe, expect, it } from 'vitest';
import { misfitOf, provideModules, usesOnlyPageModules } from './provided-modules';

describe('what a page gives to every release', () => {
  it.each([
    { shared: { react: '19.3.1', 'react-dom': '19.3.1' }, isEnough: true },
    { shared: ['react'], isEnough: true },
    { shared: {}, isEnough: true },
    { shared: { react: '19.3.1', zustand: '5.0.0' }, isEnough: false },
    { shared: undefined, isEnough: false },
  ])('is enough for a release that takes $shared: $isEnough', ({ shared, isEnough }) => {
    expect(usesOnlyPageModules(shared)).toBe(isEnough);
  });

  it('lies where a release looks for it, and no release can replace it', () => {
    provideModules({ react, 'react-dom': 'the page’s' });
    provideModules({ react: 'another', 'react-dom': 'another' });
    const cache: unknown = Reflect.get(globalThis, '__mf_module_cache__');
    expect(cache).toMatchObject({ share: { 'default:react': react, react } });
    const { share } = cache as { share: object };
    expect(Reflect.set(share, 'default:react', 'hostile')).toBe(false);
    expect(Reflect.deleteProperty(share, 'react')).toBe(false);
    expect(Reflect.set(cache as object, 'share', {})).toBe(false);
    expect(Reflect.set(globalThis, '__mf_module_cache__', {})).toBe(false);
  });

  it.each([
    { react: version },
    { react: '19.0.7', zustand: '99.0.0' },
    ['react', 'zustand'],
    undefined,
  ])('fits a release that was built with %j', (shared) => {
    // What has no version here is not compared.
    expect(misfitOf(shared)).toBe(null);
  });

  it('leaves room for what releases share beside it', () => {
    const { share } = Reflect.get(globalThis, '__mf_module_cache__') as { share: object };
    expect(Reflect.set(share, 'default:zustand', {})).toBe(true);
  });
});
