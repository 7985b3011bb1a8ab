import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson';

describe('wilsonInterval', () => {
  // As R says it: prop.test(failed, opened, correct = FALSE)$conf.int
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [3, 120, 0.0085, 0.0709],
    [50, 100, 0.4038, 0.5962],
  ])('of %d of %d is %d to %d', (failed, opened, low, high) => {
    expect(wilsonInterval(failed, opened).low).toBeCloseTo(low, 4);
    expect(wilsonInterval(failed, opened).high).toBeCloseTo(high, 4);
  });

  it('holds the share, lies between 0 and 1, and mirrors what did not fail', () => {
    const counts = fc
      .integer({ min: 1, max: 1_000_000 })
      .chain((opened) => fc.tuple(fc.integer({ min: 0, max: opened }), fc.constant(opened)));
    fc.assert(
      fc.property(counts, ([failed, opened]) => {
        const { low, high } = wilsonInterval(failed, opened);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(failed / opened);
        expect(high).toBeGreaterThanOrEqual(failed / opened);
        expect(high).toBeLessThanOrEqual(1);
        expect(wilsonInterval(opened - failed, opened).low).toBeCloseTo(1 - high, 9);
      }),
    );
  });

  it('is the narrower the more is counted', () => {
    const width = (times: number) => {
      const { low, high } = wilsonInterval(3 * times, 100 * times);
      return high - low;
    };
    expect(width(10)).toBeLessThan(width(1));
    expect(width(100)).toBeLessThan(width(10));
  });
});
