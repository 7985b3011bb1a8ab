import type { BackendError } from './ask-auth';

/** How long a project waits by default between two mails or messages to one person. */
const WAIT_S = 60;

/** As the server says it: "For security purposes, you can only request this after 52 seconds." */
const AFTER = /only request this after (\d+) second/i;

/**
 * How long to wait until the server sends again.
 *
 * @param error of the last request; `null` when the mail or message was sent
 * @returns in seconds; 0 when another request may work at once
 */
export function resendWaitS(error: BackendError | null): number {
  if (error === null) return WAIT_S;
  const said = saidWaitS(error);
  // The server rounds down: at the second it says it may refuse once more.
  if (said !== null) return said + 1;
  return error.status === 429 ? WAIT_S : 0;
}

/**
 * How long to wait because the last mail or message was sent a moment ago, as the server says it.
 *
 * @returns in seconds; `null` when that is not why the server refused
 */
export function saidWaitS({ message }: BackendError): number | null {
  const [, seconds] = AFTER.exec(message) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/**
 * When that was sent which the person has now: also where the server refuses because that was a moment ago.
 *
 * @param error of the request; `null` when it was sent just now
 * @returns in ms since 1970; `null` when nothing was sent
 */
export function sentAtOf(error: BackendError | null): number | null {
  if (error !== null && saidWaitS(error) === null) return null;
  return Date.now() - (WAIT_S - resendWaitS(error)) * 1000;
}
