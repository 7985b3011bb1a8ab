import { nameKey, parseNumber, PRICE_LIMITS, spellingKey } from '@thela/text';
import { isServing, readDate, readUnit, splitPrice, withoutPlates } from './table-cells';

export type ColumnRole =
  | 'dish'
  | 'variant'
  | 'ingredient'
  | 'price'
  | 'unit'
  | 'day'
  | 'plates'
  | 'revenue'
  | 'ignore';

/**
 * Heads in English, Hinglish, Hindi and Telugu, those of the tables that the stall saves among them: the first that fits counts.
 * Of two columns for one thing the one whose head stands first here is taken: what is sold goes before what it costs.
 */
const HEADS: readonly (readonly [ColumnRole, RegExp])[] = [
  ['variant', /^varia(?:nt|tion)|option 1 value|price point|\bsize\b|portion|साइज|సైజు/],
  [
    'ignore',
    /sku|handle|barcode|categor|(?<!item )descri(?!ption of)|option|modif|\btax|\bgst|discount|stock|suppl|purchase cost|cost of|included|weight|\bid\b|\bno\b(?!\.? of)|\bcode|\btype|refund|server|party|customer|cashier|waiter|biller|staff|employee|store|outlet|restaurant|device|profit|munafa|मुनाफ|లాభం|without|^s[lr]$|nahin|नहीं|తెలియని|ingredient cost|laagat|लागत|ఖర్చు/,
  ],
  ['unit', /is for$|kitne ka|कितने का|ఎంతకి|^unit$|unit of|base unit|\buom\b|इकाई|यूनिट|యూనిట్|కొలత/],
  ['day', /date|\bday\b|t[ai]+r[ei]+kh|तारीख|दिन|తేదీ|తారీఖు/],
  [
    'plates',
    /qty|quantit|\bplates?\b|\bsold\b|\bunits\b|count|\bnos\b|no\.? of|\bpcs\b|kitn[aei]|प्लेट|मात्रा|संख्या|कितन|बिक[ेीा]|^नग$|ప్లేట్|పరిమాణ|సంఖ్య|ఎన్ని/,
  ],
  ['revenue', /\bnet\b.*(?:sale|amount|amt|total)|(?:final|grand).*(?:amount|amt|total)/],
  [
    'revenue',
    /^(?!.*(?:gross|sub.?total)).*(?:amount|\bamt\b|total|revenue|takings|\brup(?:ee|a[iy])|^(?:rs\.?|₹|inr)$|\bvalue\b|collection|\bkul\b|bikri|बिक्री|रकम|राशि|रुप[एय]|कुल|అమ్మకం|మొత్తం|రూపాయ)/,
  ],
  [
    'price',
    /^(?!.*(?:cost|purchas|buying|\bmin|\bmax|kh?ar[ie]+d|खरीद|కొను)).*(?:price|\brate\b|\bmrp\b|daam|\bdam\b|\bbhaa?v\b|k[ei]+mat|दाम|ीमत|भाव|रेट|मूल्य|ధర|రేటు)/,
  ],
  ['revenue', /gross|sub.?total|\bsales?\b/],
  ['ingredient', /ingredient|commodity|material|saamaan|samagri|सामान|सामग्री|సరుకు/],
  ['dish', /dish|\bitems?\b|product\b|goods|menu\b|^che+[jz]$|डिश|आइटम|व्यंजन|^चीज\u093C?$|ఐటమ్|వంట/],
  ['dish', /\bname\b|naam|नाम|పేరు/],
  ['price', /cost|price|\brate\b|दाम|मूल्य|ధర/],
];

/** Of what is sold, though it may be sold by the kilo. */
const SELLING = /sell|sale|\bmrp\b/;

const UNKNOWN = HEADS.length;

function plainHead(text: string): string {
  return nameKey(text)
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll('_', ' ')
    .trim();
}

/** What a head says of its column: its place in the list, by which one column goes before another. */
function headOf(text: string): number {
  const plain = plainHead(text);
  const index = HEADS.findIndex(([, pattern]) => pattern.test(plain));
  return index < 0 ? UNKNOWN : index;
}

/** The row with the heads; -1 if there is none. A table may stand below a title. */
export function headRow(rows: readonly (readonly string[])[]): number {
  const cellsOf = (row: readonly string[]) => row.filter((cell) => nameKey(cell) !== '');
  const first = rows.findIndex((row) => cellsOf(row).length > 1);
  const fits = rows.slice(0, 20).map((row) => {
    const known = row.filter((cell) => headOf(cell) > 1 && headOf(cell) < UNKNOWN).length;
    return cellsOf(row).length > 1 ? known : 0;
  });
  const most = Math.max(0, ...fits);
  if (most > 1 || (most === 1 && fits[first] === 1)) return fits.indexOf(most);
  return rows[first]?.some((cell) => /\p{Nd}/u.test(cell)) ? -1 : first;
}

const isDate = (cell: string) => readDate(cell).some((day) => day !== null);
const isUnit = (cell: string) => readUnit(cell) !== null;
const isNumber = (cell: string) => parseNumber(cell, PRICE_LIMITS).fault === undefined;
const isAmount = (cell: string) => /\p{Nd}/u.test(cell) && isUnit(cell);

