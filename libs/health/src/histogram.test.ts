import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS, bucketOf, percentile } from './histogram';

const value = fc.double({ min: 0, max: 100_000, noNaN: true });

function histogramOf(values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const one of values) counts.set(bucketOf(one), (counts.get(bucketOf(one)) ?? 0) + 1);
  return [...counts].map(([bucket, count]) => ({ bucket, count }));
}

describe('the buckets', () => {
  it('have the limits of good and poor Core Web Vitals', () => {
    expect(BUCKETS).toEqual(expect.arrayContaining([2500, 4000, 200, 500, 100, 250]));
    expect(BUCKETS).toEqual(BUCKETS.toSorted((a, b) => a - b));
    expect(new Set(BUCKETS).size).toBe(BUCKETS.length);
  });

  it('are named by the next limit, at most 26 % above the value or 10 ms', () => {
    expect([0, 1234, 2500, 2501, 1e9].map(bucketOf)).toEqual([0, 1250, 2500, 3150, 100_000]);
    fc.assert(
      fc.property(value, (given) => {
        const bucket = bucketOf(given);
        expect(bucket).toBeGreaterThanOrEqual(given);
        expect(bucket).toBeLessThanOrEqual(Math.max(given * 1.34, 10));
      }),
    );
  });
});

describe('percentile', () => {
  it('interpolates within a bucket', () => {
    const two = [
      { bucket: 125, count: 2 },
      { bucket: 100, count: 2 },
    ];
    expect(percentile(two, 0.75)).toBe(112.5);
    expect(percentile(two, 1)).toBe(125);
    expect(percentile([], 0.75)).toBeNull();
  });

  it('lies in the bucket of the value that stands there in order', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(0.75 * values.length) - 1] ?? 0;
        const estimate = percentile(histogramOf(values), 0.75) ?? -1;
        expect(bucketOf(estimate)).toBe(bucketOf(exact));
      }),
    );
  });
});
