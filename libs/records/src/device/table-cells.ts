// Dates, units and numbers as spreadsheets and tills write them.
import { addDays, isCalendarDate, QUINTAL } from '@thela/ledger';
import type { AmountUnit, PackKind, PurchaseUnit, StallDay } from '@thela/ledger';
import {
  AMOUNT_LIMITS,
  COUNT_LIMITS,
  latinDigits,
  nameKey,
  normaliseText,
  parseNumber,
  PRICE_LIMITS,
} from '@thela/text';
import type { NumberLimits, ParsedNumber } from '@thela/text';

/** A date with the day before the month, and with the month before it; `null` where that is no date. */
export type ParsedDate = readonly [StallDay | null, StallDay | null];

const NO_DATE: ParsedDate = [null, null];
/** An earlier day is no date, or a slip. */
const FIRST_DAY = '2000-01-01';
/** The day 0 of spreadsheets. */
const SERIAL_ZERO = '1899-12-30';
/** A day of the stall begins at this hour. */
const FIRST_HOUR = 4;

const clock = String.raw`(?:,?[ t]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::\d\d(?:\.\d+)?)?(?:\+05:?30)? ?(?<half>[ap]m)?)?$`;
const dateOf = (written: string) => new RegExp(`^${written}${clock}`, 'u');
const year = String.raw`(?<year>(?:20)?\d\d)`;
const month = String.raw`(?<month>[\p{L}\p{M}]+)`;
const sortable = dateOf(
  String.raw`(?=\d{8}(?!\d)|\d{4}\D)(?<year>\d{4})([-/.]?)(?<month>\d\d?)\2(?<day>\d\d?)`,
);
const numeric = dateOf(String.raw`(?<day>\d\d?)([-/.])(?<month>\d\d?)\2${year}`);
const counted = dateOf(String.raw`(?<serial>[3-7]\d{4})(?<part>\.\d+)?`);
const named = [
  dateOf(String.raw`(?<day>\d\d?)[ /-]${month}[ ,/-]+${year}`),
  dateOf(String.raw`${month}[ -](?<day>\d\d?)[ ,-]+${year}`),
];

const MONTHS: ReadonlyMap<string, string> = new Map(
  ['en-IN', 'hi-IN', 'te-IN'].flatMap((language) =>
    (['short', 'long'] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = withoutPoints(nameKey(format.format(Date.UTC(2026, index))));
        return [/^[a-z]/.test(name) ? name.slice(0, 3) : name, String(index + 1)] as const;
      });
    }),
  ),
);

function withoutPoints(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\p{M}])[.\u0970]/gu, '');
}

/**
 * Reads a date: `22/11/2026`, `2026-11-22 14:30`, `22 Nov 26`, `Sunday, November 22, 2026`, a number of a spreadsheet.
 *
 * @returns the day of the stall: what is of before 4 in the morning belongs to the day before
 * @example readDate('11/12/2026') // ['2026-12-11', '2026-11-12']
 */
export function readDate(text: string): ParsedDate {
  const date = dates.get(text) ?? parsedDate(text);
  if (dates.size > MOST_DATES) dates.clear();
  dates.set(text, date);
  return date;
}

// A day stands in many lines, and each is read for the order of the column, too.
const dates = new Map<string, ParsedDate>();
const MOST_DATES = 20_000;

function parsedDate(text: string): ParsedDate {
  const plain = withoutPoints(latinDigits(nameKey(text)))
    .replace(/^[\p{L}\p{M}]+(?:,|(?= \d\d?[ -]\p{L})) /u, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/, '');
  const { serial, part = 0, ...time } = counted.exec(plain)?.groups ?? {};
  if (serial !== undefined) {
    const hours = Number(part) * 24 || hoursOf(time);
    const day = addDays(SERIAL_ZERO, Number(serial) - (isNight(hours) ? 1 : 0));
    return [day, day];
  }
  const sorted = sortable.exec(plain)?.groups;
  if (sorted) return [dayIn(sorted), dayIn(sorted)];
  const found = numeric.exec(plain)?.groups;
  if (found) {
    return [dayIn(found), dayIn({ ...found, day: found['month'], month: found['day'] })];
  }
  const words = named.map((pattern) => pattern.exec(plain)?.groups).find(Boolean);
  if (!words) return NO_DATE;
  const { month: name = '' } = words;
  const day = dayIn({ ...words, month: MONTHS.get(/^[a-z]/.test(name) ? name.slice(0, 3) : name) });
  return [day, day];
}

type DateParts = Readonly<Record<string, string | undefined>>;

function dayIn({ year: y = '', month: m = '', day: d = '', ...time }: DateParts) {
  const day = [y.padStart(4, '20'), m.padStart(2, '0'), d.padStart(2, '0')].join('-');
  if (!isCalendarDate(day) || day < FIRST_DAY) return null;
  return isNight(hoursOf(time)) ? addDays(day, -1) : day;
}

function hoursOf({ hour, minute, half }: DateParts): number {
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  return hours + Number(minute) / 60;
}

/** Midnight is a date without its time. */
function isNight(hours: number): boolean {
  return hours > 0 && hours < FIRST_HOUR;
}

