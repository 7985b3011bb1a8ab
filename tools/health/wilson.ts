/** The 97.5th percentile of the normal distribution: of 100 such intervals, 95 hold the true share. */
const Z = 1.959963984540054;

/** The bounds of a share, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval of Wilson's score, 95 %, for the share behind a count (E. B. Wilson, 1927). Unlike the usual one it also holds for
 * few and for no failures: 0 of 10 is 0 to 0.278.
 *
 * @param failed 0 to `opened`
 * @param opened 1 or more
 */
export function wilsonInterval(failed: number, opened: number): Interval {
  const share = failed / opened;
  const spread = 1 + Z ** 2 / opened;
  const centre = (share + Z ** 2 / (2 * opened)) / spread;
  const half =
    (Z * Math.sqrt((share * (1 - share)) / opened + Z ** 2 / (4 * opened ** 2))) / spread;
  return {
    low: failed === 0 ? 0 : Math.max(0, centre - half),
    high: failed === opened ? 1 : Math.min(1, centre + half),
  };
}
