import {
  comparableRanges,
  compareTotals,
  firstDayOf,
  periodTotals,
  wasteWeeks,
} from '@thela/books';
import type { PeriodDish, PeriodTotals, WasteItem, WasteWeek } from '@thela/books';
import type { DayRange, ExpenseCategory } from '@thela/ledger';
import { formatRupees, toMillionths, toRupees } from '@thela/pricing';
import { recordNotices } from '../records/record-notices';
import type { BookFigure, BookQuestion } from './book-question';
import type { NamedPeriod } from '../days/parse-days';
import {
  amountText,
  dateText,
  daysNotes,
  daysText,
  joinSentences,
  listText,
  nameOf,
  rangeOf,
  referencesOf,
  sizeOf,
} from './answer-context';
import type { AnswerContext } from './answer-context';

type SumQuestion = Extract<BookQuestion, { readonly kind: 'sum' }>;

/** So many things that were thrown away are named. */
const MOST_ITEMS = 3;

function totalsOf(days: NamedPeriod, context: AnswerContext): PeriodTotals {
  return periodTotals(context.totals, rangeOf(days, context));
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

function figureText(figure: BookFigure, totals: PeriodTotals, { words }: AnswerContext): string {
  const { figures, lost, short } = words;
  if (figure === 'plates') return figures.plates(totals.plates);
  const size = totals[figure];
  if (size === null) return figure === 'profit' ? words.profitUnknown : words.costUnknown;
  const amount = sizeOf(size);
  if (figure === 'profit') return size < 0 ? lost(amount) : figures.profit(amount);
  return figure === 'left' && totals.left < 0 ? short(amount) : figures[figure](amount);
}

const ofCosts = new Set<BookFigure>(['profit', 'left', 'revenue', 'ingredientCost']);

/** How a later amount compares with an earlier one. */
function differenceText(
  now: number,
  before: number,
  isMoney: boolean,
  { words }: AnswerContext,
): string {
  const difference = Math.round((now - before) * 100) / 100;
  if (difference === 0) return words.same;
  const amount = isMoney ? sizeOf(difference) : words.plates(Math.abs(difference));
  return difference > 0 ? words.more(amount) : words.less(amount);
}

function amountOf({ figure, dishes }: SumQuestion, totals: PeriodTotals): number | null {
  return dishes === 'all' ? totals[figure] : dishAmount(figure, dishes, totals);
}

/** 'Last week, 9 November to 15 November: ₹4,200.' */
function amountLine(
  days: NamedPeriod,
  question: SumQuestion,
  totals: PeriodTotals,
  context: AnswerContext,
): string {
  const { words } = context;
  const { figure, dishes } = question;
  const amount = amountOf(question, totals);
  const text =
    dishes === 'all'
      ? figureText(figure, totals, context)
      : amount === null
        ? words.profitUnknown
        : figure === 'plates'
          ? words.plates(amount)
          : formatRupees(amount);
  return words.sentence(`${daysText(days, context)}: ${text}`);
}

/** The days before, and how they compare with those of the question that are over; rent is set apart. */
function againstText(question: SumQuestion, context: AnswerContext): readonly string[] {
  const { days, than, figure, dishes } = question;
  if (than === null) return [];
  const { words, today, totals: all } = context;
  const [asked, askedBefore] = [rangeOf(days, context), rangeOf(than, context)];
  const totalsIn = (range: DayRange) => {
    const totals = periodTotals(all, range);
    return dishes === 'all' ? totals : { ...totals, dishes: rowsOf(dishes, totals) };
  };
  const before = totalsIn(askedBefore);
  if (before.daysWithEntries === 0) return [words.nothingBefore(daysText(than, context))];
  const first = firstDayOf(all);
  const comparable = comparableRanges(asked, askedBefore, today, first);
  const ranges = comparable ?? { now: asked, before: askedBefore };
  const compared = compareTotals(totalsIn(ranges.now), totalsIn(ranges.before));
  const isCut = ranges.now.to < asked.to;
  const isRentApart =
    compared.hasRent && dishes === 'all' && (figure === 'left' || figure === 'expenses');
  const range = (of: DayRange): NamedPeriod => ({ name: 'range', from: of.from, to: of.to });
  const [now, then] = [amountOf(question, compared.now), amountOf(question, compared.before)];
  const isOfDays = asked.from === asked.to && askedBefore.from === askedBefore.to;
  const named = unknownTexts(totalsIn(asked), context);
  const unknown = unknownTexts(compared.before, context).filter((text) => !named.includes(text));
  const isAlike = compared.changes[figure] !== null;
  return [
    ...(isCut ? [words.overOnly] : []),
    ...(isRentApart ? [words.rentApart] : []),
    ...(isCut || isRentApart
      ? [amountLine(range(ranges.now), question, compared.now, context)]
      : []),
    amountLine(isCut ? range(ranges.before) : than, question, compared.before, context),
    ...(dishes === 'all' && ofCosts.has(figure) && figure !== 'revenue' ? unknown : []),
    now === null || then === null || (!comparable && !isOfDays)
      ? ''
      : isAlike
        ? differenceText(now, then, figure !== 'plates', context)
        : words.costsDiffer,
    ...(comparable
      ? []
      : first !== null && asked.from < today
        ? [words.begins(dateText(first, context))]
        : [words.noneOver]),
  ];
}

function rowsOf(ids: readonly string[], totals: PeriodTotals): readonly PeriodDish[] {
  return ids.flatMap((id) => totals.dishes.find(({ dish }) => dish === id) ?? []);
}

/** Of some dishes; `null` where plates of one were sold and the cost of none of these is known. */
function dishAmount(
  figure: BookFigure,
  ids: readonly string[],
  totals: PeriodTotals,
): number | null {
  const rows = rowsOf(ids, totals);
  if (figure === 'profit' && rows.some(({ plates, profit }) => plates > 0 && profit === null))
    return null;
  if (figure === 'plates') return rows.reduce((sum, { plates }) => sum + plates, 0);
  const amounts = rows.map(({ exact }) => (figure === 'profit' ? exact.profit : exact.revenue));
  return toRupees(amounts.reduce((sum, amount) => sum + amount, 0n));
}

/** A dish that was not on the menu in these days sold no plates. */
function dishesText(ids: readonly string[], totals: PeriodTotals, context: AnswerContext): string {
  const { records } = context.texts.words;
  const each = ids.map((id) => {
    const row = totals.dishes.find(({ dish }) => dish === id);
    const sold = records.dish(row?.plates ?? 0, nameOf(id, context));
    const revenue = formatRupees(row?.revenue ?? 0);
    if (!row || row.plates === 0) return records.plates.dishRevenue(sold, revenue);
    if (row.profit === null) return records.dayAnswer.dishCostUnknown(sold, revenue);
    const phrase = row.profit < 0 ? records.dayAnswer.dishLoses : records.dayAnswer.dishEarns;
    return phrase(sold, revenue, sizeOf(row.profit));
  });
  return context.words.sentence(each.join('; '));
}

/** Of dishes whose cost was not known on some days. */
export function costedNotes(
  rows: readonly PeriodDish[],
  context: AnswerContext,
): readonly string[] {
  return rows
    .filter(({ costedPlates, plates }) => costedPlates > 0 && costedPlates < plates)
    .map(({ dish, costedPlates }) => context.words.costedOnly(nameOf(dish, context), costedPlates));
}

/** What was paid for in some days, the dearest first, in picorupees. */
async function paidIn(
  days: NamedPeriod,
  context: AnswerContext,
): Promise<readonly (readonly [ExpenseCategory, bigint])[]> {
  const events = await context.ledger.events({ ...rangeOf(days, context), kinds: ['expense'] });
  const sums = new Map<ExpenseCategory, bigint>();
  for (const event of events) {
    if (event.kind !== 'expense') continue;
    const amount = BigInt(toMillionths(event.amount)) * 1_000_000n;
    sums.set(event.category, (sums.get(event.category) ?? 0n) + amount);
  }
  return [...sums].filter(([, sum]) => sum > 0n).sort(([, a], [, b]) => (a < b ? 1 : -1));
}

function paidForText([category, sum]: readonly [ExpenseCategory, bigint], context: AnswerContext) {
  const { words, texts } = context;
  return words.paidFor(texts.words.records.expense.words[category], formatRupees(toRupees(sum)));
}

async function paidText(
  category: ExpenseCategory,
  { days, than, isByName }: SumQuestion,
  context: AnswerContext,
): Promise<string> {
  const { words } = context;
  const sumIn = async (some: NamedPeriod) =>
    (await paidIn(some, context)).find(([each]) => each === category)?.[1] ?? 0n;
  const lineOf = (some: NamedPeriod, sum: bigint) => {
    const phrase =
      sum > 0n ? words.sentence(paidForText([category, sum], context)) : words.noneOfIt;
    return `${daysText(some, context)}: ${phrase}`;
  };
  const now = await sumIn(days);
  const before = than && (await sumIn(than));
  const asked = rangeOf(days, context);
  // Two days of a week are not set against a whole one.
  const isWhole = asked.from === asked.to || asked.to < context.today;
  return joinSentences(
    lineOf(days, now),
    isByName ? words.notByName : [],
    than && before !== null ? lineOf(than, before) : [],
    before === null || !isWhole
      ? []
      : differenceText(toRupees(now), toRupees(before), true, context),
  );
}

/** Of several things that were paid for, each. */
async function paidNotes(
  { days }: SumQuestion,
  context: AnswerContext,
): Promise<readonly string[]> {
  const paid = await paidIn(days, context);
  const each = paid.map((one) => paidForText(one, context));
  return paid.length > 1 ? [context.words.sentence(listText(each, context))] : [];
}

function itemText({ subject, amount }: WasteItem, context: AnswerContext): string {
  const { words } = context;
  const much =
    subject.unit === 'plate'
      ? words.plates(amount)
      : amountText({ amount, unit: subject.unit }, context);
  return words.waste.item(nameOf(subject.id, context), much);
}

function itemsOf(weeks: readonly WasteWeek[]): readonly WasteItem[] {
  const [only, second] = weeks;
  if (!second) return only?.items ?? [];
  const items = new Map<string, WasteItem>();
  for (const item of weeks.flatMap((week) => week.items)) {
    const { id, unit } = item.subject;
    const before = items.get(`${id} ${unit}`);
    const cost = before ? sumOrNull(before.cost, item.cost) : item.cost;
    items.set(`${id} ${unit}`, { ...item, amount: item.amount + (before?.amount ?? 0), cost });
  }
  return [...items.values()].sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0));
}

