// The made-up stall that stands behind the pages of who has none yet: its days before today come out of a seed, the same
// ones each time, with what a real stall meets (weekends, rain, closed days, prices that move). Today is what the page
// shows: the plates and prices of the specification.
import { addDays, builtInStall, dayNumber, weekdayOf } from '@thela/ledger';
import type { Entry, LedgerEvent, StallDay, StallFields } from '@thela/ledger';
import type { Day } from '@thela/pricing';

/** Today is the hundredth. */
const DAYS_BEFORE = 99;
const WEEKS = Array.from({ length: 14 });
const DEVICE = '5a3b1e00-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const OPENS = 7;
const CLOSES = 21.5;
/** From Monday to Sunday. */
const WEEKDAYS = [0.85, 0.9, 0.95, 1, 1.05, 1.25, 1.45];
/** When guests come, breakfast first; an hour that stands here twice is twice as busy. */
const HOURS = [7, 8, 8, 9, 9, 10, 17, 18, 19, 19, 20];
/** Plates on a usual day. */
const USUAL: Readonly<Record<string, number>> = {
  'onion-uttapam': 26,
  'masala-dosa': 48,
  'idli-sambar': 42,
  'cheese-uttapam': 18,
  'plain-dosa': 34,
};
/** How far the price of what is bought moves in a week. */
const MOVES: Readonly<Record<string, number>> = {
  onions: 0.12,
  potatoes: 0.08,
  tomatoes: 0.2,
  lentils: 0.03,
  oil: 0.02,
};
/** Days ago. */
const CLOSED = new Set([33, 71]);
const RAINY = new Set([9, 10, 24, 45, 46, 47, 80]);

export interface SampleStall extends Pick<StallFields, 'name' | 'place'> {
  readonly today: StallDay;
  /** Of the clock, ms since 1970: no plate of today is of later. */
  readonly now: number;
  /** What the page shows of today. */
  readonly day: Pick<Day, 'ingredientPrices' | 'platesSold'>;
}

/** @returns valid events of 100 days, the same for the same stall */
export function sampleEvents({ today, now, day, name, place }: SampleStall): LedgerEvent[] {
  const events: LedgerEvent[] = [];
  const random = seeded(20_261_122);
  const first = addDays(today, -DAYS_BEFORE);
  const write: Write = (entry, of, hour) => {
    const id = `5a3b1e00-0000-4000-8000-${String(events.length + 1).padStart(12, '0')}`;
    events.push({ ...entry, id, day: of, at: Math.round(timeAt(of, hour)), device: DEVICE });
    return id;
  };

  const fields = { name, place, timeZone: builtInStall.timeZone };
  write({ kind: 'stall', fields }, first, OPENS);
  writePrices(first, day.ingredientPrices, random, write);
  for (let ago = DAYS_BEFORE; ago > 0; ago -= 1) {
    const of = addDays(today, -ago);
    writeExpenses(of, ago, write);
    if (CLOSED.has(ago)) continue;
    const share = (WEEKDAYS[weekdayOf(of) - 1] ?? 1) * (RAINY.has(ago) ? 0.55 : 1);
    for (const [dish, usual] of Object.entries(USUAL)) {
      let left = Math.round(usual * share * (0.85 + random() * 0.3));
      while (left > 0) {
        const plates = Math.min(left, 3 + Math.floor(random() * 8));
        const hour = HOURS[Math.floor(random() * HOURS.length)] ?? 8;
        write({ kind: 'plates', dish, plates }, of, hour + random());
        left -= plates;
      }
      // What was cooked for a usual day is left over on a rainy one.
      const unsold = Math.floor(random() * (RAINY.has(ago) ? 7 : 3.4)) - 1;
      if (unsold > 0) write({ kind: 'waste', reason: 'unsold', dish, plates: unsold }, of, CLOSES);
    }
    if (random() < 0.12) {
      const spoilt = { ingredient: 'tomatoes', amount: 200 + Math.floor(random() * 8) * 100 };
      write({ kind: 'waste', reason: 'spoilt', ...spoilt, unit: 'g' }, of, CLOSES);
    }
  }

  // What is sold by now lies between the opening and now; a stall day begins at four.
  const end = Math.min(Math.max((now - timeAt(today, 0)) / HOUR_MS, 4.1), 27.9);
  const begin = Math.max(4, Math.min(OPENS, end - 1));
  for (const [dish, plates] of Object.entries(day.platesSold)) {
    for (let sold = 0; sold < plates; sold += 6) {
      const at = begin + ((end - begin) * (sold + random())) / (plates + 6);
      write({ kind: 'plates', dish, plates: Math.min(6, plates - sold) }, today, at);
    }
  }
  return events;
}

/** @param hour after midnight in India. @returns the event's id */
type Write = (entry: Entry, of: StallDay, hour: number) => string;

function timeAt(day: StallDay, hour: number): number {
  return (dayNumber(day) * 24 - 5.5 + hour) * HOUR_MS;
}

/** Walks back from the prices of today, so that the last of them are those. */
function writePrices(
  first: StallDay,
  prices: Day['ingredientPrices'],
  random: () => number,
  write: Write,
): void {
  for (const [place, { id: ingredient, unit }] of builtInStall.ingredients.entries()) {
    const now = prices[ingredient] ?? 0;
    const move = MOVES[ingredient] ?? 0;
    const weekly = [now];
    for (const _ of move > 0 ? WEEKS : []) {
      const before = (weekly.at(-1) ?? now) * (1 + move * (random() * 2 - 1));
      weekly.push(Math.min(Math.max(before, now * 0.7), now * 1.4));
    }
    let last: string | undefined;
    let known: number | undefined;
    for (const [week, exact] of weekly.reverse().entries()) {
      const price = week === weekly.length - 1 ? now : Math.round(exact);
      if (price === known) continue;
      const entry = { kind: 'price', ingredient, price, unit, scope: 'from' } as const;
      // Not all of them on one weekday.
      const of = addDays(first, Math.max(0, week * 7 - (place % 7)));
      last = write(last ? { ...entry, after: last } : entry, of, OPENS);
      known = price;
    }
  }
}

function writeExpenses(of: StallDay, ago: number, write: Write): void {
  const spend = (category: 'gas' | 'rent' | 'ice' | 'help', amount: number) =>
    void write({ kind: 'expense', category, note: '', amount }, of, CLOSES);
  if (of.endsWith('-01')) spend('rent', 6000);
  if (CLOSED.has(ago)) return;
  if (ago % 6 === 2) spend('gas', 950);
  if (ago % 2 === 0) spend('ice', 60);
  if (weekdayOf(of) > 5) spend('help', 400);
}

/** Numbers from 0 to below 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
