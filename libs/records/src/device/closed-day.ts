import { daysBetween, isCalendarDate } from '@thela/ledger';
import type { DayTotals, StallDay } from '@thela/ledger';
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { CURRENT_LEDGER_KEY } from './storage-keys';

// Of this phone alone: nothing depends on it, so it is no entry of the ledger.
const storage = safeStorage(browserStorage);

function closedKey(): string {
  const ledger = storage.read(CURRENT_LEDGER_KEY);
  return ledger ? `thela.${ledger}.closed` : 'thela.closed';
}

type Figures = Pick<DayTotals, 'plates' | 'revenue' | 'left'>;

const textOf = ({ plates, revenue, left }: Figures) => [plates, revenue, left].join('/');

/** Notes that a day was closed now on this phone, at the stall that it shows, and with what figures. */
export function markDayClosed({ day, ...figures }: Figures & Pick<DayTotals, 'day'>): void {
  storage.write(closedKey(), [day, Date.now(), textOf(figures)].join(' '));
}

/** The day, when it was closed in ms since 1970, and its figures then; older versions stored the day alone. */
const readClosed = () => storage.read(closedKey())?.split(' ') ?? [];

export interface DayClosing {
  /** In ms since 1970; `null` where it was not stored. */
  readonly at: number | null;
  /** Whether the figures are others now. */
  readonly isChanged: boolean;
}

/**
 * How a day was closed; `null` for one that is not the last that was closed on this phone.
 *
 * @param now its figures, where they are known
 */
export function closingOf(day: StallDay, now?: Figures): DayClosing | null {
  const [closed, at, figures] = readClosed();
  if (closed !== day) return null;
  return {
    at: at === undefined ? null : Number(at),
    isChanged: now !== undefined && figures !== undefined && figures !== textOf(now),
  };
}

/** So many days pass between two questions. */
const ASKED_EVERY = 4;

/**
 * Whether today is a day on which to ask kindly: the fourth, the eighth, … since one was closed.
 *
 * @param since the day from which to count where none was closed: that of the set-up
 */
export function isCloseDue(today: StallDay, since: StallDay): boolean {
  const [closed] = readClosed();
  const from = closed && isCalendarDate(closed) ? closed : since;
  const days = daysBetween(from, today);
  return days > 0 && days % ASKED_EVERY === 0;
}
