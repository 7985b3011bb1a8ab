import {
  addDays,
  dayNumber,
  noReferences,
  totalsOf,
  weekdayOf,
  withReferences,
} from '@thela/ledger';
import type { DayTotals, Entry, LedgerEvent, RecipeLine, StallDay } from '@thela/ledger';
import { builtInMenu } from '@thela/pricing';

/** How many days a made-up stall has kept records. */
export type MadeUpDays = 1 | 6 | 10 | 100 | 400;

const DEVICE = 'b00c5000-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INDIA_MS = 5.5 * HOUR_MS;
const WEEKDAY_PERCENT = [90, 80, 95, 100, 120, 150, 135];
const HOURS = [7, 8, 8, 9, 10, 17, 18, 18, 19, 20, 24];
const MENU_SIZE: Readonly<Record<MadeUpDays, number>> = { 1: 5, 6: 5, 10: 5, 100: 6, 400: 8 };

/** Of these every third is closed; `400` also takes a week off. */
const CLOSED_EVERY: Readonly<Record<MadeUpDays, number>> = {
  1: 7,
  6: 7,
  10: 7,
  100: 11,
  400: 23,
};

type Line = readonly [ingredient: string, amount: number, unit: RecipeLine['unit']];

interface MadeUpDish {
  readonly id: string;
  readonly name: string;
  /** ₹ a plate. */
  readonly price: number;
  /** Plates on a usual day. */
  readonly usual: number;
  readonly recipe: readonly Line[];
}

/** Nobody enters a recipe for the fifth before half of the days are over; the third is retired later on. */
const DISHES: readonly MadeUpDish[] = [
  {
    id: 'made-up-dosa',
    name: 'Dosa',
    price: 60,
    usual: 40,
    recipe: [
      ['rice', 90, 'g'],
      ['urad', 30, 'g'],
      ['oil', 10, 'ml'],
    ],
  },
  {
    id: 'made-up-idli',
    name: 'Idli',
    price: 40,
    usual: 55,
    recipe: [
      ['rice', 80, 'g'],
      ['urad', 25, 'g'],
    ],
  },
  {
    id: 'made-up-pongal',
    name: 'Pongal',
    price: 45,
    usual: 14,
    recipe: [
      ['rice', 110, 'g'],
      ['ghee', 12, 'ml'],
    ],
  },
  {
    id: 'made-up-chai',
    name: 'Chai',
    price: 12.5,
    usual: 80,
    recipe: [
      ['milk', 90, 'ml'],
      ['sugar', 12, 'g'],
    ],
  },
  { id: 'made-up-bajji', name: 'Bajji', price: 30, usual: 12, recipe: [['oil', 35, 'ml']] },
  {
    id: 'made-up-upma',
    name: 'Upma',
    price: 35,
    usual: 20,
    recipe: [
      ['onions', 60, 'g'],
      ['oil', 12, 'ml'],
    ],
  },
  {
    id: 'made-up-vada',
    name: 'Vada',
    price: 25,
    usual: 33,
    recipe: [
      ['urad', 45, 'g'],
      ['oil', 20, 'ml'],
    ],
  },
  { id: 'made-up-lassi', name: 'Lassi', price: 50, usual: 9, recipe: [['milk', 250, 'ml']] },
];

const INGREDIENTS = [
  { id: 'rice', unit: 'kg', price: 52 },
  { id: 'urad', unit: 'kg', price: 124 },
  { id: 'oil', unit: 'litre', price: 135 },
  { id: 'ghee', unit: 'litre', price: 610 },
  { id: 'milk', unit: 'litre', price: 62 },
  { id: 'sugar', unit: 'kg', price: 44.5 },
  { id: 'onions', unit: 'kg', price: 34 },
] as const;

const UNKNOWN_AT_FIRST = 'made-up-bajji';
const RETIRED_LATER = 'made-up-pongal';
const DEARER_LATER = 'made-up-dosa';

/** A whole number from 0 to below `size`: always the same for the same numbers (a multiplicative hash). */
function drawn(size: number, ...numbers: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ number, 0x85ebca6b);
    state ^= state >>> 13;
  }
  return (Math.imul(state, 0xc2b2ae35) >>> 8) % size;
}

