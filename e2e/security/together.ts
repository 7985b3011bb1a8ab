import { stripVTControlCharacters } from 'node:util';
import { tally } from './attack';
import type { Scene, Trial } from './attack';
import type { Row } from '../result-tables';
import type { Site } from '../site';

/** Poisons of one row: the n-th load uses the n-th one, or none of this column for `null`. */
export interface Column<Poison> {
  readonly row: string;
  readonly poisons: readonly (Poison | null)[];
}

interface Meeting<Poison> {
  /** The expected result of each load. */
  readonly expected: string;
  /** Loads a page with all of these poisons and returns the result. */
  readonly load: (scene: Scene, poisons: readonly Poison[]) => Promise<string>;
  readonly describe: (poison: Poison) => string;
}

export interface TogetherOptions<Poison> extends Meeting<Poison> {
  readonly name: string;
  readonly columnsOf: (originOf: Site['originOf']) => readonly Column<Poison>[];
  readonly keepsCache?: true;
  /** Runs before the first load. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Runs after the last load. */
  readonly end?: (scene: Scene) => Promise<void>;
}

/** A test in which each load uses one poison of every column: many loads, so it runs at night. */
export function togetherIn<Poison>(options: TogetherOptions<Poison>): Trial {
  const { name, expected, columnsOf, prepare, end, keepsCache } = options;
  return {
    name,
    ...(keepsCache ? { keepsCache } : {}),
    isNightly: true,
    rows: rowsOf(
      columnsOf(() => 'http://localhost:1'),
      expected,
    ),
    run: async (scene) => {
      try {
        await prepare?.(scene);
        return await meetTogether(options, columnsOf(scene.site.originOf), scene);
      } finally {
        await end?.(scene);
      }
    },
  };
}

export function after<Poison>(count: number, poisons: readonly Poison[]): (Poison | null)[] {
  return [...Array.from({ length: count }, () => null), ...poisons];
}

/**
 * Loads one poison of every column at a time. If the result of a load differs from the expected one, each of
 * its poisons is loaded alone, too, to find the one that caused it.
 *
 * @returns the results of each row, in the order of the columns
 */
async function meetTogether<Poison>(
  meeting: Meeting<Poison>,
  columns: readonly Column<Poison>[],
  scene: Scene,
): Promise<string[]> {
  const screens = new Map(columns.map(({ row }) => [row, [] as string[]]));
  const failed = new Set<string>();
  const loads = Math.max(...columns.map(({ poisons }) => poisons.length));
  for (let turn = 0; turn < loads; turn += 1) {
    const met = columns.flatMap(({ row, poisons }) => {
      const poison = poisons[turn] ?? null;
      return poison === null || failed.has(row) ? [] : [{ row, poison }];
    });
    if (met.length === 0) continue;
    const poisons = met.map(({ poison }) => poison);
    const seen = await meetAll(meeting, poisons, scene);
    for (const [place, { row }] of met.entries()) {
      screens.get(row)?.push(seen[place] ?? '-');
      // After its first failure a row is not tried again; the other rows are.
      if (seen[place] !== meeting.expected) failed.add(row);
    }
  }
  return [...screens.values()].map((seen) => tally(seen));
}

function rowsOf(columns: readonly Column<unknown>[], expected: string): Row[] {
  const counts = new Map<string, number>();
  for (const { row, poisons } of columns) {
    const count = poisons.filter((poison) => poison !== null).length;
    counts.set(row, (counts.get(row) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, expected: `${expected} (${count})` }));
}

async function meetAll<Poison>(
  meeting: Meeting<Poison>,
  poisons: readonly Poison[],
  scene: Scene,
): Promise<string[]> {
  const { expected, describe } = meeting;
  const common = await attempt(meeting, poisons, scene);
  if (common === expected) return poisons.map(() => expected);
  const each: string[] = [];
  for (const poison of poisons) {
    const seen = poisons.length === 1 ? common : await attempt(meeting, [poison], scene);
    each.push(seen === expected ? seen : `${seen} for ${describe(poison)}`);
  }
  const isTogetherOnly = each.every((seen) => seen === expected);
  return isTogetherOnly ? poisons.map(() => `${common} beside the others`) : each;
}

/** The result of a load, or its error in one line. */
async function attempt<Poison>(
  { load }: Meeting<Poison>,
  poisons: readonly Poison[],
  scene: Scene,
): Promise<string> {
  try {
    return await load(scene, poisons);
  } catch (error) {
    return stripVTControlCharacters(String(error)).replaceAll(/\s+/g, ' ').slice(0, 160);
  }
}