function sumOrNull(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

/** What was thrown away, the dearest of one week first, of several weeks the most. */
async function wasteNotes(
  { days }: SumQuestion,
  context: AnswerContext,
): Promise<readonly string[]> {
  const { words, ledger } = context;
  const range = rangeOf(days, context);
  const [references, events] = await Promise.all([
    referencesOf(context),
    ledger.events({ ...range, kinds: ['waste'] }),
  ]);
  const weeks = wasteWeeks(references, events, range);
  const itemTexts = itemsOf(weeks)
    .slice(0, MOST_ITEMS)
    .map((item) => itemText(item, context));
  return [
    ...(itemTexts.length > 0 ? [words.waste.most(listText(itemTexts, context))] : []),
    ...(weeks.some(({ hasUnknownCost }) => hasUnknownCost) ? [words.waste.unknown] : []),
  ];
}

/** What the profit and what is left do not know. */
export function unknownTexts(totals: PeriodTotals, context: AnswerContext): readonly string[] {
  const { unknownCosts, profitLacks } = recordNotices(context.texts.words).day;
  const { names } = context.texts;
  const dishes = totals.dishes.filter(({ plates, costedPlates }) => costedPlates < plates);
  return [
    ...unknownCosts(
      dishes.map(({ dish }) => nameOf(dish, context)),
      totals.unknownWaste.map((name) => names.atStall(context.stall, name)),
    ),
    ...profitLacks(totals.profit, dishes.length),
  ];
}

/** The sum of some days, of everything or of some dishes. */
export async function sumText(question: SumQuestion, context: AnswerContext): Promise<string> {
  const { figure, days, dishes, category } = question;
  const { words } = context;
  if (category !== null) return paidText(category, question, context);
  const totals = totalsOf(days, context);
  const name = daysText(days, context);
  const notes = daysNotes(days, firstDayOf(context.totals), context);
  if (totals.daysWithEntries === 0) return joinSentences(`${name}: ${words.nothing}`, notes);
  if (dishes !== 'all') {
    const rows = rowsOf(dishes, totals);
    return joinSentences(
      `${name}: ${dishesText(dishes, totals, context)}`,
      costedNotes(rows, context),
      againstText(question, context),
      notes,
    );
  }
  if (figure === 'waste' && totals.waste === 0) {
    return joinSentences(
      `${name}: ${words.waste.none}`,
      await wasteNotes(question, context),
      notes,
    );
  }
  const phrase = besides[figure].map((each) => figureText(each, totals, context)).join(', ');
  return joinSentences(
    words.sentence(`${name}: ${phrase}`),
    figure === 'waste' ? await wasteNotes(question, context) : [],
    figure === 'expenses' ? await paidNotes(question, context) : [],
    question.isByName ? words.notByName : [],
    ofCosts.has(figure) ? unknownTexts(totals, context) : [],
    againstText(question, context),
    notes,
  );
}
