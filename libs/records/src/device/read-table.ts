// Tables of dishes, ingredients or sales, as spreadsheets and tills save them. What a line says is read, or the line is listed
// with its number; it is never guessed. Where a column may say two things, the person is asked once, and it is read anew.
import { readTextCell } from '@thela/ledger';
import type { PurchaseUnit, StallDay } from '@thela/ledger';
import { toMillionths } from '@thela/pricing';
import { nameKey, normaliseText, parseName, PRICE_LIMITS } from '@thela/text';
import type { NumberLimits } from '@thela/text';
import Papa from 'papaparse';
import {
  isServing,
  readDate,
  readNumber,
  readUnit,
  SOLD_LIMITS,
  splitPrice,
  TAKINGS_LIMITS,
  withoutPlates,
} from './table-cells';
import type { Comma } from './table-cells';
import { guessRoles, headRow } from './table-columns';
import type { ColumnRole } from './table-columns';

const MOST_LINES = 100_000;
const MOST_COLUMNS = 200;
/** Of a cell; patterns would take hours for millions of signs. */
const MOST_SIGNS = 1000;

export interface TableAnswers {
  /** Of each column; without them they are guessed. */
  readonly roles?: readonly ColumnRole[];
  readonly isDayFirst?: boolean;
  /** Lines without a date are of the day above: a merged cell is saved as its first one. */
  readonly areDaysMerged?: boolean;
  /** By column. */
  readonly commas?: Readonly<Record<number, Comma>>;
}

export interface TableRequest extends TableAnswers {
  readonly table: Blob;
  readonly today: StallDay;
  /** Names of ingredients, by which their column is recognised, and of dishes, which may end with a number. */
  readonly ingredients: readonly string[];
  readonly dishes: readonly string[];
}

/** A text that may stand for two values: its column does not say for which. */
interface Question<Value> {
  readonly text: string;
  readonly readings: readonly [Value, Value];
}

interface TableColumn {
  readonly head: string;
  /** Some of its cells. */
  readonly samples: readonly string[];
  readonly role: ColumnRole;
  readonly question: Question<number> | null;
}

/** What a line says of a dish, on a day of sales, or of an ingredient. */
export interface TableItem {
  readonly line: number;
  readonly name: string;
  readonly day: StallDay | null;
  /** Below 0 where plates came back. */
  readonly plates: number;
  /** ₹ for all these plates; of a dish or an ingredient its price. `null` where no column has it. */
  readonly money: number | null;
  readonly unit: PurchaseUnit | null;
}

/** Of a line that is left out: a day that is not over, a sum, a second price … */
type LineReason = 'future' | 'total' | 'twice' | 'cells' | 'cancelled' | 'returned';
/** Why a line is left out: what of it cannot be read, or what it is. */
export type LineFault = Exclude<ColumnRole, 'ignore'> | LineReason;

interface FaultyLine {
  readonly line: number;
  readonly fault: LineFault;
  readonly text: string;
}

export interface TableReading {
  readonly ok: true;
  readonly columns: readonly TableColumn[];
  readonly kind: 'sales' | 'dishes' | 'ingredients';
  /** What it needs and no column has. */
  readonly missing: readonly ColumnRole[];
  /** With the day before the month, and after it. */
  readonly dateQuestion: Question<StallDay> | null;
  /** So many lines stand below a date and have none. */
  readonly undated: number;
  readonly items: readonly TableItem[];
  readonly faults: readonly FaultyLine[];
}

export type ReadTable =
  | TableReading
  | { readonly ok: false; readonly fault: 'workbook' | 'no-table' | 'too-large' | 'unreadable' };

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

const NEEDED = {
  sales: ['dish', 'day', 'plates'],
  dishes: ['dish', 'price'],
  ingredients: ['ingredient', 'price'],
} as const;

const isBlank = (cell: string) => nameKey(cell) === '';

