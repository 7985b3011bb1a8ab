import { CONTRACT } from '@thela/contract';
import { describe, expect, it } from 'vitest';
import { createCanaryBucket } from './canary-bucket';

const storage = () => localStorage;

function canaryOf(version: string, percent: number) {
  const release = {
    baseUrl: `https://profit.example/${version}/`,
    version,
    contract: CONTRACT,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    integrity: {},
  };
  return { release, percent };
}

const tenPercent = canaryOf('1.1.0-ab', 10);

describe('the draw for a release on trial', () => {
  it('lets a tenth of the browsers in at 10 per cent', () => {
    const draws = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 1000);
    const isIn = draws.map((draw) => {
      localStorage.clear();
      return createCanaryBucket(storage, () => draw)('profit', tenPercent);
    });
    expect(isIn.filter(Boolean)).toHaveLength(100);
  });

  it('is made once: a browser stays on its side', () => {
    expect(createCanaryBucket(storage, () => 0.05)('profit', tenPercent)).toBe(true);
    expect(createCanaryBucket(storage, () => 0.99)('profit', tenPercent)).toBe(true);
  });

  it('keeps those in who are in when the share is raised, and adds some', () => {
    createCanaryBucket(storage, () => 0.3)('profit', tenPercent);
    const later = createCanaryBucket(storage, () => 0.99);
    expect(later('profit', tenPercent)).toBe(false);
    expect(later('profit', canaryOf('1.1.0-ab', 50))).toBe(true);
  });

  it('is made anew for another release, and for each tool', () => {
    createCanaryBucket(storage, () => 0.05)('profit', tenPercent);
    const later = createCanaryBucket(storage, () => 0.99);
    expect(later('voice', tenPercent)).toBe(false);
    expect(later('profit', canaryOf('1.2.0-cd', 10))).toBe(false);
  });

  it('holds until the page closes where storage is blocked', () => {
    const numbers = [0.05, 0.99];
    const isIn = createCanaryBucket(
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      () => numbers.shift() ?? 1,
    );
    expect([isIn('profit', tenPercent), isIn('profit', tenPercent)]).toEqual([true, true]);
  });

  it('is made anew when what is kept makes no sense', () => {
    localStorage.setItem('thela.canary', '{"profit": "yes"}');
    expect(createCanaryBucket(storage, () => 0.05)('profit', tenPercent)).toBe(true);
  });
});