/** Writes events with ids that count up, each at its hour of the day in India. */
function writer(length: MadeUpDays, events: LedgerEvent[]) {
  let count = 0;
  return (entry: Entry, day: StallDay, hour: number): string => {
    count += 1;
    const id = `b00c${String(length).padStart(4, '0')}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
    const at = dayNumber(day) * DAY_MS - INDIA_MS + Math.round(hour * HOUR_MS) + (count % 1000);
    events.push({ ...entry, id, day, at, device: DEVICE });
    return id;
  };
}

type Write = ReturnType<typeof writer>;

interface MadeUpDay {
  readonly day: StallDay;
  /** From 0. */
  readonly index: number;
  readonly length: MadeUpDays;
  readonly menu: readonly MadeUpDish[];
}

function setUp(write: Write, { day, menu }: MadeUpDay): void {
  const stall = { name: 'Made-up Stall', place: '', timeZone: 'Asia/Kolkata' };
  write({ kind: 'stall', fields: stall }, day, 5);
  for (const { id } of builtInMenu)
    write({ kind: 'dish', dish: id, fields: { isRetired: true }, scope: 'from' }, day, 5);
  for (const { id, unit, price } of INGREDIENTS) {
    const fields = { name: id, unit, preparation: null, isRetired: false };
    write({ kind: 'ingredient', ingredient: id, fields, scope: 'from' }, day, 5);
    write({ kind: 'price', ingredient: id, price, unit, scope: 'from' }, day, 5);
  }
  for (const [position, dish] of menu.entries()) {
    const recipe = dish.id === UNKNOWN_AT_FIRST ? [] : recipeOf(dish);
    const fields = {
      name: dish.name,
      sellingPrice: dish.price,
      recipe,
      isRetired: false,
      position,
    };
    write({ kind: 'dish', dish: dish.id, fields, scope: 'from' }, day, 5);
  }
}

function recipeOf({ recipe }: MadeUpDish): readonly RecipeLine[] {
  return recipe.map(([ingredient, amount, unit]) => ({ ingredient, amount, unit }));
}

/** Once the price of urad is wrong by ten times, for one day. */
function changePrices(write: Write, { day, index, length }: MadeUpDay): void {
  const price = (ingredient: string, amount: number) =>
    write({ kind: 'price', ingredient, price: amount, unit: 'kg', scope: 'from' }, day, 6);
  if (index % 7 === 2) price('onions', 28 + drawn(40, index, 1));
  if (index % 30 === 20) price('rice', 50 + drawn(900, index, 2) / 100);
  if (index === Math.floor(length * 0.4)) price('urad', 1240);
  if (index === Math.floor(length * 0.4) + 1) price('urad', 126);
}

function changeMenu(write: Write, { day, index, length, menu }: MadeUpDay): void {
  const dish = (id: string, fields: Parameters<typeof changed>[1]) =>
    write(changed(id, fields), day, 6.5);
  if (index === length * 0.7) dish(RETIRED_LATER, { isRetired: true });
  if (index === length * 0.6) dish(DEARER_LATER, { sellingPrice: 65 });
  const costed = menu.find(({ id }) => id === UNKNOWN_AT_FIRST);
  if (costed && index === length * 0.5) dish(costed.id, { recipe: recipeOf(costed) });
}

function changed(dish: string, fields: Extract<Entry, { kind: 'dish' }>['fields']): Entry {
  return { kind: 'dish', dish, fields, scope: 'from' };
}

function platesOn({ day, index, length }: MadeUpDay, dish: MadeUpDish, place: number): number {
  if (dish.id === RETIRED_LATER && index >= length * 0.7) return 0;
  const percent = WEEKDAY_PERCENT[weekdayOf(day) - 1] ?? 100;
  const trend = 1000 + index;
  const chance = 85 + drawn(31, index, place, 3);
  return Math.round((dish.usual * percent * trend * chance) / 10_000_000);
}

/** Counts with one tap for some plates; every eleventh lot is taken back and counted again. */
function tap(
  write: Write,
  { day, index }: MadeUpDay,
  dish: string,
  plates: number,
): readonly string[] {
  const taps = Math.min(plates, 6);
  const ids: string[] = [];
  for (let number = 0; number < taps; number += 1) {
    const lot = Math.floor((plates * (number + 1)) / taps) - Math.floor((plates * number) / taps);
    const hour = (HOURS[drawn(HOURS.length, index, number, plates)] ?? 9) + number / 10;
    const id = write({ kind: 'plates', dish, plates: lot }, day, hour);
    ids.push(id);
    if (drawn(11, index, number, plates, 4) > 0) continue;
    write({ kind: 'undo', event: id, of: 'plates' }, day, hour);
    ids.push(
      write({ kind: 'plates', dish, plates: lot + 1 }, day, hour + 0.01),
      write({ kind: 'plates', dish, plates: -1 }, day, hour + 0.02),
    );
  }
  return ids;
}

/** Most counts are tapped; some are typed in the evening, as a whole or for the rest; some are entered a day late. */
function sell(write: Write, made: MadeUpDay): void {
  for (const [place, dish] of made.menu.entries()) {
    const plates = platesOn(made, dish, place);
    if (plates === 0) continue;
    const way = drawn(8, made.index, place, 5);
    const tapped = way === 0 ? 0 : Math.floor(way === 1 ? plates / 2 : plates);
    const over = tap(write, made, dish.id, tapped).map((id) => id.slice(-12));
    if (plates > tapped)
      write({ kind: 'plates', dish: dish.id, count: plates, over }, made.day, 21.5);
    if (way === 2) write({ kind: 'plates', dish: dish.id, plates: 2 }, made.day, 24 + 9);
  }
}

function spend(write: Write, { day, index }: MadeUpDay, isOpen: boolean): void {
  const expense = (category: 'gas' | 'ice' | 'rent', amount: number) =>
    write({ kind: 'expense', category, note: '', amount }, day, 22);
  if (isOpen) expense('ice', 40);
  if (isOpen && index % 5 === 1) expense('gas', 150.5);
  if (index % 30 === 6) expense('rent', 3000);
}

function throwAway(write: Write, { day, index, menu }: MadeUpDay): void {
  const dish = menu[drawn(menu.length, index, 6)]?.id ?? '';
  if (index % 3 === 0)
    write({ kind: 'waste', reason: 'unsold', dish, plates: 1 + drawn(5, index, 7) }, day, 22);
  const spoilt = { ingredient: 'onions', amount: 300 + drawn(900, index, 8), unit: 'g' } as const;
  if (index % 6 === 2) write({ kind: 'waste', reason: 'spoilt', ...spoilt }, day, 22);
}

function isClosed({ index, length }: MadeUpDay): boolean {
  const isHoliday = length === 400 && index >= 200 && index < 207;
  return isHoliday || index % CLOSED_EVERY[length] === 6;
}

/**
 * The events of a stall that never was, always the same: sales with a weekly pattern and a trend of 0.1 % a day,
 * closed days, changed prices of ingredients and dishes, one price that is wrong by ten times for a day, a dish that
 * is retired, one without a recipe at first, tapped, typed and late counts, undos, expenses, waste.
 *
 * @param length days of records; stalls of up to 10 days have 5 dishes, that of 100 has 6, that of 400 has 8
 * @param today the last of its days
 * @returns in the order in which they were entered, except for late ones
 */
export function madeUpStall(length: MadeUpDays, today: StallDay): readonly LedgerEvent[] {
  const events: LedgerEvent[] = [];
  const write = writer(length, events);
  const menu = DISHES.slice(0, MENU_SIZE[length]);
  for (let index = 0; index < length; index += 1) {
    const made: MadeUpDay = { day: addDays(today, index + 1 - length), index, length, menu };
    if (index === 0) setUp(write, made);
    changePrices(write, made);
    changeMenu(write, made);
    const isOpen = !isClosed(made);
    if (isOpen) sell(write, made);
    spend(write, made, isOpen);
    if (isOpen) throwAway(write, made);
  }
  return events;
}

export function daysOfEvents(events: readonly LedgerEvent[]): readonly DayTotals[] {
  const references = withReferences(noReferences, events);
  const byDay = new Map<string, LedgerEvent[]>();
  for (const event of events) {
    const found = byDay.get(event.day);
    if (found === undefined) byDay.set(event.day, [event]);
    else found.push(event);
  }
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, found]) => totalsOf(references, day, found));
}