/** Reads a table; asks and lists what it cannot know. */
export async function readTable(request: TableRequest): Promise<ReadTable> {
  const text = decode(new Uint8Array(await request.table.arrayBuffer()));
  // What tills call Excel is often a page.
  const isWorkbook = text === null || /^\s*<(?:!doctype|html|\?xml|table)/i.test(text);
  if (isWorkbook) return { ok: false, fault: 'workbook' };
  // Pictures and programs are full of signs that nobody types.
  const strange = text.match(/(?![\t\n\r\f\v])\p{Cc}/gu)?.length ?? 0;
  if (strange * 50 > text.length) return { ok: false, fault: 'no-table' };
  const { rows, broken } = rowsOf(text, new Set(request.dishes.map(nameKey)));
  const head = headRow(rows);
  const given = rows.flatMap((cells, index) =>
    index > head && !cells.every(isBlank) ? [{ line: index + 1, cells }] : [],
  );
  const heads = rows[head] ?? [];
  const width = heads.length || (given[0]?.cells.length ?? 0);
  if (given.length === 0 || width < 2) return { ok: false, fault: 'no-table' };
  if (given.length > MOST_LINES || width > MOST_COLUMNS) return { ok: false, fault: 'too-large' };

  const columns = Array.from({ length: width }, (_, index) => columnOf(index, heads, given));
  const cellsOf = columns.map(({ cells }) => cells);
  const { roles, open } = request.roles
    ? { roles: request.roles, open: [] }
    : guessRoles(heads, cellsOf, request.ingredients);
  const has = (role: ColumnRole) => roles.includes(role) || open.includes(role);
  const isSales = has('plates') || has('day');
  const kind = has('ingredient') ? 'ingredients' : isSales ? 'sales' : 'dishes';
  const missing = [...NEEDED[kind].filter((role) => !has(role)), ...open];
  const { lines: dated, undated } = mergedDays(given, roles, request.areDaysMerged);
  const lines = withTimes(dated, heads, roles);
  const dates = datesOf(lines, roles.indexOf('day'), request.isDayFirst);
  const numbers = numbersOf(lines, request.commas);
  const states = columns.flatMap(({ head: name }, index) =>
    roles[index] === 'ignore' && STATE.test(nameKey(name)) ? [index] : [],
  );
  const priceHead = nameKey(heads[roles.indexOf('price')] ?? '');
  const isOfAll = kind === 'ingredients' && !has('revenue') && !EACH.test(priceHead);
  const context = { roles, states, kind, dates, numbers, isOfAll, today: request.today } as const;
  const subjects = subjectsOf(lines, roles);
  const read = (missing.length > 0 ? [] : lines).flatMap(({ line, cells }, index) => {
    if (undated.has(line) && request.areDaysMerged === undefined) return [];
    const fits = !broken.has(line) && cells.slice(width).every(isBlank);
    const item = fits
      ? readLine(cells, subjects[index] ?? '', context)
      : faultOf('cells', cells.join(' '));
    return item === null ? [] : [{ line, ...item }];
  });
  return {
    ok: true,
    columns: columns.map(({ head: name, samples }, index) => ({
      head: name,
      samples,
      role: roles[index] ?? 'ignore',
      question: numbers.questions.get(index) ?? null,
    })),
    kind,
    missing,
    dateQuestion: dates.question,
    undated: kind === 'sales' ? undated.size : 0,
    items: read.flatMap((item) => ('fault' in item ? [] : [item])),
    faults: read.flatMap((item) => ('fault' in item ? [item] : [])),
  };
}

/** In the place of bytes that are no UTF-8. */
const DAMAGED = '\uFFFD';

