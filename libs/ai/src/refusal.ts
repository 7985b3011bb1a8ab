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
  if (/sign in again|jwt/i.test(message)) return advice.signIn;
  if (/prepa(?:y|id)|credits|spend|limit: 0\b/i.test(message)) return advice.site;
  if (status === 429 || (status === 503 && retryAfterMs > 0)) {
    if (retryAfterMs === 0) return advice.busy;
    const [unit, unitMs] = unitOf(retryAfterMs);
    return advice.busyFor(wait[unit](Math.ceil(retryAfterMs / unitMs)));
  }
  if ([408, 425, 499].includes(status) || (status >= 500 && status !== 511)) return advice.ill;
  const isOfProvider = message || status === 402 || status === 413;
  if (status === 511 || !isOfProvider) return advice.network;
  if (status === 451 || /\blocation\b|country|region/i.test(message)) return advice.place;
  const isOfSite =
    [401, 402, 403, 404].includes(status) ||
    /api.?key|billing|referr?er|permission|project/i.test(message);
  return isOfSite ? advice.site : advice.question;
}

function unitOf(ms: number) {
  if (ms > HOUR_MS) return ['hours', HOUR_MS] as const;
  return ms > 2 * MINUTE_MS ? (['minutes', MINUTE_MS] as const) : (['seconds', 1000] as const);
}
