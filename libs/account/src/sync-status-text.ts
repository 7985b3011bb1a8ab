import { TIME } from '@thela/language';
import type { Words } from '@thela/language';
import { isOfNewerPage } from '@thela/records';
import type { SyncStatus } from '@thela/records';
import { calendarDate } from '@thela/ui/use-today';
import type { Messages } from './messages';

/**
 * Where the records are kept, in one line.
 *
 * @param today the date of the device, `2026-11-22`
 */
export function syncStatusText(
  keeping: SyncStatus,
  { line }: Messages,
  words: Words,
  today: string,
): string {
  switch (keeping.status) {
    case 'fetching':
      return line.fetching(percentOf(keeping));
    case 'saved':
      return line.saved(timeOf(keeping.at, words, today));
    case 'looking':
      return keeping.cause ? line[keeping.cause](0) : line.looking;
    case 'pending':
      if (keeping.cause && !isSending(keeping)) return line[keeping.cause](waitingIn(keeping));
      if (waitingIn(keeping) > 0) {
        return line[isSending(keeping) ? 'sending' : 'pending'](waitingIn(keeping));
      }
      return heldBackIn(keeping) > 0 ? line.heldBack(heldBackIn(keeping)) : line.noAnswer;
    case 'signed-out':
      return keeping.unsent.count > 0 ? line.signedOut(keeping.unsent.count) : line.signedOutSent;
    case 'ended':
      return line[keeping.why];
    default:
      return line[keeping.status];
  }
}

/** The longest of these texts, with numbers as large as they become. */
export function longestKeepingText({ line }: Messages, words: Words, today: string): string {
  const at = timeOf(0, words, today);
  const {
    fetching,
    saved,
    sending,
    pending,
    updating,
    busy,
    pace,
    heldBack,
    signedOut,
    ...others
  } = line;
  const counted = [sending, pending, updating, busy, pace, signedOut].map((text) => text(888));
  const texts = [fetching(88), saved(at), heldBack(88), ...counted];
  return [...texts, ...Object.values(others)].reduce((longest, text) =>
    text.length > longest.length ? text : longest,
  );
}

/** How much of a stall has been fetched, in whole per cent; below 100 until it is all. */
function percentOf({ fetched, of }: { readonly fetched: number; readonly of: number }) {
  return of > 0 ? Math.min(99, Math.floor((100 * fetched) / of)) : 0;
}

/** The time of a moment; with its day where that is not today. */
function timeOf(at: number, words: Words, today: string): string {
  const time = words.moment(at, TIME);
  const isToday = calendarDate(new Date(at)) === today;
  return isToday ? time : `${words.moment(at, { day: 'numeric', month: 'short' })}, ${time}`;
}

export function waitingIn(keeping: SyncStatus): number {
  return 'unsent' in keeping ? keeping.unsent.count - heldBackIn(keeping) : 0;
}

/** Whether changes are on their way, and nothing says yet that they have to wait. */
export function isSending(keeping: SyncStatus): boolean {
  return keeping.status === 'pending' && keeping.isSending === true && waitingIn(keeping) > 0;
}

/** Changes that the account refused: they wait for more than the network, or a newer version of the account. */
export function heldBackIn(keeping: SyncStatus): number {
  const refused = 'unsent' in keeping ? keeping.unsent.refused : [];
  return refused.filter(({ code }) => !isOfNewerPage(code)).length;
}

/** Whether somebody should do something about where the records are. */
export function needsAttention(keeping: SyncStatus): boolean {
  return (
    keeping.status === 'choice' ||
    keeping.status === 'signed-out' ||
    keeping.status === 'ended' ||
    heldBackIn(keeping) > 0
  );
}
