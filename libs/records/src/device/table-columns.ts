import { nameKey, parseNumber, PRICE_LIMITS } from '@thela/text';
import { readDate, readUnit } from './table-cells';

export type ColumnRole =
  | 'dish'
  | 'ingredient'
  | 'price'
  | 'unit'
  | 'day'
  | 'plates'
  | 'revenue'
  | 'ignore';

/** Heads in English, Hinglish, Hindi and Telugu, those of the tables that the stall saves among them: the first that fits counts. */
const HEADS: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'ignore',
    /sku|handle|barcode|categor|descri|option|modif|\btax|discount|stock|supplier|purchase cost|included|weight|\bid\b|\bno\b|\bcode|\btype|profit|munafa|मुनाफ|లాభం|without|nahin|नहीं|తెలియని|ingredient cost|laagat|लागत|ఖర్చు/,
  ],
  ['unit', /is for$|kitne ka|कितने का|ఎంతకి|^unit$|unit of|\buom\b|इकाई|यूनिट|యూనిట్/],
  ['day', /date|\bday\b|taareekh|tarikh|तारीख|दिनांक|తేదీ/],
  ['plates', /qty|quantit|\bplates?\b|\bsold\b|\bunits\b|count|प्लेट|मात्रा|संख्या|ప్లేట్|పరిమాణ/],
  ['revenue', /amount|total|revenue|takings|rupees|bikri|बिक्री|रकम|राशि|कुल|అమ్మకం|మొత్తం/],
  ['price', /price|\brate\b|\bmrp\b|daam|\bdam\b|\bbhaa?v\b|k[ei]+mat|दाम|ीमत|भाव|रेट|ధర|రేటు/],
  ['revenue', /\bsales?\b/],
  ['ingredient', /ingredient|commodity|material|saamaan|samagri|सामान|सामग्री|సరుకు/],
  ['dish', /dish|\bitems?\b|product\b|\bmenu\b|\bname\b|naam|नाम|डिश|आइटम|व्यंजन|ఐటమ్|వంట|పేరు/],
  ['price', /cost/],
];

const UNKNOWN = HEADS.length;

/** What a head says of its column: its place in the list, by which one column goes before another. */
function headOf(text: string): number {
  const plain = nameKey(text)
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll('_', ' ')
    .trim();
  const index = HEADS.findIndex(([, pattern]) => pattern.test(plain));
  return index < 0 ? UNKNOWN : index;
}

/** The row with the heads; -1 if there is none. A table may stand below a title. */
export function headRow(rows: readonly (readonly string[])[]): number {
  const cellsOf = (row: readonly string[]) => row.filter((cell) => nameKey(cell) !== '');
  const first = rows.findIndex((row) => cellsOf(row).length > 1);
  const fits = rows.slice(0, 20).map((row) => {
    const known = row.filter((cell) => headOf(cell) > 0 && headOf(cell) < UNKNOWN).length;
    return cellsOf(row).length > 1 ? known : 0;
  });
  const most = Math.max(0, ...fits);
  if (most > 1 || (most === 1 && fits[first] === 1)) return fits.indexOf(most);
  return rows[first]?.some((cell) => /\p{Nd}/u.test(cell)) ? -1 : first;
}

const isDate = (cell: string) => readDate(cell).some((day) => day !== null);
const isUnit = (cell: string) => readUnit(cell) !== null;
const isNumber = (cell: string) => parseNumber(cell, PRICE_LIMITS).fault === undefined;

const readable: Readonly<Partial<Record<ColumnRole, (cell: string) => boolean>>> = {
  day: isDate,
  unit: isUnit,
  plates: isNumber,
  price: isNumber,
  revenue: isNumber,
};

/** The part of the cells that a test is true of. */
function partOf(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
}

/** Of so many cells what is held must be readable, where the head does not say it. */
const MOST = 0.8;

/**
 * Guesses what each column holds, by its head, and where that does not say it, by its cells.
 *
 * @param columns the first cells of each, without empty ones
 * @param ingredients names that are known
 */
export function guessRoles(
  heads: readonly string[],
  columns: readonly (readonly string[])[],
  ingredients: readonly string[],
): readonly ColumnRole[] {
  const roles: ColumnRole[] = columns.map(() => 'ignore');
  const has = (...some: readonly ColumnRole[]) => some.some((role) => roles.includes(role));
  for (const [rank, [role]] of HEADS.entries()) {
    const index = columns.findIndex(
      (cells, each) =>
        headOf(heads[each] ?? '') === rank && cells.some(readable[role] ?? (() => true)),
    );
    if (index >= 0 && !has(role)) roles[index] = role;
  }
  const free = () =>
    [...columns.keys()].filter(
      (index) => roles[index] === 'ignore' && headOf(heads[index] ?? '') === UNKNOWN,
    );
  const take = (role: ColumnRole, part: (cells: readonly string[]) => number) => {
    const [best] = free()
      .map((index) => ({ index, part: part(columns[index] ?? []) }))
      .sort((a, b) => b.part - a.part);
    if (best && best.part >= MOST && !has(role)) roles[best.index] = role;
  };
  take('day', (cells) => partOf(cells, (cell) => !/^\d+$/.test(cell) && isDate(cell)));
  take('unit', (cells) => partOf(cells, (cell) => !isNumber(cell) && isUnit(cell)));
  if (!has('dish', 'ingredient')) {
    take('dish', (cells) => partOf(cells, (cell) => /\p{L}/u.test(cell) && !isNumber(cell)));
  }
  const numbers = free().filter((index) => partOf(columns[index] ?? [], isNumber) >= MOST);
  if (numbers.length === 1 && !has('plates', 'price', 'revenue')) {
    roles[numbers[0] ?? 0] = has('day') ? 'plates' : 'price';
  }
  const known = new Set(ingredients.map(nameKey));
  const names = columns[roles.indexOf('dish')] ?? [];
  const isBought =
    partOf(names, (cell) => known.has(nameKey(cell))) > 0.5 ||
    (has('unit') && !has('day', 'plates'));
  return has('ingredient') || !isBought
    ? roles
    : roles.map((role) => (role === 'dish' ? 'ingredient' : role));
}
