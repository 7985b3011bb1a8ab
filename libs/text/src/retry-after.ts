/**
 * How long a server wants to be left alone, in ms; 0 where it does not say.
 *
 * @param retryAfter the header `Retry-After`: seconds, or a date
 * @param date the header `Date`, the clock of the server
 */
export function retryAfterMs(retryAfter: string | null, date: string | null): number {
  const said = retryAfter ?? '';
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1000;
  const now = Date.parse(date ?? '') || Date.now();
  return Math.max(0, Date.parse(said) - now) || 0;
}
