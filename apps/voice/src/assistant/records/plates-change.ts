import { plateEntries, platesByDish } from '@thela/ledger';
import type { Entry, StallDay } from '@thela/ledger';
import { menuItemFigures } from '@thela/pricing';
import type { SpokenEntry, SpokenPlates } from '../entries/spoken-entry';
import { dayMeant } from './change';
import type { Change, NoChange, RecordsShell } from './change';
import { recordSayings } from './record-sayings';
import type { DishCount, NamedPlates } from './record-sayings';

type Of<Kind> = Extract<SpokenEntry, { readonly kind: Kind }>;

/** Plates sold or taken back. */
export async function platesChange(
  { plates, day: spoken }: Of<'plates'>,
  shell: RecordsShell,
): Promise<Change | NoChange> {
  const words = recordSayings.plates;
  const day = dayMeant(spoken, shell);
  const named = withNames(plates, shell);
  const back = plates.filter((one) => one.plates < 0);
  if (back.length > 0) {
    const before = await countedOn(day, shell);
    if (!before) return { kind: 'no-change', text: recordSayings.count.unread };
    const tooMany = back.find(({ dish, plates: taken }) => (before.get(dish) ?? 0) < -taken);
    if (tooMany) {
      const [only] = withNames([{ ...tooMany, plates: before.get(tooMany.dish) ?? 0 }], shell);
      return { kind: 'no-change', text: only ? words.tooMany(only, spoken) : recordSayings.failed };
    }
  }
  const after = () => dishesOn(day, plates, shell);
  return {
    kind: 'change',
    entries: plates.map((one): Entry => ({ kind: 'plates', ...one })),
    day,
    planned: words.planned(named, spoken),
    isUnusual: false,
    done: async () => words.done(named, await after(), spoken),
    undone: async () => words.undone(named, await after(), spoken),
  };
}

/** The counts of a whole day: written as differences to what is counted. */
export async function countChange(
  { plates, day: spoken }: Of<'count'>,
  shell: RecordsShell,
): Promise<Change | NoChange> {
  const words = recordSayings.count;
  const day = dayMeant(spoken, shell);
  const named = withNames(plates, shell);
  const before = await countedOn(day, shell);
  if (!before) return { kind: 'no-change', text: words.unread };
  const entries = plates.flatMap((one) =>
    plateEntries(before.get(one.dish) ?? 0, one.plates, one.dish),
  );
  if (entries.length === 0) return { kind: 'no-change', text: words.stands(named, spoken) };
  const after = () => dishesOn(day, plates, shell);
  return {
    kind: 'change',
    entries,
    day,
    planned: words.planned(named, spoken),
    isUnusual: false,
    done: async () =>
      words.done(
        named,
        plates.map(({ dish }) => before.get(dish) ?? 0),
        await after(),
        spoken,
      ),
    undone: async () => words.undone(named, await after(), spoken),
  };
}

function withNames(
  plates: readonly SpokenPlates[],
  { stall }: RecordsShell,
): readonly NamedPlates[] {
  const { dishes } = stall.getSnapshot();
  return plates.map(({ dish, plates: count }) => ({
    name: dishes.find(({ id }) => id === dish)?.name ?? dish,
    plates: count,
  }));
}

/** Plates by dish; `undefined` where the records cannot be read. */
async function countedOn(
  day: StallDay,
  { ledger }: RecordsShell,
): Promise<ReadonlyMap<string, number> | undefined> {
  try {
    return platesByDish(await ledger.events({ from: day, to: day, kinds: ['plates'] }));
  } catch {
    return undefined;
  }
}

/** What the dishes come to; of today what the page shows where the records cannot be read. */
async function dishesOn(
  day: StallDay,
  plates: readonly SpokenPlates[],
  shell: RecordsShell,
): Promise<readonly DishCount[]> {
  const ids = [...new Set(plates.map(({ dish }) => dish))];
  const found = await totalsOn(day, shell);
  return ids.flatMap((id) => {
    const one = found.find(({ dish }) => dish === id);
    return one ? [one] : [];
  });
}

async function totalsOn(
  day: StallDay,
  { ledger, day: shown }: RecordsShell,
): Promise<readonly (DishCount & { readonly dish: string })[]> {
  try {
    const [totals] = await ledger.totals({ from: day, to: day });
    return totals?.dishes ?? [];
  } catch {
    if (day !== ledger.today.getSnapshot()) return [];
    return menuItemFigures(shown.getSnapshot()).map(({ id, name, platesSold, itemRevenue }) => ({
      dish: id,
      name,
      plates: platesSold,
      revenue: itemRevenue,
    }));
  }
}
