import { hasEntries, periodRange } from '@thela/books';
import type { Shell } from '@thela/contract';
import { wordsOf } from '@thela/language';
import type { DateStyle } from '@thela/language';
import {
  addDays,
  daysBetween,
  EARLIEST_DAY,
  LATEST_DAY,
  noReferences,
  withReferences,
} from '@thela/ledger';
import type {
  DayRange,
  DayTotals,
  LedgerKind,
  References,
  Stall,
  StallDay,
  Weekday,
  Amount,
} from '@thela/ledger';
import { listed, listedShortly } from '../amount-words';
import type { AnswerTexts } from '../answer-texts';
import type { NamedPeriod } from '../days/parse-days';
import { messagesIn } from './messages';
import type { Messages } from './messages';
import type { ShoppingLine } from '@thela/books';
import { formatRupees } from '@thela/pricing';

const HOW_THE_STALL_IS: readonly LedgerKind[] = ['stall', 'dish', 'ingredient', 'price'];

/** What an answer about the books is made from. */
export interface AnswerContext {
  readonly ledger: Shell['ledger'];
  readonly today: StallDay;
  /** As it is today, with the names to say. */
  readonly stall: Stall;
  /** All records, up to today. */
  readonly totals: readonly DayTotals[];
  /** Days that have not come, with records of a clock that was ahead. */
  readonly future: readonly StallDay[];
  readonly words: Messages;
  readonly texts: AnswerTexts;
}

/** Reads what every answer is made from. */
export async function readAnswerContext(
  { ledger, stall }: Pick<Shell, 'ledger' | 'stall'>,
  texts: AnswerTexts,
): Promise<AnswerContext> {
  const today = ledger.today.getSnapshot();
  const [all, words] = await Promise.all([
    ledger.totals({ from: EARLIEST_DAY, to: LATEST_DAY }),
    messagesIn(texts.language),
  ]);
  const totals = all.filter(({ day }) => day <= today);
  const future = all
    .slice(totals.length)
    .filter(hasEntries)
    .map(({ day }) => day);
  const named = texts.names.inStall(stall.getSnapshot());
  return { ledger, today, stall: named, totals, future, words, texts };
}

/** Prices and recipes of every day; a price that still counts may be as old as the stall. */
export async function referencesOf({ ledger, today }: AnswerContext): Promise<References> {
  const range = { from: EARLIEST_DAY, to: today, kinds: HOW_THE_STALL_IS };
  return withReferences(noReferences, await ledger.events(range));
}

/** The days that are asked for; all of them begin with the first day of the records. */
export function rangeOf(
  { name, from, to }: NamedPeriod,
  { today, totals }: AnswerContext,
): DayRange {
  return name === 'all' ? periodRange('all', today, totals) : { from, to };
}

/** A date: '14 November', with the year where it is not the current one. */
export function dateText(
  day: StallDay,
  { today, texts }: AnswerContext,
  style: DateStyle = {},
): string {
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4);
  return wordsOf(texts.language).day(day, {
    day: 'numeric',
    month: 'long',
    ...style,
    ...(isOtherYear ? { year: 'numeric' } : {}),
  });
}

/** 'Saturday 14 November'. */
export function longDateText(day: StallDay, context: AnswerContext): string {
  return dateText(day, context, { weekday: 'long' });
}

/** The first of January 2024 was a Monday. */
export function weekdayText(weekday: Weekday, { texts }: AnswerContext): string {
  return wordsOf(texts.language).day(`2024-01-0${weekday}`, { weekday: 'long' });
}

/** '6 pm' for 18 */
export function hourText(hour: number, { texts }: AnswerContext): string {
  const moment = new Date(2024, 0, 1, hour).getTime();
  return wordsOf(texts.language).moment(moment, { hour: 'numeric' });
}

/** 'Last week, 9 November to 15 November'. */
export function daysText(days: NamedPeriod, context: AnswerContext): string {
  const { words } = context;
  const { from, to } = rangeOf(days, context);
  if (days.name === 'day') return longDateText(from, context);
  const dates =
    from === to
      ? longDateText(from, context)
      : words.range(dateText(from, context), dateText(to, context));
  if (days.name === 'range') return dates;
  const count = daysBetween(from, to) + 1;
  const name = days.name === 'last-days' ? words.lastDays(count) : words.days[days.name];
  return words.namedDays(name, dates);
}

/** The notes after the figures of some days: that today goes on, what is left out of them, and where the records begin. */
export function daysNotes(
  days: NamedPeriod,
  first: StallDay | null,
  context: AnswerContext,
): readonly string[] {
  const { words, today, future } = context;
  const { from, to } = rangeOf(days, context);
  const isUntilToday = to >= today && from < today;
  const dates = future.map((day) => dateText(day, context));
  return [
    ...(isUntilToday ? [words.soFar] : []),
    ...(isUntilToday && dates.length > 0
      ? [words.notCome(listedShortly(dates, context.texts.words))]
      : []),
    ...(first !== null && first > from && first <= to
      ? [words.begins(dateText(first, context))]
      : []),
  ];
}

/** Names of dishes and ingredients for the ear: five, and how many more. */
export function namesText(ids: readonly string[], context: AnswerContext): string {
  return listedShortly(
    ids.map((id) => nameOf(id, context)),
    context.texts.words,
  );
}

/** The days of a question that are over. */
export function rangeOver(days: NamedPeriod, context: AnswerContext): DayRange {
  const { from, to } = rangeOf(days, context);
  return { from, to: to < context.today ? to : addDays(context.today, -1) };
}

export function listText(items: readonly string[], { texts }: AnswerContext): string {
  return listed(items, 'and', texts.words);
}

/** A dish or ingredient by its id, as it is called today. */
export function nameOf(id: string, { stall }: AnswerContext): string {
  return [...stall.dishes, ...stall.ingredients].find((one) => one.id === id)?.name ?? id;
}

/** Money without a sign. */
export function sizeOf(amount: number): string {
  return formatRupees(Math.abs(amount));
}

export function joinSentences(...parts: readonly (string | readonly string[])[]): string {
  return parts.flat().filter(Boolean).join(' ');
}

/** Less than one kilogram or litre is written in grams or millilitres. */
const SMALLER = { kg: 'g', litre: 'ml' } as const;

/** '2.7 kg', '450 g' */
export function amountText(
  { amount, unit }: Amount,
  { words: { amounts } }: AnswerContext,
): string {
  if ((unit === 'kg' || unit === 'litre') && amount < 1) {
    return amounts[SMALLER[unit]](Math.round(amount * 1000));
  }
  return amounts[unit](amount);
}

/** What to buy of a line: '2.7 kg', '2 packets of 500 g'. */
export function purchaseText({ amount, unit }: ShoppingLine, context: AnswerContext): string {
  if (typeof unit === 'string') return amountText({ amount, unit }, context);
  return context.words.buy.packs[unit.as](amount, amountText(unit.of, context));
}
