import { platesByDish, typedCount } from '@thela/ledger';
import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import { menuItemFigures } from '@thela/pricing';
import type { AnswerTexts } from '../answer-texts';
import type { SpokenEntry, SpokenPlates } from '../entries/spoken-entry';
import { resolveDay, dayName } from './change';
import type { Change, NoChange, RecordsShell } from './change';
import { recordNotices } from './record-notices';
import type { DishCount, NamedPlates } from './record-notices';

type Of<Kind> = Extract<SpokenEntry, { readonly kind: Kind }>;

/** Plates sold or taken back. */
export async function platesChange(
  { plates, day: spoken }: Of<'plates'>,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<Change | NoChange> {
  const words = ({ words: messages }: AnswerTexts) => recordNotices(messages).plates;
  const day = resolveDay(spoken, shell);
  const names = (now: AnswerTexts) => withNames(plates, shell, now);
  const dayNow = (now: AnswerTexts) => dayName(day, shell, now);
  const reversals = plates.map((one) => ({ ...one, plates: -one.plates }));
  if (reversals.some((one) => one.plates > 0)) {
    const before = await readCounts(day, shell);
    const refusal = before
      ? refusalOf(reversals, before, day, shell, texts)
      : texts.words.records.count.unread;
    if (refusal !== undefined) return { kind: 'no-change', text: refusal };
  }
  const after = (now: AnswerTexts) => dishesOn(day, plates, shell, now);
  return {
    kind: 'change',
    entries: plates.map((one): Entry => ({ kind: 'plates', ...one })),
    day,
    planText: (now) => words(now).planned(names(now), dayNow(now)),
    isUnusual: false,
    doneText: async (now) => words(now).done(names(now), await after(now), dayNow(now)),
    undoRefused: (now) => undoRefusal(plates, day, shell, now),
    undoneText: async (now) => words(now).undone(names(now), await after(now), dayNow(now)),
  };
}

export async function countChange(
  { plates, day: spoken }: Of<'count'>,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<Change | NoChange> {
  const words = ({ words: messages }: AnswerTexts) => recordNotices(messages).count;
  const day = resolveDay(spoken, shell);
  const names = (now: AnswerTexts) => withNames(plates, shell, now);
  const dayNow = (now: AnswerTexts) => dayName(day, shell, now);
  const events = await readPlates(day, shell);
  if (!events) return { kind: 'no-change', text: words(texts).unread };
  const before = platesByDish(events);
  // 'Total 40 masala dosa, 42 masala dosa': which of them is right, nobody knows.
  if (inAll(plates).length < plates.length) return { kind: 'no-change', text: words(texts).twice };
  const entries = plates
    .filter((one) => one.plates !== (before.get(one.dish) ?? 0))
    .map((one) => typedCount(events, one.dish, one.plates))
    .filter((entry) => entry !== null);
  if (entries.length === 0) {
    return { kind: 'no-change', text: words(texts).stands(names(texts), dayNow(texts)) };
  }
  const after = (now: AnswerTexts) => dishesOn(day, plates, shell, now);
  return {
    kind: 'change',
    entries,
    day,
    planText: (now) => words(now).planned(names(now), dayNow(now)),
    isUnusual: false,
    doneText: async (now) =>
      words(now).done(
        names(now),
        plates.map(({ dish }) => platesOf(before, dish)),
        await after(now),
        dayNow(now),
      ),
    undoneText: async (now) => words(now).undone(names(now), await after(now), dayNow(now)),
  };
}

/** Why these plates cannot be taken back: fewer are counted. */
function refusalOf(
  reversals: readonly SpokenPlates[],
  counts: ReadonlyMap<string, number>,
  day: StallDay,
  shell: RecordsShell,
  texts: AnswerTexts,
): string | undefined {
  const tooMany = inAll(reversals).find(({ dish, plates }) => platesOf(counts, dish) < plates);
  if (!tooMany) return undefined;
  const onScreen = [{ ...tooMany, plates: platesOf(counts, tooMany.dish) }];
  const { plates } = recordNotices(texts.words);
  return plates.tooMany(withNames(onScreen, shell, texts), dayName(day, shell, texts));
}

/** Plates that were counted by voice may have been taken back elsewhere since. */
async function undoRefusal(
  plates: readonly SpokenPlates[],
  day: StallDay,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<string | undefined> {
  const counts = await readCounts(day, shell);
  return counts && refusalOf(plates, counts, day, shell, texts);
}

/** More may be taken back than were sold, in two tabs. */
function platesOf(counts: ReadonlyMap<string, number>, dish: string): number {
  return Math.max(counts.get(dish) ?? 0, 0);
}

/** One entry for each dish. */
function inAll(plates: readonly SpokenPlates[]): readonly SpokenPlates[] {
  const sums = new Map<string, number>();
  for (const one of plates) sums.set(one.dish, (sums.get(one.dish) ?? 0) + one.plates);
  return [...sums].map(([dish, sum]) => ({ dish, plates: sum }));
}

function withNames(
  plates: readonly SpokenPlates[],
  { stall }: RecordsShell,
  { names }: AnswerTexts,
): readonly NamedPlates[] {
  const { dishes } = names.inStall(stall.getSnapshot());
  return plates.map(({ dish, plates: count }) => ({
    name: dishes.find(({ id }) => id === dish)?.name ?? dish,
    plates: count,
  }));
}

/** Plates by dish; `undefined` where the records cannot be read. */
async function readCounts(
  day: StallDay,
  shell: RecordsShell,
): Promise<ReadonlyMap<string, number> | undefined> {
  const events = await readPlates(day, shell);
  return events && platesByDish(events);
}

async function readPlates(
  day: StallDay,
  { ledger }: RecordsShell,
): Promise<readonly LedgerEvent[] | undefined> {
  try {
    return await ledger.events({ from: day, to: day, kinds: ['plates'] });
  } catch {
    return undefined;
  }
}

/** What the dishes come to; of today what the page shows where the records cannot be read. */
async function dishesOn(
  day: StallDay,
  plates: readonly SpokenPlates[],
  shell: RecordsShell,
  { names }: AnswerTexts,
): Promise<readonly DishCount[]> {
  const ids = [...new Set(plates.map(({ dish }) => dish))];
  const dishTotals = await totalsOn(day, shell);
  return ids.flatMap((id) => {
    const one = dishTotals.find(({ dish }) => dish === id);
    return one ? [{ ...one, name: names.nameOf({ id, name: one.name }) }] : [];
  });
}

async function totalsOn(
  day: StallDay,
  { ledger, day: dayStore }: RecordsShell,
): Promise<readonly (DishCount & { readonly dish: string })[]> {
  try {
    const [totals] = await ledger.totals({ from: day, to: day });
    return totals?.dishes ?? [];
  } catch {
    if (day !== ledger.today.getSnapshot()) return [];
    return menuItemFigures(dayStore.getSnapshot()).map(({ id, name, platesSold, itemRevenue }) => ({
      dish: id,
      name,
      plates: platesSold,
      revenue: itemRevenue,
    }));
  }
}
