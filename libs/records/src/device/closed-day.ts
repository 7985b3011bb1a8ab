import { daysBetween, isCalendarDate } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { CURRENT_LEDGER_KEY } from './storage-keys';

// Of this phone alone: nothing depends on it, so it is no entry of the ledger.
const storage = safeStorage(browserStorage);

function closedKey(): string {
  const ledger = storage.read(CURRENT_LEDGER_KEY);
  return ledger ? `thela.${ledger}.closed` : 'thela.closed';
}

/** Notes that a day was closed on this phone, at the stall that it shows. */
export function markDayClosed(day: StallDay): void {
  storage.write(closedKey(), day);
}

/** Whether a day is the one that was closed last on this phone. */
export function isDayClosed(day: StallDay): boolean {
  return storage.read(closedKey()) === day;
}

/** So many days pass between two questions. */
const ASKED_EVERY = 4;

/**
 * Whether today is a day on which to ask kindly: the fourth, the eighth, … since one was closed.
 *
 * @param since the day from which to count where none was closed: that of the set-up
 */
export function isCloseDue(today: StallDay, since: StallDay): boolean {
  const closed = storage.read(closedKey());
  const from = closed && isCalendarDate(closed) ? closed : since;
  const days = daysBetween(from, today);
  return days > 0 && days % ASKED_EVERY === 0;
}
