import { firstDayOf, periodTotals, wasteWeeks } from '@thela/books';
import type { PeriodDish, PeriodTotals, WasteItem } from '@thela/books';
import type { ExpenseCategory } from '@thela/ledger';
import { rupees } from '../amount-words';
import { recordSayings } from '../records/record-sayings';
import type { AskedDays, BookFigure, BookQuestion } from './book-question';
import {
  amountText,
  daysNotes,
  daysText,
  joined,
  listText,
  nameOf,
  rangeOf,
  referencesOf,
  sizeOf,
} from './telling';
import type { Telling } from './telling';

type SumQuestion = Extract<BookQuestion, { readonly kind: 'sum' }>;

/** So many things that were thrown away are named. */
const MOST_ITEMS = 3;

function totalsOf(days: AskedDays, telling: Telling): PeriodTotals {
  return periodTotals(telling.totals, rangeOf(days, telling));
}

/** Said of each figure: what belongs to it. */
const besides: Readonly<Record<BookFigure, readonly BookFigure[]>> = {
  plates: ['plates', 'revenue'],
  revenue: ['revenue', 'profit', 'left'],
  profit: ['revenue', 'profit', 'left'],
  left: ['revenue', 'profit', 'left'],
  expenses: ['expenses'],
  ingredientCost: ['ingredientCost'],
  waste: ['waste'],
};

function figureText(figure: BookFigure, totals: PeriodTotals, { words }: Telling): string {
  const { figures, lost, short } = words;
  if (figure === 'plates') return figures.plates(totals.plates);
  const amount = sizeOf(totals[figure]);
  if (figure === 'profit') {
    const isKnown = totals.dishes.some(({ costedPlates }) => costedPlates > 0);
    if (!isKnown && totals.plates > 0) return words.profitUnknown;
    return totals.profit < 0 ? lost(amount) : figures.profit(amount);
  }
  return figure === 'left' && totals.left < 0 ? short(amount) : figures[figure](amount);
}

function isOfCosts(figure: BookFigure): boolean {
  return (
    figure === 'profit' || figure === 'left' || figure === 'revenue' || figure === 'ingredientCost'
  );
}

/** How a later amount compares with an earlier one. */
function differenceText(now: number, before: number, isMoney: boolean, { words }: Telling): string {
  const difference = Math.round((now - before) * 100) / 100;
  if (difference === 0) return words.same;
  const amount = isMoney ? sizeOf(difference) : words.plates(Math.abs(difference));
  return difference > 0 ? words.more(amount) : words.less(amount);
}

/** The days before, and how these compare with them. */
function againstText(question: SumQuestion, now: number, telling: Telling): readonly string[] {
  const { than, figure, dishes } = question;
  if (than === null) return [];
  const totals = totalsOf(than, telling);
  const days = daysText(than, telling);
  if (totals.daysWithEntries === 0) return [telling.words.nothingBefore(days)];
  const isOfDishes = dishes !== 'all';
  const before = isOfDishes ? dishAmount(figure, dishes, totals) : totals[figure];
  const isMoney = figure !== 'plates';
  const text = isOfDishes
    ? isMoney
      ? rupees(before)
      : telling.words.plates(before)
    : figureText(figure, totals, telling);
  return [
    telling.words.sentence(`${days}: ${text}`),
    differenceText(now, before, isMoney, telling),
  ];
}

function rowsOf(ids: readonly string[], totals: PeriodTotals): readonly PeriodDish[] {
  return ids.flatMap((id) => totals.dishes.find(({ dish }) => dish === id) ?? []);
}

