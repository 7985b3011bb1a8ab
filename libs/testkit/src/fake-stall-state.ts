import type { DayStore, StallRole, StallStore } from '@thela/contract';
import { stallDay } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import type { IngredientPrices, PlatesSold } from '@thela/pricing';
import { createFakeDay } from './fake-day';
import { createFakeLedger } from './fake-ledger';
import type { FakeLedger, FakeStorage } from './fake-ledger';
import { createFakeStall } from './fake-stall';
import type { EntriesOfDay } from './stalls/entries-of-day';
import { eventMaker, morningOf } from './stalls/event-maker';
import { ownStall } from './stalls/own-stall';

const TIME_ZONE = 'Asia/Kolkata';
const OPENING_SEED = 2;

export interface FakeStallOptions {
  /** Fixed figures; without them the day opens with random sample figures. */
  readonly platesSold?: PlatesSold;
  /** Returns 0 to below 1; the default is always 0.5. */
  readonly random?: () => number;
  /** Prices that the day opens with, ₹ per kg or litre; without them those of the specification. */
  readonly ingredientPrices?: IngredientPrices;
  /** What was entered at the stall before the shell opened: with `'own'` that of `ownStall`. */
  readonly stall?: readonly EntriesOfDay[] | 'own';
  /** Events that were entered before, in addition. */
  readonly events?: readonly LedgerEvent[];
  /** The stall's day; the default is that of the clock. */
  readonly today?: StallDay;
  /** What becomes of new events; the default is that they are stored at once. */
  readonly storage?: FakeStorage;
  /** Who the person is at the stall; the default is its owner. */
  readonly role?: StallRole;
}

/** Day, stall and ledger of a fake shell. */
export interface FakeStallState {
  readonly day: DayStore;
  readonly stall: StallStore;
  readonly ledger: FakeLedger;
}

/**
 * Opens the stall of a fake shell.
 *
 * @param open goes to the page of the stall
 */
export function createFakeStallState(options: FakeStallOptions, open: () => void): FakeStallState {
  const { platesSold, ingredientPrices, random = () => 0.5 } = options;
  const dayOfClock = () => stallDay(Date.now(), TIME_ZONE);
  const today = options.today ?? dayOfClock();
  const ledger = createFakeLedger(openingEvents(options, today), today, options.storage ?? 'works');
  const stall = createFakeStall(ledger, options.role ?? 'owner', open);
  const date = options.today === undefined ? dayOfClock : ledger.ledger.today.getSnapshot;
  const opening = { platesSold, ingredientPrices, random };
  return { day: createFakeDay(opening, ledger, stall, date), stall, ledger };
}

function openingEvents({ stall = [], events = [] }: FakeStallOptions, today: StallDay) {
  const make = eventMaker(OPENING_SEED);
  const days = stall === 'own' ? ownStall(today) : stall;
  const entered = days.flatMap(({ day, entries }) =>
    entries.map((entry) => make(entry, day, morningOf(day))),
  );
  return [...entered, ...events];
}
