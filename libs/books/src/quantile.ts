/**
 * A quantile of some numbers, between two of them by a straight line.
 *
 * Source: R. J. Hyndman, Y. Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50 (1996),
 * definition 7, which R, NumPy and spreadsheets use: the number at index (n - 1) x p, counted from 0.
 *
 * @param sorted at least one number, the smallest first
 * @param portion 0 to 1: 0.5 is the median
 * @example quantile([10, 20, 40, 50], 0.25) // 17.5
 */
export function quantile(sorted: readonly number[], portion: number): number {
  const index = (sorted.length - 1) * portion;
  const below = Math.floor(index);
  const lower = sorted[below] ?? 0;
  const upper = sorted[below + 1] ?? lower;
  return lower + (index - below) * (upper - lower);
}

/** The numbers, the smallest first; by insertion, which is quickest for the few that a forecast looks at. */
export function sortedNumbers(numbers: readonly number[]): number[] {
  const sorted: number[] = [];
  for (const number of numbers) {
    let index = sorted.length;
    for (; index > 0 && (sorted[index - 1] ?? 0) > number; index -= 1) {
      sorted[index] = sorted[index - 1] ?? 0;
    }
    sorted[index] = number;
  }
  return sorted;
}
