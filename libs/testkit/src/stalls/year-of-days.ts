import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import { addDays } from '@thela/ledger';
import { eventMaker, morningOf, seededRandom } from './event-maker';
import { ownDishes, setUpEntries } from './own-stall';

const DAYS = 365;
const SEED = 20261122;
/** A stall that sells 200 times a day sells every three minutes. */
const BETWEEN_SALES_MS = 180_000;

/**
 * A year of an own stall, the same one each time: plates of every day, a price that changes, expenses, waste.
 *
 * @param today its last day
 * @param count of events: 73,000 are 200 a day
 */
export function aYearOfDays(today: StallDay, count = 73_000): readonly LedgerEvent[] {
  const random = seededRandom(SEED);
  const make = eventMaker(SEED);
  const first = addDays(today, 1 - DAYS);
  const events = setUpEntries().map((entry) => make(entry, first, morningOf(first)));
  const setUp = events.length;
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(first, day);
    const opens = morningOf(date);
    const end = setUp + Math.round(((count - setUp) * (day + 1)) / DAYS);
    for (let sale = 0; events.length < end; sale += 1) {
      events.push(make(entryOf(sale, random), date, opens + sale * BETWEEN_SALES_MS));
    }
  }
  return events;
}

function entryOf(sale: number, random: () => number): Entry {
  if (sale === 0) {
    const price = Math.round(20 + random() * 60);
    return { kind: 'price', ingredient: 'tomatoes', price, unit: 'kg', scope: 'from' };
  }
  if (sale === 1) {
    return { kind: 'expense', category: 'ice', note: '', amount: Math.round(40 + random() * 40) };
  }
  if (sale === 2) return { kind: 'waste', reason: 'unsold', dish: 'upma', plates: 1 };
  const dish = ownDishes[Math.floor(random() * ownDishes.length)] ?? '';
  // One sale of fifty is taken back.
  return { kind: 'plates', dish, plates: random() < 0.02 ? -1 : Math.ceil(random() * 3) };
}
