import { describe, expect, it, vi } from 'vitest';
import { createOverrides } from './overrides';

const storage = () => localStorage;
const originsOf = (name: string) => [`https://${name}.example`];
const here = 'http://localhost:4202/1.0.0-ab/';

function openOverrides(isAllowed = true) {
  return createOverrides(isAllowed, originsOf, storage);
}

describe('an override', () => {
  it.each([here, 'http://127.0.0.1:4202/1.0.0-ab/', 'https://profit.example/1.0.0-ab/'])(
    'from %s holds, on the next visit too',
    (address) => {
      const overrides = openOverrides();
      const listener = vi.fn<() => void>();
      overrides.subscribe(listener);
      expect(overrides.set('profit', address)).toBe('set');
      expect(listener).toHaveBeenCalledOnce();
      expect(overrides.getSnapshot()).toEqual({ profit: address });
      expect(openOverrides().getSnapshot()).toEqual({ profit: address });
    },
  );

  it.each([
    'https://elsewhere.example/1.0.0/',
    'https://strategy.example/1.0.0/',
    'http://localhost.elsewhere.example/1.0.0/',
    'https://localhost:4202/1.0.0-ab/',
    'http://[::1]:4202/1.0.0-ab/',
  ])('from %s is refused', (address) => {
    const overrides = openOverrides();
    expect(overrides.set('profit', address)).toBe('origin-not-allowed');
    expect(overrides.getSnapshot()).toEqual({});
  });

  it.each(['', 'profit', 'http://localhost:4202/', 'http://localhost:4202/1.0.0-ab', 'file:///a/'])(
    'from "%s" is refused: it is no folder of a release',
    (address) => {
      expect(openOverrides().set('profit', address)).toBe('not-a-folder');
    },
  );

  it('leaves when it is reset, and only it', () => {
    const overrides = openOverrides();
    overrides.set('profit', here);
    overrides.set('voice', here);
    overrides.reset('profit');
    expect(openOverrides().getSnapshot()).toEqual({ voice: here });
    overrides.reset('voice');
    expect(localStorage).toHaveLength(0);
  });

  it('is neither set nor read where this installation does not allow it', () => {
    openOverrides().set('profit', here);
    const forbidding = openOverrides(false);
    expect(forbidding.getSnapshot()).toEqual({});
    expect(forbidding.set('profit', here)).toBe('origin-not-allowed');
  });

  it('that somebody wrote into the storage is judged like any other', () => {
    const kept = { profit: 'https://elsewhere.example/1.0.0/', voice: here };
    localStorage.setItem('thela.overrides', JSON.stringify(kept));
    expect(openOverrides().getSnapshot()).toEqual({ voice: here });
  });
});
