/** The preferred numbers of the series R10 (ISO 3), in which also stand the limits of Core Web Vitals. */
const R10 = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800];

/**
 * The upper limits of the buckets, ascending: 0, then 10 to 100,000 in ten steps a decade, the last for all that is more. In ms
 * for LCP and INP, in thousandths for CLS.
 */
export const BUCKETS: readonly number[] = [
  0,
  ...[0.1, 1, 10, 100].flatMap((decade) => R10.map((number) => Math.floor(number * decade))),
  100_000,
];

/**
 * The bucket of a value, named by its upper limit: that of 1,234 is 1,250.
 *
 * @param value 0 or more, in ms or thousandths
 */
export function bucketOf(value: number): number {
  return BUCKETS.find((limit) => value <= limit) ?? 100_000;
}

/** How many values a bucket holds. */
export interface Bucket {
  /** Upper limit. */
  readonly bucket: number;
  readonly count: number;
}

/**
 * Estimates a percentile by linear interpolation within its bucket: at most one bucket wrong, which is a quarter of the value.
 *
 * @param share of the values that are not above it, 0 to 1: 0.75 for p75
 * @returns `null` without values. Of the buckets 100 and 125 with two values each, p75 is 112.5
 */
export function percentile(buckets: readonly Bucket[], share: number): number | null {
  const filled = buckets.filter(({ count }) => count > 0).sort((a, b) => a.bucket - b.bucket);
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const { bucket, count } of filled) {
    if (below + count >= share * total) {
      const lower = BUCKETS.findLast((limit) => limit < bucket) ?? 0;
      return lower + ((bucket - lower) * (share * total - below)) / count;
    }
    below += count;
  }
  return filled.at(-1)?.bucket ?? null;
}