/** @returns `null` for a workbook of Excel or of another office program */
function decode(bytes: Uint8Array): string | null {
  const starts = (...sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);
  if (starts(0x50, 0x4b, 3, 4) || starts(0xd0, 0xcf, 0x11, 0xe0)) return null;
  // Every other byte of commas, digits and ends of lines is 0 in UTF-16.
  const zeros = (rest: number) =>
    bytes.subarray(0, 2000).filter((byte, at) => byte === 0 && at % 2 === rest).length;
  if (starts(0xff, 0xfe) || zeros(1) > zeros(0)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(0xfe, 0xff) || zeros(0) > zeros(1)) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  // Among Indian letters a damaged name is listed; without them the bytes are those of an older Excel.
  if (!text.includes(DAMAGED) || /[\u0900-\u0D7F]/.test(text)) return text;
  return new TextDecoder('windows-1252').decode(bytes);
}

/** The rows of a text, and the numbers of the lines with wrong quotes. */
function rowsOf(text: string, dishes: ReadonlySet<string>) {
  // Excel may name the separator before the table. Lines of one file may end in several ways.
  const [, named] = /^sep=(.)[\r\n]/i.exec(text) ?? [];
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const parse = (delimiter: string, preview = 0) =>
    Papa.parse<string[]>(lines, { delimiter, preview, newline: '\n' });
  const [best] = ['\t', ';', '|', ',']
    .map((delimiter) => ({ delimiter, fit: fitOf(parse(delimiter, 20).data) }))
    .sort((a, b) => b.fit - a.fit);
  const listed = best?.fit === 0 ? listOf(lines, dishes) : null;
  if (listed) return { rows: listed, broken: new Set<number>() };
  const { data, errors } = parse(named ?? best?.delimiter ?? ',');
  const broken = errors.flatMap(({ type, row }) => (type === 'Quotes' ? [(row ?? 0) + 1] : []));
  return { rows: data.map(shortened), broken: new Set(broken) };
}

/** Nobody sends a longer one. */
const LONGEST_LIST = 50_000;
/** A name and its price, as people send them: `1. Vada pav - 15/-`. */
const LISTED =
  /^(?:[*•\-\u2013]|\p{Nd}+[.)])?\s*(.*?\p{L}.*?)([\s:=\u2010-\u2015.-]+)((?:₹|rs\.?|रु\.?|రూ\.?)?\s*\p{Nd}[\p{Nd}.,]*\s*(?:\/[-=]?|rs\.?|rupees|rupaye|₹|रु[\p{L}\p{M}]*\.?|రూ[\p{L}\p{M}]*\.?)?)$/iu;

/** Two numbers may be a range, or two sizes. */
const TWO_NUMBERS = /\p{Nd}(?:[^\p{L}\p{M})\]]|rs|rupees|रु\p{M}*|to|or|se|से|या)*$/iu;

/** The same of Combo 1 and Combo 2: where there are both, the number is no price. */
const stemOf = (name: string) => nameKey(name).replace(/\p{Nd}+$/u, '');

/** The rows of a list of prices; `null` of any other text. */
function listOf(text: string, dishes: ReadonlySet<string>): readonly (readonly string[])[] | null {
  if (text.length > LONGEST_LIST) return null;
  const lines = text.split('\n').map((line) => normaliseText(line).slice(0, 100));
  const found = lines.map((line) => LISTED.exec(line));
  const stems = found.map((parts) => stemOf(parts?.[1] ?? ''));
  const rows = found.map((parts, index) => {
    const [, name = '', mark = '', price = ''] = parts ?? [];
    const isClear =
      dishes.has(nameKey(name)) ||
      stems.filter((stem) => stem === stemOf(name)).length > 1 ||
      !TWO_NUMBERS.test(name) ||
      /[:=]/.test(mark) ||
      (/^\p{L}|^₹/u.test(price) && !/rs|₹|रु/i.test(name));
    const isPriced = parts && isClear && !dishes.has(nameKey(name + mark + price));
    return isPriced ? [name, price] : [lines[index] ?? '', ''];
  });
  const listed = found.filter((parts) => parts !== null).length;
  const isList = listed * 5 >= lines.filter((line) => line !== '').length * 4;
  return isList && rows.some(([, price]) => price !== '') ? rows : null;
}

