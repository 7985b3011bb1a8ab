// The one reader of numbers that people type. It goes by what is written: a text that may stand for two numbers is a
// question, one that stands for none is a fault, and no other text is made a number by leaving something out.
import { latinDigits } from './digits';
import { nameKey } from './name-key';

/** What is wrong with the text of a field for a number. */
export type NumberFault = 'empty' | 'not-a-number' | 'not-whole' | 'too-low' | 'too-high';

export type ParsedNumber =
  | { readonly number: number; readonly readings?: undefined; readonly fault?: undefined }
  /** The two numbers that the text may stand for, the one with decimals first. */
  | {
      readonly number?: undefined;
      readonly readings: readonly [number, number];
      readonly fault?: undefined;
    }
  | { readonly number?: undefined; readonly readings?: undefined; readonly fault: NumberFault };

export interface NumberLimits {
  /** Numbers below 0 count, too, where it is absent. */
  readonly least?: '0' | 'above-0';
  readonly most: number;
  /** Decimals that a number keeps; with 0 it must be whole. */
  readonly decimals: number;
}

/** The largest amount or price that a ledger holds, and the most plates. */
const MOST = 1_000_000_000;
const MOST_PLATES = 1_000_000;

/** Plates sold or planned. */
export const COUNT_LIMITS: NumberLimits = { least: '0', most: MOST_PLATES, decimals: 0 };

/** Plates of one entry of waste. */
export const WASTE_LIMITS: NumberLimits = { least: 'above-0', most: MOST_PLATES, decimals: 0 };

/** An amount of an ingredient. */
export const AMOUNT_LIMITS: NumberLimits = { least: 'above-0', most: MOST, decimals: 6 };

/** A price in ₹; of a gram it has more decimals than money that changes hands. */
export const PRICE_LIMITS: NumberLimits = { least: '0', most: MOST, decimals: 6 };

/** Money that changes hands, in ₹. */
export const MONEY_LIMITS: NumberLimits = { least: 'above-0', most: MOST, decimals: 2 };

/** No number that anybody types is longer. */
const LONGEST = 60;

/** Digits after this mark are shown in the opposite order. */
const BACKWARDS = '\u202E';
const rupees =
  '(?:rs|re|inr|rup(?:ees?|ay|ia|a?i?y[ae])|र[ुू](?:प[एयै][ेाोंय]*)?|ర[ుూ](?:పాయల?[ుి]?)?)[.\u0970]?';
/** A sign; rupees, whose point is not that of a number; what is written of the number itself; rupees once more, `/-`, `only`. */
const written = new RegExp(
  `^([-+]?) ?(?:[₹₨] ?|${rupees}(?! ?\\.) ?)?([\\d.,' ]*(?:\\d/\\d)?)(?: ?(?:[₹₨]|${rupees}|/[-=]*|only|मात्र|మాత్రమే)){0,3}$`,
);
/** Groups as they are written in India, `12,34,567`, and elsewhere, `1,234,567`; all with one separator. */
const grouped = /^[1-9](?:\d{0,2}([,.' ])\d{3}(?:\1\d{3})*|\d?([,.' ])\d\d(?:\2\d\d)*\2\d{3})$/;

/**
 * Reads a number as people type it: `1,23,456`, `12.50`, `35/-`, `Rs. 35`, `1½`, in digits of any script of India.
 *
 * @returns the number, rounded half away from zero to the decimals that count; or two readings, of `12,50`
 * @example parseNumber('₹1,200.50', PRICE_LIMITS) // { number: 1200.5 }
 * @example parseNumber('12,50', PRICE_LIMITS) // { readings: [12.5, 1250] }
 * @example parseNumber('0.5', COUNT_LIMITS) // { fault: 'not-whole' }
 */
export function parseNumber(text: string, limits: NumberLimits): ParsedNumber {
  const plain = plainText(text);
  if (plain === '') return { fault: 'empty' };
  const isReadable = plain.length <= LONGEST && !text.includes(BACKWARDS);
  const [, sign, figures = ''] = (isReadable && written.exec(plain)) || [];
  const [first, second] = readingsOf(figures.trim()).map((reading) =>
    within(reading, sign === '-', limits),
  );
  if (first === undefined) return { fault: 'not-a-number' };
  if (first.number === undefined || second === undefined) return first;
  if (second.number === undefined) return second;
  return { readings: [first.number, second.number] };
}

/** The text without what nobody sees, and with one sign for each of those that mean the same. */
function plainText(text: string): string {
  const visible = nameKey(
    text.replaceAll(
      /[\u00BC-\u00BE\u2153-\u215E]/g,
      (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`,
    ),
  );
  return latinDigits(visible)
    .replaceAll(/[\u066B\uFF0E]/g, '.')
    .replaceAll('\uFF0C', ',')
    .replaceAll('\u066C', "'")
    .replace(/^([₹₨]) ?([-+])/, '$2$1');
}

/** A number above 0 or 0, as a fraction. */
interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

/** What digits and separators may stand for. */
function readingsOf(figures: string): readonly Exact[] {
  const [, units = '0', over, under] = /^(?:(\d+) )?([1-9])\/([2-9])$/.exec(figures) ?? [];
  if (over !== undefined && under !== undefined) {
    const parts = BigInt(under);
    return over < under ? [{ over: BigInt(units) * parts + BigInt(over), under: parts }] : [];
  }
  return decimalsOf(figures).map((decimal) => {
    const [whole = '', fraction = ''] = decimal.split('.');
    return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) };
  });
}

/** The readings of figures, each in digits with a decimal point. */
function decimalsOf(figures: string): readonly string[] {
  const [, typed] = /^([^.]*\d)[.,]$/.exec(figures) ?? [];
  if (typed !== undefined) return isWhole(typed) ? [digitsOf(typed)] : [];
  const [, units, fraction] = /^([^.]*)\.(\d+)$/.exec(figures) ?? [];
  if (units !== undefined) {
    return units === '' || isWhole(units) ? [`${digitsOf(units)}.${fraction}`] : [];
  }
  if (/^0+,\d+$/.test(figures)) return [figures.replace(',', '.')];
  const [, head, tail = ''] = /^(.+),(\d\d?)$/.exec(figures) ?? [];
  if (head === undefined) return isWhole(figures) ? [digitsOf(figures)] : [];
  if (!isWhole(head)) return [];
  const decimal = `${digitsOf(head)}.${tail}`;
  // '12,500' less a digit, or a comma beside another separator.
  const isOpen = /,.*,|^\d+\.\d+,|^[1-9]\d{0,2},\d\d$/.test(figures);
  return isOpen ? [decimal, digitsOf(figures)] : [decimal];
}

function isWhole(figures: string): boolean {
  return /^\d+$/.test(figures) || grouped.test(figures);
}

function digitsOf(figures: string): string {
  return figures.replaceAll(/\D/g, '');
}

function within(
  { over, under }: Exact,
  isNegative: boolean,
  { least, most, decimals }: NumberLimits,
): ParsedNumber {
  if (least !== undefined && isNegative && over > 0n) return { fault: 'too-low' };
  const scaled = (2n * over * 10n ** BigInt(decimals) + under) / (2n * under);
  const number = Number(`${scaled}e-${decimals}`);
  if (number > most) return { fault: 'too-high' };
  if (decimals === 0 && over % under !== 0n) return { fault: 'not-whole' };
  if (least === 'above-0' && number === 0) return { fault: 'too-low' };
  return { number: isNegative && number > 0 ? -number : number };
}
