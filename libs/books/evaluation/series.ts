import { addDays, dayNumber } from '@thela/ledger';
import type { SalesDay } from '@thela/books';
import { seededRandom } from '@thela/testkit/event-maker';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a stall sold, day by day. */
export interface Series {
  readonly name: string;
  /** The earliest first; a day on which the stall was closed is left out. */
  readonly days: readonly SalesDay[];
}

const FIRST_DAY = '2025-01-01';
/** Monday first. */
const WEEKDAYS = [0.9, 0.8, 0.95, 1, 1.2, 1.5, 1.35];

/** Near a normal distribution, with mean 0 and deviation 1: twelve random numbers less six. */
function normal(random: () => number): number {
  return Array.from({ length: 12 }, random).reduce((sum, number) => sum + number, -6);
}

/** Plates of people who come by chance, `mean` of them on average. */
function chance(random: () => number, mean: number): number {
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
}

function dayOf(day: string, sold: ReadonlyMap<string, number>): SalesDay {
  const dishes = [...sold].map(([dish, plates]) => ({ dish, name: dish, plates }));
  return { day, plates: dishes.reduce((sum, { plates }) => sum + plates, 0), dishes };
}

interface Season {
  readonly length: number;
  /** Plates of each dish on a usual day. */
  readonly usual: readonly number[];
  /** What a day brings, as a part of a usual one; 0 for a day on which the stall is closed. */
  readonly dayFactor: (index: number, weekday: number, random: () => number) => number;
}

function madeUp(name: string, seed: number, { length, usual, dayFactor }: Season): Series {
  const random = seededRandom(seed);
  const days = Array.from({ length }, (_, index) => {
    const day = addDays(FIRST_DAY, index);
    const factor = dayFactor(index, (dayNumber(day) + 3) % 7, random);
    const weather = 1 + 0.12 * normal(random);
    return dayOf(
      day,
      new Map(
        usual.map((plates, dish) => [`dish ${dish}`, chance(random, plates * factor * weather)]),
      ),
    );
  });
  return { name, days: days.filter(({ plates }) => plates > 0) };
}

const BUSY = [40, 55, 14, 80, 12, 20];
const SLOW = [5, 4, 3, 2, 1, 0.5, 0.2];

const ofWeekday = (_: number, weekday: number) => WEEKDAYS[weekday] ?? 1;

/** Stalls with seasons that are known. */
export const madeUpSeries: readonly Series[] = [
  madeUp('weekdays', 1, { length: 200, usual: BUSY, dayFactor: ofWeekday }),
  madeUp('weekdays of a slow stall', 2, { length: 200, usual: SLOW, dayFactor: ofWeekday }),
  madeUp('a year with a trend', 3, {
    length: 400,
    usual: BUSY,
    dayFactor: (index, weekday) =>
      ofWeekday(index, weekday) *
      (1 + 0.3 * Math.sin((2 * Math.PI * index) / 365)) *
      (1 + index / 700),
  }),
  madeUp('festivals and closed days', 4, {
    length: 300,
    usual: BUSY,
    dayFactor: (index, weekday, random) => {
      const luck = random();
      const isAway = index % 23 === 6 || (index > 200 && index < 208) || luck < 0.05;
      if (isAway) return 0;
      return ofWeekday(index, weekday) * (luck > 0.97 ? 2.5 : luck > 0.94 ? 0.4 : 1);
    },
  }),
];

/** Reads a table of day, dish, plates; a dish is on the menu from the first day on which it sold. */
function readSeries(path: string): Series {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
  const byDay = new Map<string, Map<string, number>>();
  for (const [day = '', dish = '', plates] of rows) {
    const sold = byDay.get(day) ?? new Map<string, number>();
    byDay.set(day, sold.set(dish, (sold.get(dish) ?? 0) + Number(plates)));
  }
  const menu = new Map<string, number>();
  const days = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, sold]) => {
      for (const dish of sold.keys()) menu.set(dish, 0);
      return dayOf(day, new Map([...menu, ...sold]));
    });
  return { name: basename(path), days };
}

/** The tables of a folder whose names end with `-daily.csv`. */
export function seriesIn(folder: string | undefined): readonly Series[] {
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('-daily.csv'))
    .map((name) => readSeries(join(folder, name)));
}