/** What is too long or too wide is damaged, so it is listed. */
function shortened(cells: readonly string[]): readonly string[] {
  const row = cells.length > MOST_COLUMNS ? [...cells.slice(0, MOST_COLUMNS), DAMAGED] : cells;
  // Tills write `="007"` for what a spreadsheet should leave as it is.
  return row.map((cell) =>
    cell.length > MOST_SIGNS ? DAMAGED : cell.replace(/^="([^"]*)"$/, '$1'),
  );
}

/** How many rows have the same number of cells: two or more. */
function fitOf(rows: readonly (readonly string[])[]): number {
  const widths = rows.map(({ length }) => length).filter((width) => width > 1);
  return Math.max(0, ...widths.map((width) => widths.filter((each) => each === width).length));
}

/** The name of a column, its first cells, and those of them that are shown. */
function columnOf(index: number, heads: readonly string[], lines: readonly Line[]) {
  const cells = lines
    .slice(0, 200)
    .map((line) => normaliseText(line.cells[index] ?? ''))
    .filter((cell) => cell !== '');
  const samples = [...new Set(cells)].slice(0, 3).map((cell) => cell.slice(0, 60));
  return { head: normaliseText(heads[index] ?? ''), cells, samples };
}

/** What tills call the only size of a dish. */
const NO_VARIANT = /^(?:regular|default|normal|none|n\/?a|-)?$/;

/** The name of each line with its size: tills write the name above all of its sizes once. */
function subjectsOf(lines: readonly Line[], roles: readonly ColumnRole[]): readonly string[] {
  let last = '';
  return lines.map(({ cells }) => {
    const [dish = '', bought = '', variant = ''] = (['dish', 'ingredient', 'variant'] as const).map(
      (role) => cells[roles.indexOf(role)],
    );
    const isVariant = !NO_VARIANT.test(nameKey(variant));
    const name = isVariant && isBlank(dish + bought) ? last : readTextCell(dish || bought);
    if (!isBlank(dish)) last = readTextCell(dish);
    return isVariant && !isBlank(name) ? `${name} ${readTextCell(variant)}` : name;
  });
}

/** The lines with the time of day beside their date: what is sold after midnight is of the day before. */
function withTimes(
  lines: readonly Line[],
  heads: readonly string[],
  roles: readonly ColumnRole[],
): readonly Line[] {
  const time = heads.findIndex((head) => /^(?:time|samay|समय|సమయం)$/.test(nameKey(head)));
  const day = roles.indexOf('day');
  if (day < 0 || time < 0) return lines;
  return lines.map((each) => {
    const dated = `${each.cells[day] ?? ''} ${each.cells[time] ?? ''}`;
    if (readDate(dated).every((date) => date === null)) return each;
    return { ...each, cells: each.cells.map((own, at) => (at === day ? dated : own)) };
  });
}

/** The lines with the dates of cells that are merged, if they are; and the numbers of the lines that may have such a date. */
function mergedDays(
  lines: readonly Line[],
  roles: readonly ColumnRole[],
  areMerged: boolean | undefined,
) {
  const column = roles.indexOf('day');
  const subject = roles.indexOf('dish');
  const undated = new Set<number>();
  let last = '';
  const merged = lines.map((each) => {
    const cell = each.cells[column] ?? '';
    const name = each.cells[subject] ?? '';
    if (!isBlank(cell)) last = cell;
    if (!isBlank(cell) || last === '' || isBlank(name) || TOTAL.test(nameKey(name))) return each;
    undated.add(each.line);
    return { ...each, cells: each.cells.map((own, at) => (at === column ? last : own)) };
  });
  return { lines: areMerged ? merged : lines, undated };
}

