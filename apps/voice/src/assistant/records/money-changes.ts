import { baseOf, isSameUnit, pricePerBase } from '@thela/ledger';
import type { Entry, StallDay } from '@thela/ledger';
import type { AnswerTexts } from '../answer-texts';
import type { SpokenEntry } from '../entries/spoken-entry';
import type { Change, NoChange, RecordsShell } from './change';
import { recordNotices } from './record-notices';
import { resolveDay, dayName } from './change';

/** Money spent, other than on ingredients. */
export function expenseChange(
  { category, note, amount, day: spoken }: Extract<SpokenEntry, { readonly kind: 'expense' }>,
  shell: RecordsShell,
): Change {
  const words = ({ words: messages }: AnswerTexts) => recordNotices(messages).expense;
  const day = resolveDay(spoken, shell);
  const expense = (now: AnswerTexts) => ({ word: note || words(now).words[category], amount });
  const total = () => expensesOn(day, shell);
  return {
    kind: 'change',
    entries: [{ kind: 'expense', category, note, amount }],
    day,
    planText: (now) => words(now).planned(expense(now), dayName(day, shell, now)),
    isUnusual: false,
    doneText: async (now) => words(now).done(expense(now), await total(), dayName(day, shell, now)),
    undoneText: async (now) =>
      words(now).undone(expense(now), await total(), dayName(day, shell, now)),
  };
}

/** ₹; `null` where the records cannot be read */
async function expensesOn(day: StallDay, { ledger }: RecordsShell): Promise<number | null> {
  try {
    const [totals] = await ledger.totals({ from: day, to: day });
    return totals?.expenses ?? 0;
  } catch {
    return null;
  }
}

type Of<Kind> = Extract<SpokenEntry, { readonly kind: Kind }>;

/** A price that is more than so many times the one before, or less than that part of it, was misheard, probably. */
const MOST_TIMES = 3;

function isUnusual(price: number, before: number): boolean {
  return before > 0 && (price > before * MOST_TIMES || price * MOST_TIMES < before);
}

export function priceChange(
  { ingredient: id, price, unit: messages }: Of<'price'>,
  { stall, ledger }: RecordsShell,
  texts: AnswerTexts,
): Change | NoChange {
  const words = (then: AnswerTexts) => recordNotices(then.words).price;
  const find = () => stall.getSnapshot().ingredients.find((one) => one.id === id);
  const item = find();
  if (!item) return { kind: 'no-change', text: texts.words.records.failed };
  const { price: before } = item;
  const name = (then: AnswerTexts) => then.names.nameOf(item);
  const unit = messages ?? before?.unit ?? item.unit;
  const usual = before ?? { price: 0, unit: item.unit };
  if (baseOf(unit) !== baseOf(usual.unit)) {
    return { kind: 'no-change', text: words(texts).otherUnit(name(texts), usual) };
  }
  const now = { price, unit };
  if (before && before.price === price && isSameUnit(before.unit, unit)) {
    return { kind: 'no-change', text: words(texts).stands(name(texts), now) };
  }
  const entry: Entry = { kind: 'price', ingredient: id, price, unit, scope: 'from' };
  return {
    kind: 'change',
    entries: [entry],
    day: ledger.today.getSnapshot(),
    planText: (then) => words(then).planned(name(then), now, before),
    isUnusual: before !== null && isUnusual(pricePerBase(now), pricePerBase(before)),
    doneText: async (then) => words(then).done(name(then), now, before),
    undoneText: async (then) => words(then).undone(name(then), find()?.price ?? null),
  };
}

/** What a plate of a dish costs its buyer from now on. */
export function sellingPriceChange(
  { dish: id, price }: Of<'selling-price'>,
  { stall, ledger }: RecordsShell,
  texts: AnswerTexts,
): Change | NoChange {
  const words = ({ words: messages }: AnswerTexts) => recordNotices(messages).sellingPrice;
  const find = () => stall.getSnapshot().dishes.find((one) => one.id === id);
  const item = find();
  if (!item) return { kind: 'no-change', text: texts.words.records.failed };
  const { sellingPrice: before } = item;
  const name = (then: AnswerTexts) => then.names.nameOf(item);
  if (before === price) return { kind: 'no-change', text: words(texts).stands(name(texts), price) };
  const entry: Entry = { kind: 'dish', dish: id, fields: { sellingPrice: price }, scope: 'from' };
  return {
    kind: 'change',
    entries: [entry],
    day: ledger.today.getSnapshot(),
    planText: (now) => words(now).planned(name(now), price, before),
    isUnusual: isUnusual(price, before),
    doneText: async (now) => words(now).done(name(now), price, before),
    undoneText: async (now) => words(now).undone(name(now), find()?.sellingPrice ?? before),
  };
}