const UNITS: Readonly<Record<AmountUnit | PackKind | 'quintal' | 'filler', string>> = {
  kg: 'kg kgs kilo kilos kilogram kilograms किलो किग्रा किलोग्राम కిలో కిలోలు కిలోకి కేజీ',
  g: 'g gm gms gram grams ग्राम గ్రాము గ్రాములు గ్రాముకి',
  litre: 'l lt ltr ltrs litre litres liter liters लीटर लिटर లీటరు లీటర్లు లీటరుకి లీటర్',
  ml: 'ml मिली మిలీ మిలీకి',
  piece: 'piece pieces pc pcs nos each plate plates पीस नग प्लेट పీస్ పీసులు పీసుకి ప్లేట్',
  dozen: 'dozen dozens darjan दर्जन డజను డజన్లు డజనుకి',
  quintal: 'quintal quintals qtl क्विंटल క్వింటాల్ క్వింటాలు',
  packet: 'packet packets pack pkt bag bags bori पैकेट बोरी ప్యాకెట్ బస్తా',
  bundle: 'bundle bundles gaddi गड्डी కట్ట',
  tray: 'tray trays crate ट्रे ట్రే',
  filler: 'per of a an ka ki ke ek का की के एक प्रति ఉన్న',
};
const PACKS = ['packet', 'bundle', 'tray'] as const;
const MEANINGS = new Map(
  Object.entries(UNITS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [nameKey(word), meaning] as const),
  ),
);

/**
 * Reads what a price is for, as `copy.unit` of the stall's texts writes it, and as others do.
 *
 * @example readUnit('packet of 500 g') // { as: 'packet', of: { amount: 500, unit: 'g' } }
 */
export function readUnit(text: string): PurchaseUnit | null {
  const plain = withoutPoints(latinDigits(nameKey(text))).replace(/^\//, '');
  const tokens = plain.match(/\d[\d.,]*|[^\s\d]+/g) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token)).map((word) => MEANINGS.get(word));
  const [as, otherPack] = PACKS.filter((pack) => words.includes(pack));
  const [unit, other] = words.filter((word) => word !== 'filler' && word !== as);
  const { number: amount } = parseNumber(numbers[0] ?? '1', AMOUNT_LIMITS);
  if (unit === undefined || amount === undefined || words.includes(undefined)) return null;
  if (other !== undefined || otherPack !== undefined || numbers.length > 1) return null;
  const of =
    unit === 'quintal'
      ? { unit: QUINTAL.of.unit, amount: amount * QUINTAL.of.amount }
      : { unit: unit as AmountUnit, amount };
  if (as !== undefined) return numbers.length === 1 ? { as, of } : null;
  return of.amount === 1 ? of.unit : { as: 'loose', of };
}

/** True for one dish, or no word at all: what a dish is served in is nothing that is bought. */
export function isServing(text: string): boolean {
  return SERVING.test(latinDigits(nameKey(text)));
}

const SERVING =
  /^(?:(?:per |1 |\/ ?|प्रति )?(?:plate|cup|glass|bowl|katori|kulhad|serving|person|thali|प्लेट|कप|गिलास|ग्लास|कटोरी|कुल्हड\u093C?|थाली|ప్లేట్|కప్పు|గ్లాసు|గిన్నె)(?:e?s)?)?$/u;

/** A number of plates without the word for them: `2` of `2 Nos`. */
export function withoutPlates(text: string): string {
  const [, count, word = ''] = /^(\P{L}+)(\p{L}[\p{L}\p{M}]*)\.?$/u.exec(normaliseText(text)) ?? [];
  const isPlates = MEANINGS.get(nameKey(word)) === 'piece' || isServing(word);
  return count !== undefined && isPlates ? count : text;
}

/** A price and what it is for, of `35/kg` and `₹90 per 200 g`; `null` where that is not said. */
export function splitPrice(text: string): readonly [price: string, unit: string | null] {
  if (parseNumber(text, PRICE_LIMITS).fault !== 'not-a-number') return [text, null];
  const [, price, unit] =
    /^(\P{Nd}*[\p{Nd}.,]+[^\p{L}\p{Nd}]*?(?:₹|rs\.?)?) ?(?:\/[-=]*|\bper\b|प्रति) ?(.*\p{L}.*)$/iu.exec(
      normaliseText(text).slice(0, 100),
    ) ?? [];
  return price !== undefined && unit !== undefined ? [price, unit] : [text, null];
}

/** What a comma before the last digits of a column is. */
export type Comma = 'decimal' | 'groups';

/** Of one line of sales: what came back is below 0. */
export const SOLD_LIMITS: NumberLimits = { most: COUNT_LIMITS.most, decimals: 0 };
export const TAKINGS_LIMITS: NumberLimits = { most: PRICE_LIMITS.most, decimals: 6 };

/** Reads a number of a column of which it is known what its commas are; account books write `(3)` for -3. */
export function readNumber(written: string, limits: NumberLimits, comma?: Comma): ParsedNumber {
  const text = normaliseText(written).replace(/^\((.+)\)$/, '-$1');
  const parsed = parseNumber(text, limits);
  // Where `12,50` is twelve and a half, `1,250` could be one and a quarter.
  if (comma === 'decimal' && /[.,]\d{3}(?![\d.,])/.test(latinDigits(text))) {
    return { fault: 'not-a-number' };
  }
  if (!parsed.readings || comma === undefined) return parsed;
  return { number: parsed.readings[comma === 'decimal' ? 0 : 1] };
}