/** The order that the dates of a column have, if one of them has it or the person says so. */
function datesOf(lines: readonly Line[], column: number, answer: boolean | undefined) {
  const dates = lines.map(({ cells }) => readDate(cells[column] ?? ''));
  const isDayFirstIn = dates.some(([one, other]) => one !== null && other === null);
  const isMonthFirstIn = dates.some(([one, other]) => one === null && other !== null);
  const isDayFirst = answer ?? (isDayFirstIn === isMonthFirstIn ? undefined : isDayFirstIn);
  const open = dates.findIndex(([one, other]) => one !== null && other !== null && one !== other);
  const [one, other] = dates[open] ?? [];
  const isAsked = isDayFirstIn === isMonthFirstIn && one && other;
  const text = normaliseText(lines[open]?.cells[column] ?? '');
  const question = isAsked ? { text, readings: [one, other] as const } : null;
  return { isDayFirst, question };
}

/** Reads numbers by what commas are in their column, and collects what is to be asked. */
function numbersOf(lines: readonly Line[], answers: TableAnswers['commas'] = {}) {
  const questions = new Map<number, Question<number>>();
  const decimal = new Map<number, boolean>();
  // One digit behind it is no group.
  const isDecimal = (column: number) =>
    lines.some(({ cells }) => /\p{Nd},\p{Nd}(?!\p{Nd})/u.test(cells[column] ?? ''));
  /** @returns `null` where nobody said yet what it is, `undefined` where it cannot be read */
  const numberIn = (text: string, column: number, limits: NumberLimits) => {
    if (!decimal.has(column)) decimal.set(column, isDecimal(column));
    const comma = decimal.get(column) ? 'decimal' : answers[column];
    const { readings } = readNumber(text, limits);
    if (readings && !decimal.get(column) && !questions.has(column)) {
      questions.set(column, { text, readings });
    }
    const parsed = readNumber(text, limits, comma);
    return parsed.readings ? null : parsed.number;
  };
  return { questions, numberIn };
}

interface LineContext {
  readonly roles: readonly ColumnRole[];
  /** Columns that may say that a bill does not count. */
  readonly states: readonly number[];
  readonly kind: TableReading['kind'];
  readonly dates: ReturnType<typeof datesOf>;
  readonly numbers: ReturnType<typeof numbersOf>;
  /** The price may be for all of the quantity beside it. */
  readonly isOfAll: boolean;
  readonly today: StallDay;
}

/** Heads of prices of one kilo, whatever was bought. */
const EACH = /\brate\b|\bper\b|\bunit\b|each|\/|bhaa?v|भाव|रेट|दर|प्रति|రేటు/;

/** What stands below a table. */
const TOTAL =
  /^(?:(?:(?:grand|net|sub|day|final)[ -]?)?totals?(?: (?:sales?|qty|quantity|items|plates|amount))?|sum|average|avg|min|max|kul(?: bikri| jod)?|jod|कुल(?: (?:योग|बिक्री|जोड\u093C))?|जोड\u093C|योग|टोटल|మొత్తం|టోటల్)[ .:=-]*$/u;
/** How tills mark plates that came back; some count them below 0, too. */
const RETURN = /^(?:refund(?:ed)?|(?:sales? )?return(?:ed)?|credit note|वापसी|వాపసు)$/;
const PART_RETURN = /refund|return|credit note|वापस|వాపసు/;
const CANCELLED = /cancel|\bvoid|reject|declin|fail|delet|रद्द|రద్దు/;
/** Heads of columns that say it; a customer may be called so. */
const STATE = /^$|stat(?:us|e)\b|\btype|transaction|voucher|remark|स्थिति|स्टेटस|స్థితి|స్టేటస్/;

function faultOf(fault: LineFault, text: string) {
  return { fault, text: normaliseText(text).slice(0, 80) };
}