function dishAmount(figure: BookFigure, ids: readonly string[], totals: PeriodTotals): number {
  const amounts = rowsOf(ids, totals).map((row) => {
    if (figure === 'plates') return row.plates;
    return figure === 'profit' ? (row.profit ?? 0) : row.revenue;
  });
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

/** A dish that was not on the menu in these days sold no plates. */
function dishesText(ids: readonly string[], totals: PeriodTotals, telling: Telling): string {
  const { records } = telling.texts.words;
  const each = ids.map((id) => {
    const row = totals.dishes.find(({ dish }) => dish === id);
    const sold = records.dish(row?.plates ?? 0, nameOf(id, telling));
    const revenue = rupees(row?.revenue ?? 0);
    if (!row || row.plates === 0) return records.plates.dishRevenue(sold, revenue);
    if (row.profit === null) return records.told.dishCostUnknown(sold, revenue);
    const told = row.profit < 0 ? records.told.dishLoses : records.told.dishEarns;
    return told(sold, revenue, sizeOf(row.profit));
  });
  return telling.words.sentence(each.join('; '));
}

/** Of dishes whose cost was not known on some days. */
export function costedNotes(rows: readonly PeriodDish[], telling: Telling): readonly string[] {
  return rows
    .filter(({ costedPlates, plates }) => costedPlates > 0 && costedPlates < plates)
    .map(({ dish, costedPlates }) => telling.words.costedOnly(nameOf(dish, telling), costedPlates));
}

async function paidText(
  category: ExpenseCategory,
  { days }: SumQuestion,
  telling: Telling,
): Promise<string> {
  const { ledger, words, texts } = telling;
  const events = await ledger.events({ ...rangeOf(days, telling), kinds: ['expense'] });
  const paise = events.reduce(
    (sum, event) =>
      event.kind === 'expense' && event.category === category
        ? sum + Math.round(event.amount * 100)
        : sum,
    0,
  );
  const word = texts.words.records.expense.words[category];
  const told =
    paise === 0 ? words.noneOfIt : words.sentence(words.paidFor(word, rupees(paise / 100)));
  return `${daysText(days, telling)}: ${told}`;
}

function itemText({ subject, amount }: WasteItem, telling: Telling): string {
  const { words } = telling;
  const much =
    subject.unit === 'plate'
      ? words.plates(amount)
      : amountText({ amount, unit: subject.unit }, telling);
  return words.waste.item(nameOf(subject.id, telling), much);
}

/** What was thrown away, the dearest of one week first. */
async function wasteNotes({ days }: SumQuestion, telling: Telling): Promise<readonly string[]> {
  const { words, ledger } = telling;
  const range = rangeOf(days, telling);
  const [references, events] = await Promise.all([
    referencesOf(telling),
    ledger.events({ ...range, kinds: ['waste'] }),
  ]);
  const weeks = wasteWeeks(references, events, range);
  const items = weeks.length === 1 ? (weeks[0]?.items ?? []) : [];
  const named = items.slice(0, MOST_ITEMS).map((item) => itemText(item, telling));
  return [
    ...(named.length > 0 ? [words.waste.most(listText(named, telling))] : []),
    ...(weeks.some(({ hasUnknownCost }) => hasUnknownCost) ? [words.waste.unknown] : []),
  ];
}

/** The sum of some days, of everything or of some dishes. */
export async function sumText(question: SumQuestion, telling: Telling): Promise<string> {
  const { figure, days, dishes, category } = question;
  const { words, texts } = telling;
  if (category !== null) return paidText(category, question, telling);
  const totals = totalsOf(days, telling);
  const name = daysText(days, telling);
  const notes = daysNotes(days, firstDayOf(telling.totals), telling);
  if (totals.daysWithEntries === 0) return joined(`${name}: ${words.nothing}`, notes);
  if (dishes !== 'all') {
    const rows = rowsOf(dishes, totals);
    return joined(
      `${name}: ${dishesText(dishes, totals, telling)}`,
      costedNotes(rows, telling),
      againstText(question, dishAmount(figure, dishes, totals), telling),
      notes,
    );
  }
  if (figure === 'waste' && totals.waste === 0) {
    return joined(`${name}: ${words.waste.none}`, await wasteNotes(question, telling), notes);
  }
  const told = besides[figure].map((each) => figureText(each, totals, telling)).join(', ');
  const lacking = isOfCosts(figure) && totals.unknownCost.length > 0;
  return joined(
    words.sentence(`${name}: ${told}`),
    figure === 'waste' ? await wasteNotes(question, telling) : [],
    lacking ? recordSayings(texts.words).told.unknownCost(totals.unknownCost) : [],
    againstText(question, totals[figure], telling),
    notes,
  );
}
