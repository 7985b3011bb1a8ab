import type { FailureText, Messages } from './messages';
import { readError } from './read-answer';
import type { Reply } from './send-request';

type Refusal = Extract<Reply, { readonly kind: 'reply' }>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a person reads where the service answered with an error: its own words, and what to do about them. */
export function refusalText(
  { status, statusText, body, retryAfterMs }: Refusal,
  words: Messages,
  unexplained?: string,
): FailureText {
  const { message } = readError(body);
  // HTTP/2 has no status text.
  const own = message || (unexplained ?? (statusText || `HTTP ${status}`));
  return words.refused(own, adviceFor(status, message, retryAfterMs, words));
}

/** The words come before the status: the provider has one status for a bad key, a wrong place and a bad question. */
function adviceFor(
  status: number,
  message: string,
  retryAfterMs: number,
  { advice, wait }: Messages,
): string {
  if (/prepa(?:y|id)|credits/i.test(message)) return advice.site;
  if (status === 429 || (status === 503 && retryAfterMs > 0)) {
    if (retryAfterMs === 0) return advice.busy;
    if (retryAfterMs > HOUR_MS)
      return advice.busyFor(wait.hours(Math.ceil(retryAfterMs / HOUR_MS)));
    if (retryAfterMs > 2 * MINUTE_MS) {
      return advice.busyFor(wait.minutes(Math.ceil(retryAfterMs / MINUTE_MS)));
    }
    return advice.busyFor(wait.seconds(Math.ceil(retryAfterMs / 1000)));
  }
  if (status === 511 || (!message && status < 500)) return advice.network;
  if (status >= 500) return advice.ill;
  if (/location|country|region/i.test(message)) return advice.place;
  const isOfSite =
    [401, 402, 403, 404].includes(status) ||
    /api.?key|billing|referr?er|permission|project/i.test(message);
  return isOfSite ? advice.site : advice.question;
}