/** @returns `null` for what waits for an answer, and for no plates */
function readLine(
  cells: readonly string[],
  written: string,
  { roles, states, kind, today, dates, numbers, isOfAll }: LineContext,
) {
  const cell = (role: ColumnRole) => cells[roles.indexOf(role)] ?? '';
  const [price, per] = splitPrice(cell('price'));
  const fault = (role: Exclude<ColumnRole, 'ignore'>) => faultOf(role, cell(role));
  const numberOf = (role: ColumnRole, limits: NumberLimits) =>
    numbers.numberIn(role === 'price' ? price : cell(role), roles.indexOf(role), limits);
  const isSales = kind === 'sales';
  const subject = kind === 'ingredients' ? 'ingredient' : 'dish';
  const marked = (mark: RegExp) =>
    isSales
      ? states.map((at) => cells[at] ?? '').find((each) => mark.test(nameKey(each)))
      : undefined;
  const { name } = parseName(written);
  const label = name ?? normaliseText(cells.find((each) => !isBlank(each)) ?? '');
  if (TOTAL.test(nameKey(label))) return faultOf('total', label);
  if (name === undefined || name.includes(DAMAGED)) return fault(subject);
  if (marked(CANCELLED) !== undefined) return faultOf('cancelled', name);

  const day = roles.includes('day') ? dayOf(cell('day'), dates.isDayFirst) : null;
  if (day === undefined) return fault('day');
  // A price of the table would count for what is tapped today, too.
  const isOver = day === null || day < today || (day === today && !isSales);
  if (!isOver) return faultOf('future', cell('day'));
  const count = isSales
    ? numbers.numberIn(withoutPlates(cell('plates')), roles.indexOf('plates'), SOLD_LIMITS)
    : 1;
  if (count === undefined) return fault('plates');
  const paid = isSales && roles.includes('revenue') ? 'revenue' : 'price';
  const isPaid = roles.includes(paid);
  const amount = isPaid ? numberOf(paid, paid === 'revenue' ? TAKINGS_LIMITS : PRICE_LIMITS) : null;
  const returned = marked(PART_RETURN) ?? '';
  const isReturn = (count ?? 0) < 0 || RETURN.test(nameKey(returned));
  // How many of its plates came back is not said.
  if (returned !== '' && !isReturn) return faultOf('plates', returned);
  if (amount === undefined || (!isReturn && (amount ?? 0) < 0)) return fault(paid);
  const unitText = roles.includes('unit') ? cell('unit') : per;
  const isOne = isSales || unitText === null || (kind === 'dishes' && isServing(unitText));
  const unit = isOne ? undefined : readUnit(unitText);
  const isClear = !isOfAll || /^(?:[1१౧](?:\.0+)?)?$/.test(normaliseText(cell('plates')));
  if (unit === null || !isClear) return faultOf('unit', `${cell('plates')} ${unitText ?? ''}`);

  const isAsked = (roles.includes('day') && day === null) || count === null;
  if (isAsked || (isPaid && amount === null)) return null;
  if (count === 0) return paid === 'revenue' && amount ? fault('plates') : null;
  const sold = Math.abs(count);
  const sign = isReturn ? -1 : 1;
  const isPrice = isSales && paid === 'price';
  const whole = amount === null ? null : isPrice ? times(amount, sold) : Math.abs(amount);
  const money = whole === null ? null : sign * whole;
  const plates = sign * sold;
  return { name, day, plates, money, unit: unit ?? null };
}

/** @returns `undefined` for what is no date, `null` for what may be two */
function dayOf(text: string, isDayFirst: boolean | undefined): StallDay | null | undefined {
  const [dayFirst, monthFirst] = readDate(text);
  if (isDayFirst !== undefined) return (isDayFirst ? dayFirst : monthFirst) ?? undefined;
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst ?? undefined;
  return dayFirst === monthFirst ? dayFirst : null;
}

function times(price: number, plates: number): number {
  return Number(`${BigInt(toMillionths(price)) * BigInt(plates)}e-6`);
}