const readable: Readonly<Partial<Record<ColumnRole, (cell: string) => boolean>>> = {
  day: isDate,
  unit: isUnit,
  plates: (cell) => isNumber(withoutPlates(cell)) || isAmount(cell),
  price: (cell) => isNumber(splitPrice(cell)[0]),
  revenue: isNumber,
};

/** Two such columns that differ would give two sums: half and full, old and new. */
const COUNTED: ReadonlySet<ColumnRole> = new Set(['day', 'plates', 'price', 'revenue']);

/** The part of the cells that a test is true of. */
function partOf(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
}

/** Of so many cells what is held must be readable, where the head does not say it. */
const MOST = 0.8;
/** Paper plates are bought; what is mostly served on plates is sold. */
const SOME = 0.3;

/** The head of each column: one that stands over several cells is saved over the first. */
function headsOver(heads: readonly string[], columns: readonly (readonly string[])[]) {
  const plain: string[] = [];
  for (const [index, cells] of columns.entries()) {
    const [head, left] = [plainHead(heads[index] ?? ''), plain[index - 1] ?? ''];
    const isFuller = cells.length > (columns[index - 1]?.length ?? 0);
    const isBelow = isFuller || (cells.length > 0 && partOf(cells, isNumber) >= MOST);
    plain.push(head === '' && isBelow ? left : head);
  }
  return plain;
}

/**
 * Guesses what each column holds, by its head, and where that does not say it, by its cells. Where columns of one
 * kind differ, the person has to say which.
 *
 * @param columns the first cells of each, without empty ones
 * @param ingredients names that are known
 * @returns the guesses, and what stands in one of several columns
 */
export function guessRoles(
  given: readonly string[],
  columns: readonly (readonly string[])[],
  ingredients: readonly string[],
): { readonly roles: readonly ColumnRole[]; readonly open: readonly ColumnRole[] } {
  const roles: ColumnRole[] = columns.map(() => 'ignore');
  const open = new Set<ColumnRole>();
  const has = (...some: readonly ColumnRole[]) =>
    some.some((role) => roles.includes(role) || open.has(role));
  const heads = headsOver(given, columns);
  const isOther = (role: ColumnRole, one: number, other: number) =>
    (heads[one] === heads[other] || COUNTED.has(role)) &&
    columns[one]?.join('\n') !== columns[other]?.join('\n');
  for (const [rank, [role]] of HEADS.entries()) {
    const [index, ...others] = [...columns.keys()].filter(
      (each) =>
        headOf(heads[each] ?? '') === rank && columns[each]?.some(readable[role] ?? (() => true)),
    );
    if (index === undefined || has(role)) continue;
    if (others.some((other) => isOther(role, index, other))) open.add(role);
    else roles[index] = role;
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
  // A price stands beside `5 kg` that are bought, and beside `6 pcs` of a menu.
  const counts = roles.indexOf('plates');
  if (counts >= 0 && !has('day') && !columns[counts]?.some(isNumber)) {
    roles[counts] = has('ingredient') && !has('unit') ? 'unit' : 'ignore';
  }
  take('unit', (cells) => partOf(cells, (cell) => !isNumber(cell) && isUnit(cell)));
  if (!has('dish', 'ingredient')) {
    const isName = (cell: string) => /\p{L}/u.test(cell) && !isNumber(cell) && !isDate(cell);
    take('dish', (cells) => partOf(cells, isName));
  }
  const sizes = roles.indexOf('variant');
  const names = columns[roles.indexOf('dish')] ?? [];
  // What has one size each is bought so; a dish is sold in several.
  const isOnce = new Set(names).size === names.length;
  const isPack = has('ingredient') || (isOnce && names.length >= (columns[sizes]?.length ?? 0));
  if (isPack && !has('unit', 'day', 'plates') && partOf(columns[sizes] ?? [], isAmount) >= MOST) {
    roles[sizes] = 'unit';
  }
  const numbers = free().filter((index) => partOf(columns[index] ?? [], isNumber) >= MOST);
  if (numbers.length === 1 && !has('plates', 'price', 'revenue')) {
    roles[numbers[0] ?? 0] = has('day') ? 'plates' : 'price';
  }
  const known = new Set(ingredients.map(spellingKey));
  const units = columns[roles.indexOf('unit')] ?? [];
  const isKnown = (cell: string) =>
    ['', 's', 'es'].some((end) => known.has(spellingKey(cell + end)));
  const isBought =
    partOf(names, isKnown) > 0.5 ||
    (has('unit') &&
      partOf(units, isServing) < SOME &&
      !has('day', 'plates') &&
      !SELLING.test(heads[roles.indexOf('price')] ?? ''));
  if (roles.includes('plates') && roles.includes('revenue')) open.delete('price');
  // A menu has prices of half and full plates, and its amounts are prices.
  if (!has('day', 'price', 'revenue') && open.delete('plates')) open.add('price');
  if (!has('day', 'price', 'plates')) {
    if (open.delete('revenue')) open.add('price');
    if (has('revenue')) roles[roles.indexOf('revenue')] = 'price';
  }
  const isListed = has('ingredient') || !isBought;
  const roleOf = (role: ColumnRole) => (role === 'dish' && !isListed ? 'ingredient' : role);
  return { roles: roles.map(roleOf), open: [...open].map(roleOf) };
}
