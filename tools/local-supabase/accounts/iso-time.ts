/** @param timeMs in ms since the epoch */
export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
