const FIRST_MS = 2000;
const LONGEST_MS = 5 * 60 * 1000;

/**
 * How long to wait after a failure, in ms: twice as long after each, at most 5 minutes, and of that a random part
 * between half and all. Phones that lost the same server would otherwise all come back at the same moment.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/ ("equal jitter")
 *
 * @param failures in a row, 1 or more
 * @param random from 0 to 1
 */
export function backoffMs(failures: number, random: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return longest * (0.5 + random / 2);
}
