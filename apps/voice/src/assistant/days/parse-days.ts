import { numberWords, priceNumberWords, tokensOf, wordMap, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import {
  addDays,
  daysBetween,
  EARLIEST_DAY,
  firstOfMonth,
  LATEST_DAY,
  mondayOf,
  weekdayOf,
} from '@thela/ledger';
import type { DayRange, StallDay } from '@thela/ledger';
import { dateWords, isFestival } from './date-words';

/** How the days of a question are called; their dates are said beside it. */
export type PeriodName =
  | 'today'
  | 'yesterday'
  | 'this-week'
  | 'last-week'
  | 'this-month'
  | 'last-month'
  | 'last-days'
  /** One day, by its date. */
  | 'day'
  | 'range'
  /** All days of the records; `from` is as early as can be. */
  | 'all';

export interface NamedPeriod extends DayRange {
  readonly name: PeriodName;
}

export type ParsedDays =
  | { readonly kind: 'days'; readonly days: NamedPeriod }
  /** A weekday: the last one that is over, or the next one, which the verb tells. */
  | { readonly kind: 'weekday'; readonly past: NamedPeriod; readonly next: StallDay }
  /** 'Kal' and 'parso' name a past and a coming day. */
  | { readonly kind: 'kal' | 'parso'; readonly past: NamedPeriod }
  | { readonly kind: 'tomorrow' }
  /** Later than tomorrow, or several days to come. */
  | { readonly kind: 'ahead' }
  /** 'Hafte mein': which one is not said. */
  | { readonly kind: 'some-week'; readonly length: 7 | 30 }
  /** Days that no rule knows: 'do hafte pehle'. */
  | { readonly kind: 'unclear' };

const numbers = wordMap([...numberWords, ...priceNumberWords]);
const last = wordSet(
  'last past previous pichle pichla pichli pichhle pichhli pichhla beete bite guzre gujre gaye preceding latest',
);
const current = wordSet('this is iss isi current chalu ongoing yeh ye');
const coming = wordSet('next agle agla agli coming aane aanevale upcoming aagami');
const dayUnits = wordSet('day days din dino dinon dinom');
const weekUnits = wordSet('week weeks hafte hafta hafton hafto veek vik saptah hapte hapta');
const monthUnits = wordSet('month months mahine mahina mahino mahinon maah mahin mahine');
const yearUnits = wordSet('year years saal sal varsh baras');
const weekends = wordSet('weekend weekends veekend');
const ago = wordSet('ago pehle pahle पहले purv back');
const ordinals = wordSet('th st nd rd');
const datesOf = dateWords;
const whole = wordSet('bhar poora pura poore pure whole entire');
const joints = wordSet('ke ka ki of the mein me men wale vale ko in on for during ek');
const ofYear = wordSet('mein me');
const beforeYear: ReadonlySet<Token> = new Set(['', ',', 'of']);
const beforeDate = wordSet('on');
const behindDate = wordSet('ko tarikh');
const moneyWords = wordSet('rs rupee rupees rupaye rupaya rupay rupaiya inr');
const until = wordSet('se to till until tak and aur through');
const betweenWords = wordSet('from between');
const yesterdays = wordSet('yesterday yesterdays');
const kals = wordSet('kal');
const todays = wordSet('today todays aaj tonight');
const tomorrows = wordSet('tomorrow tomorrows');
const parsos = wordSet('parso parson parsu');

const weekdays = wordMap([
  [1, 'monday mondays somvar somwar somavar somvaar mon mande'],
  [2, 'tuesday tuesdays mangalvar mangal mangalwar manglwar mangalvaar tue tues tyujde tyusde'],
  [3, 'wednesday wednesdays budhvar budh budhwar budhvaar wed vednesde'],
  [4, 'thursday thursdays guruvar guruwar brihaspativar veervar virvar thu thurs tharsde'],
  [5, 'friday fridays shukravar shukrawar shukrvar juma jumma fri fraide'],
  [6, 'saturday saturdays shanivar shaniwar shanichar saitarde saturde'],
  [7, 'sunday sundays ravivar raviwar itvar itwar etvar sande'],
]);
const months = wordMap([
  [1, 'january jan janvari janavari'],
  [2, 'february feb farvari faravari'],
  [3, 'march mar march'],
  [4, 'april apr aprail eprail'],
  [5, 'mayi may'],
  [6, 'june jun jun'],
  [7, 'july jul julai'],
  [8, 'august aug agast agust'],
  [9, 'september sept sep sitambar sitmbar sitanbar septembar'],
  [10, 'october oct aktubar oktobar aktoobar aktobar akutubar aktubaru aktobaru'],
  [11, 'november nov navambar novembar navmbar navanbar novenbar'],
  [12, 'december dec disambar disembar dismbar disanbar'],
]);
/** No period is longer. */
const MOST_DAYS = 3660;

interface At {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly today: StallDay;
}

type DaysAt = { readonly parsed: ParsedDays; readonly to: number };

function days(name: PeriodName, from: StallDay, to: StallDay): ParsedDays {
  return { kind: 'days', days: { name, from, to } };
}

/** One day by its date, also where it is today: the rules for today know it by its word alone. */
function oneDay(day: StallDay): ParsedDays {
  return days('day', day, day);
}

function earlierOf(a: StallDay, b: StallDay): StallDay {
  return a < b ? a : b;
}

function monthRange(first: StallDay, today: StallDay): DayRange {
  return { from: first, to: earlierOf(addDays(firstOfMonth(first, 1), -1), today) };
}

function numberAt({ tokens }: At, at: number): number | undefined {
  const token = tokens[at] ?? '';
  const value = /^\d+$/.test(token) ? Number(token) : numbers.get(token);
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined;
}

/** Beyond words such as 'ke', which join. */
function afterJoints({ tokens }: At, at: number): number {
  return joints.has(tokens[at] ?? '') ? at + 1 : at;
}

function yearOf(today: StallDay): number {
  return Number(today.slice(0, 4));
}

function firstOf(month: number, year: number): StallDay {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The month of a year, else the last one of that name. */
function monthNumbered(number: number, today: StallDay, year?: number): StallDay {
  const first = firstOf(number, year ?? yearOf(today));
  return year !== undefined || first <= today ? first : firstOfMonth(first, -12);
}

const CENTURY = 2000;
/** From it on a number may be a year: '2000' is rather an amount, and nobody has records of before. */
const FIRST_YEAR = 2015;

/** '2025', ', 2025', 'of last year'; not '2000 rupaye'. */
function yearAt(at: At, position: number): { year?: number; to: number } {
  const { tokens, today } = at;
  const from = position + (beforeYear.has(tokens[position] ?? '') ? 1 : 0);
  const year = Number(/^2\d{3}$/.exec(tokens[from] ?? '')?.[0]);
  const isYear = year >= FIRST_YEAR && year <= yearOf(today) + 1;
  if (isYear && !moneyWords.has(tokens[from + 1] ?? '')) return { year, to: from + 1 };
  const isLast = last.has(tokens[from] ?? '') && yearUnits.has(tokens[from + 1] ?? '');
  return isLast ? { year: yearOf(today) - 1, to: from + 2 } : { to: position };
}

/** A day of a month as a date; `undefined` for the 31st of November. */
function dateIn(first: StallDay, day: number): StallDay | undefined {
  const date = addDays(first, day - 1);
  return date.slice(0, 7) === first.slice(0, 7) ? date : undefined;
}

/** Years between two leap days at most. */
const MOST_YEARS = 8;

/** The date in a year, else the last one that there was: 29 February of the last leap year. */
function resolveDate(
  number: number,
  month: number,
  today: StallDay,
  year?: number,
): StallDay | undefined {
  if (year !== undefined) return dateIn(firstOf(month, year), number);
  const years = Array.from({ length: MOST_YEARS + 1 }, (_, back) => yearOf(today) - back);
  const dates = years.map((one) => dateIn(firstOf(month, one), number));
  return dates.find((date) => date !== undefined && date <= today);
}

function dated(date: StallDay | undefined, today: StallDay): ParsedDays {
  if (date === undefined) return { kind: 'unclear' };
  return date > today ? { kind: 'ahead' } : oneDay(date);
}

/** '25/10/2025', '25-10-2025', '2025-10-25', '25/10/25', '25/10 ko'. */
function numericDateAt({ tokens, from, today }: At): DaysAt | undefined {
  // A stroke between two figures is read as 'ya'.
  const width = tokens[from + 1] === 'ya' && tokens[from + 3] === 'ya' ? 5 : 3;
  const text = tokens
    .slice(from, from + width)
    .filter((token) => token !== 'ya')
    .join(' ');
  const iso = /^(2\d{3}) (\d\d?) (\d\d?)$/.exec(text);
  const apart = /^(\d\d?) (\d\d?) (2\d{3})$/.exec(text);
  // In a question marks are blank.
  const joined =
    /^(\d\d?)(?:\/(?=\d+ ,? )|\.(?=\d+ (?:\. | 2\d{3})))(\d\d?) [,.]? ((?:2\d)?\d\d)$/.exec(text);
  const isNamed = beforeDate.has(tokens[from - 1] ?? '') || behindDate.has(tokens[from + 1] ?? '');
  const short = isNamed ? /^(\d\d?)\/(\d\d?)(?: |$)/.exec(text) : null;
  const [day = 0, month = 0, year] =
    (iso ? [iso[3], iso[2], iso[1]] : (apart ?? joined ?? short)?.slice(1))?.map(Number) ?? [];
  if (day === 0) return undefined;
  const isShort = year !== undefined && year < 100;
  const full = isShort ? year + CENTURY : year;
  const date = month > 0 && month <= 12 ? resolveDate(day, month, today, full) : undefined;
  if (isShort && !(date && date >= firstOf(1, FIRST_YEAR) && date <= today)) return undefined;
  return { parsed: dated(date, today), to: from + (year === undefined ? 1 : width) };
}

/** '10', '10th'. */
function dayNumberAt(at: At, position: number): { value: number; to: number } | undefined {
  const value = numberAt(at, position);
  if (value === undefined || value > 31) return undefined;
  return { value, to: ordinals.has(at.tokens[position + 1] ?? '') ? position + 2 : position + 1 };
}

/** '1 se 10 november', 'november 1 to 10', '10 november 2025', 'november 10', '10 tarikh', 'october'. */
function dateAt(at: At, inYear?: number): DaysAt | undefined {
  const { tokens, today } = at;
  const start = betweenWords.has(tokens[at.from] ?? '') ? at.from + 1 : at.from;
  const first = dayNumberAt(at, start);
  const monthAt = (position: number) => months.get(tokens[position] ?? '');
  if (first) {
    const position = afterJoints(at, first.to);
    const month = monthAt(position);
    const next = month === undefined ? first.to : position + 1;
    if (until.has(tokens[next] ?? '')) {
      const second = dayNumberAt(at, next + 1);
      const end = second && afterJoints(at, second.to);
      const monthNumber = end === undefined ? undefined : monthAt(end);
      if (second && end !== undefined && monthNumber !== undefined) {
        const { year = inYear, to: behind } = yearAt(at, end + 1);
        const to = resolveDate(second.value, monthNumber, today, year);
        const base = to && (month === undefined ? firstOfMonth(to) : undefined);
        const from = base
          ? dateIn(base, first.value)
          : resolveDate(first.value, month ?? monthNumber, today, year);
        const isRange = from !== undefined && to !== undefined && from <= to;
        return { parsed: isRange ? days('range', from, to) : { kind: 'unclear' }, to: behind };
      }
    }
    if (month !== undefined) {
      const { year = inYear, to } = yearAt(at, position + 1);
      return { parsed: dated(resolveDate(first.value, month, today, year), today), to };
    }
    const isOrdinal = first.to > start + 1;
    if (isOrdinal || datesOf.has(tokens[first.to] ?? '')) {
      const thisMonth = firstOfMonth(today);
      const date = dateIn(thisMonth, first.value);
      const past =
        date !== undefined && date <= today ? date : dateIn(firstOfMonth(today, -1), first.value);
      return {
        parsed: past ? oneDay(past) : { kind: 'unclear' },
        to: datesOf.has(tokens[first.to] ?? '') ? first.to + 1 : first.to,
      };
    }
    // '14 ko', of a month that is not said.
    if (tokens[first.to] === 'ko') return { parsed: { kind: 'unclear' }, to: first.to + 1 };
  }
  const month = monthAt(at.from);
  // 'May' and 'mar' are words of their own.
  if (month === undefined || ['may', 'mar', 'sep', 'dec', 'jan'].includes(tokens[at.from] ?? '')) {
    return undefined;
  }
  const day = dayNumberAt(at, at.from + 1);
  // 'Till now' is the same token.
  if (tokens[at.from] === 'nov' && !day) return undefined;
  if (day && !dayUnits.has(tokens[day.to] ?? '')) {
    const end = until.has(tokens[day.to] ?? '') ? dayNumberAt(at, day.to + 1) : undefined;
    const { year = inYear, to } = yearAt(at, (end ?? day).to);
    const date = resolveDate(day.value, month, today, year);
    const final = end && resolveDate(end.value, month, today, year);
    if (date && final && date <= final) return { parsed: days('range', date, final), to };
    return { parsed: end ? { kind: 'unclear' } : dated(date, today), to };
  }
  const { year = inYear, to } = yearAt(at, afterUnit(at, at.from + 1));
  const range = monthRange(monthNumbered(month, today, year), today);
  const isAhead = range.from > today;
  return { parsed: isAhead ? { kind: 'ahead' } : days('range', range.from, range.to), to };
}

/** 'Mahine' of 'october mahine mein'. */
function afterUnit({ tokens }: At, at: number): number {
  const next = tokens[at] === 'ke' ? at + 1 : at;
  return monthUnits.has(tokens[next] ?? '') ? next + 1 : at;
}

/** '7 din', 'do hafte', 'teen din pehle'. */
function countAt(at: At): DaysAt | undefined {
  const { tokens, today } = at;
  let position = at.from;
  const isLast = last.has(tokens[position] ?? '');
  const isComing = coming.has(tokens[position] ?? '');
  if (isLast || isComing) position = position + 1;
  const count = numberAt(at, position);
  if (count === undefined) return undefined;
  const unit = tokens[position + 1] ?? '';
  const to = position + 2;
  const length = dayUnits.has(unit)
    ? 1
    : weekUnits.has(unit)
      ? 7
      : monthUnits.has(unit)
        ? 30
        : undefined;
  if (length === undefined)
    return yearUnits.has(unit) ? { parsed: { kind: 'unclear' }, to } : undefined;
  if (isComing) return { parsed: { kind: 'ahead' }, to };
  if (ago.has(tokens[to] ?? '')) {
    const day = length === 1 ? oneDay(addDays(today, -count)) : ({ kind: 'unclear' } as const);
    return { parsed: day, to: to + 1 };
  }
  if (count * length > MOST_DAYS) return { parsed: { kind: 'unclear' }, to };
  return { parsed: days('last-days', addDays(today, 1 - count * length), today), to };
}

/** 'In 2025', '2025 mein'. */
function inYearAt(at: At): DaysAt | undefined {
  const { year, to } = /^\d/.test(at.tokens[at.from] ?? '') ? yearAt(at, at.from) : { to: 0 };
  const isNamed = at.tokens[at.from - 1] === 'in' || ofYear.has(at.tokens[to] ?? '');
  if (year === undefined || !isNamed) return undefined;
  if (year > yearOf(at.today)) return { parsed: { kind: 'ahead' }, to };
  return { parsed: days('range', `${year}-01-01`, earlierOf(`${year}-12-31`, at.today)), to };
}

function weekdayAt(at: At, position: number): DaysAt | undefined {
  const weekday = weekdays.get(at.tokens[position] ?? '');
  if (weekday === undefined) return undefined;
  const { today } = at;
  const back = (weekdayOf(today) - weekday + 7) % 7 || 7;
  const past = addDays(today, -back);
  return {
    parsed: {
      kind: 'weekday',
      past: { name: 'day', from: past, to: past },
      next: addDays(past, 7) === today ? addDays(today, 7) : addDays(past, 7),
    },
    to: position + 1,
  };
}

function weekendBefore(today: StallDay, isCurrent: boolean): ParsedDays {
  const saturday = addDays(mondayOf(today), isCurrent ? 5 : -2);
  if (saturday > today) return { kind: 'ahead' };
  return days('range', saturday, earlierOf(addDays(saturday, 1), today));
}

/** 'The same day last week', 'pichle hafte isi din'. */
const sameDay = /\b(?:same|isi|usi|ide|ade) (?:day|din|roj|roju)\b/;

/** 'Pichle hafte', 'is mahine', 'agle hafte', 'last sunday'. */
function unitAt(at: At): DaysAt | undefined {
  const { tokens, today } = at;
  const [word = '', unit = ''] = tokens.slice(at.from, at.from + 2);
  const isLast = last.has(word);
  const isCurrent = current.has(word);
  const to = at.from + 2;
  if (coming.has(word)) {
    const isUnit = [dayUnits, weekUnits, monthUnits, yearUnits, weekends].some((set) =>
      set.has(unit),
    );
    // 'Aane wale hafte'.
    const isLater = weekUnits.has(tokens[to] ?? '') || monthUnits.has(tokens[to] ?? '');
    if (isUnit || weekdays.has(unit)) return { parsed: { kind: 'ahead' }, to };
    return isLater ? { parsed: { kind: 'ahead' }, to: to + 1 } : undefined;
  }
  if (!isLast && !isCurrent) return undefined;
  // 'Pichle se pichle hafte', 'the week before last'.
  if (isLast && tokens[at.from + 1] === 'se' && last.has(tokens[at.from + 2] ?? '')) {
    return { parsed: { kind: 'unclear' }, to: at.from + 4 };
  }
  if (weekUnits.has(unit)) {
    const start = mondayOf(today);
    const around = tokens.slice(Math.max(0, at.from - 3), to + 3).join(' ');
    if (isLast && sameDay.test(around)) return { parsed: oneDay(addDays(today, -7)), to };
    return isLast
      ? { parsed: days('last-week', addDays(start, -7), addDays(start, -1)), to }
      : { parsed: days('this-week', start, today), to };
  }
  if (monthUnits.has(unit)) {
    const range = monthRange(firstOfMonth(today, isLast ? -1 : 0), today);
    return { parsed: days(isLast ? 'last-month' : 'this-month', range.from, range.to), to };
  }
  if (yearUnits.has(unit)) {
    const year = yearOf(today) - (isLast ? 1 : 0);
    // 'Pichle saal 25 october ko'.
    const date = dateAt({ ...at, from: afterJoints(at, to) }, year);
    if (date) return date;
    return { parsed: days('range', `${year}-01-01`, earlierOf(`${year}-12-31`, today)), to };
  }
  if (weekends.has(unit)) return { parsed: weekendBefore(today, isCurrent), to };
  const month = months.get(unit);
  if (month !== undefined && isLast) {
    const range = monthRange(monthNumbered(month, today), today);
    return { parsed: days('range', range.from, range.to), to };
  }
  const weekday = weekdayAt(at, at.from + 1);
  if (weekday?.parsed.kind !== 'weekday') return undefined;
  if (isLast) return { parsed: { kind: 'days', days: weekday.parsed.past }, to };
  const isToday = weekdayOf(today) === weekdays.get(unit);
  return isToday ? { parsed: oneDay(today), to } : weekday;
}

const ever: readonly (readonly Token[])[] = (
  'aaj tak, all time, ever, since the beginning, from the beginning, since i started, since the start, shuru se, ' +
  'shuruaat se, ab tak ke saare dino, sab din, saare din, sare dinon, saare dino, all days, all my days, ' +
  'all the days, kabhi, till date, until today, till today, in all my records'
)
  .split(', ')
  .map(tokensOf);

/** 'Jab se hisab likhna shuru kiya': words between 'jab se' and the beginning of the stall or its records. */
const ofBeginning = wordSet(
  'hisab likhna likhne likh khata khate dukan thela thele dhanda dhandha business kam kaam app ye yeh is ka ki ko maine mainne humne hamne apna apni shop stall',
);
const beginningVerbs = wordSet('shuru start khola kholi lagaya lagana');
const afterBeginning = wordSet(
  'kiya kia ki kiye hua hui kar raha rahe hai hu hun kr di diya tab se ab tak aaj',
);

/** 'Jab se hisab shuru kiya tab se ab tak' is all; 'jab se dam badhe' names an unknown period. */
function sinceAt({ tokens, from }: At): DaysAt | undefined {
  if (tokens[from] !== 'jab' || tokens[from + 1] !== 'se') return undefined;
  let to = from + 2;
  while (ofBeginning.has(tokens[to] ?? '')) to += 1;
  if (!beginningVerbs.has(tokens[to] ?? '')) return { parsed: { kind: 'unclear' }, to: from + 2 };
  to += 1;
  while (afterBeginning.has(tokens[to] ?? '')) to += 1;
  return { parsed: days('all', EARLIEST_DAY, LATEST_DAY), to };
}

function everAt({ tokens, from }: At): DaysAt | undefined {
  const match = ever.find((phrase) => phrase.every((word, index) => tokens[from + index] === word));
  if (!match) return undefined;
  return { parsed: days('all', EARLIEST_DAY, LATEST_DAY), to: from + match.length };
}

function wordAt(at: At): DaysAt | undefined {
  const { tokens, from, today } = at;
  const word = tokens[from] ?? '';
  const to = from + 1;
  const back = (count: number): NamedPeriod => {
    const day = addDays(today, -count);
    return { name: count === 1 ? 'yesterday' : 'day', from: day, to: day };
  };
  if (yesterdays.has(word)) return { parsed: { kind: 'days', days: back(1) }, to };
  if (kals.has(word)) return { parsed: { kind: 'kal', past: back(1) }, to };
  if (parsos.has(word)) return { parsed: { kind: 'parso', past: back(2) }, to };
  if (todays.has(word)) return { parsed: days('today', today, today), to };
  if (tomorrows.has(word)) return { parsed: { kind: 'tomorrow' }, to };
  if (weekUnits.has(word) || monthUnits.has(word)) {
    const length = weekUnits.has(word) ? 7 : 30;
    if (whole.has(tokens[to] ?? '')) {
      return { parsed: days('last-days', addDays(today, 1 - length), today), to: to + 1 };
    }
    return { parsed: { kind: 'some-week', length }, to };
  }
  const isUnclear = yearUnits.has(word) || weekends.has(word) || isFestival(word);
  return isUnclear ? { parsed: { kind: 'unclear' }, to } : undefined;
}

function beforeThatAt({ tokens, from, today }: At): DaysAt | undefined {
  const phrase = (text: string) =>
    tokensOf(text).every((word, index) => tokens[from + index] === word);
  if (phrase('day before yesterday')) {
    return { parsed: oneDay(addDays(today, -2)), to: from + 3 };
  }
  // 'Aane wale kal', 'beete hue kal'.
  const kal = from + (['vala', 'vale', 'hue'].includes(tokens[from + 1] ?? '') ? 2 : 1);
  if (kals.has(tokens[kal] ?? '')) {
    const word = tokens[from] ?? '';
    const yesterday = addDays(today, -1);
    if (coming.has(word)) return { parsed: { kind: 'tomorrow' }, to: kal + 1 };
    if (last.has(word)) return { parsed: days('yesterday', yesterday, yesterday), to: kal + 1 };
  }
  if (phrase('day after tomorrow')) return { parsed: { kind: 'ahead' }, to: from + 3 };
  if (phrase('week before last')) return { parsed: { kind: 'unclear' }, to: from + 3 };
  return undefined;
}

/** Today, or since the beginning: only what is named beside it tells. */
const soFar = ['ab tak', 'so far', 'till now', 'until now', 'up to now'].map(tokensOf);

function soFarIn(tokens: readonly Token[]): readonly Match<ParsedDays>[] {
  return soFar.flatMap((phrase) => {
    const from = tokens.findIndex((_, at) => phrase.every((word, by) => tokens[at + by] === word));
    return from === -1
      ? []
      : [{ meaning: { kind: 'unclear' } as const, from, to: from + phrase.length }];
  });
}

/** Finds the days that a question names, in their order. */
export function parseDays(tokens: readonly Token[], today: StallDay): readonly Match<ParsedDays>[] {
  const matches: Match<ParsedDays>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const at = { tokens, from, today };
    const one =
      sinceAt(at) ??
      everAt(at) ??
      beforeThatAt(at) ??
      countAt(at) ??
      numericDateAt(at) ??
      dateAt(at) ??
      inYearAt(at) ??
      unitAt(at) ??
      weekdayAt(at, from) ??
      wordAt(at);
    if (!one) continue;
    matches.push({ meaning: one.parsed, from, to: one.to });
    from = one.to - 1;
  }
  return matches.length > 0 ? matches : soFarIn(tokens);
}

/** Whether a word calls days those before: 'this week against last'. */
export function saysLast(token: Token): boolean {
  return last.has(token);
}

/** So many days up to this one. */
export function lastDays(count: number, today: StallDay): NamedPeriod {
  return { name: count === 1 ? 'today' : 'last-days', from: addDays(today, 1 - count), to: today };
}

/**
 * The days that some days are compared with where nothing else is said: those of the same length before, of a week the
 * same weekdays, of a month the same dates.
 */
export function daysBefore({ name, from, to }: NamedPeriod): NamedPeriod {
  if (name === 'this-week' || name === 'last-week') {
    return { name: 'range', from: addDays(from, -7), to: addDays(to, -7) };
  }
  if (name === 'this-month' || name === 'last-month') {
    const first = firstOfMonth(from, -1);
    const end = addDays(firstOfMonth(first, 1), -1);
    return {
      name: 'range',
      from: first,
      to: earlierOf(addDays(first, daysBetween(from, to)), end),
    };
  }
  const length = daysBetween(from, to) + 1;
  return {
    name: length === 1 ? 'day' : 'range',
    from: addDays(from, -length),
    to: addDays(from, -1),
  };
}
