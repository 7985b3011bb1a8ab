import { numberWords, priceNumberWords, wordMap, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { Amount, PurchaseUnit } from '@thela/ledger';
import { measureOf, percentWords, priceUnitOf, rupeeWords } from '../profit/parse-amounts';

/** Packs: things are sold in them, but they do not measure an amount. */
const packs = wordSet(
  'bunch bunches gaddi gaddiyan guchha guchchha judi packet packets pack packs pouch bottle bottles tin tins can bori bora ' +
    'boriyan katta peti petiyan crate crates bundle bundles bag bags sack tray trays jar box roll गड्डी गुच्छा पैकेट बंडल ' +
    'dabba dabbe ट्रे बोरी पेटी बोतल',
);

/** Whether a word names a pack. */
export function isPack(token: string): boolean {
  return packs.has(token);
}

// A cup of tea is what the stall counts as a plate.
const plateMeasures: ReadonlySet<string> = new Set(['1 plate', '0.2 litre', '1 piece']);

/** Whether a word names what plates are counted by. */
export function isPlate(token: Token): boolean {
  return plateMeasures.has(measureOf(token) ?? '');
}

export interface Figure {
  readonly value: number;
  /** `bare`: nothing says what it counts. `amount`: so much of `unit`. */
  readonly of: 'bare' | 'plates' | 'rupees' | 'percent' | 'amount';
  readonly unit?: PurchaseUnit;
}

/** So many of a unit: 3 quintals. */
export interface Total {
  readonly amount: number;
  readonly unit: PurchaseUnit;
}

/** @example inAmountUnits({ amount: 3, unit: QUINTAL }) // { amount: 300, unit: 'kg' } */
export function inAmountUnits({ amount, unit }: Total): Amount {
  return typeof unit === 'string'
    ? { amount, unit }
    : { amount: amount * unit.of.amount, unit: unit.of.unit };
}

const values = wordMap([...numberWords, ...priceNumberWords, [10, 'dus']]);
const shifts = wordMap([
  [0.25, 'sawa सवा'],
  [-0.25, 'paune पौने'],
  [0.5, 'sadhe साढ़े'],
]);
const powers = wordMap([
  [100, 'sau hundred सौ'],
  [1000, 'hazar thousand हज़ार'],
  [100_000, 'lakh lakhs lac लाख'],
  [10_000_000, 'crore crores karod करोड़'],
]);
const englishTens = wordSet('twenty thirty forty fifty sixty seventy eighty ninety');
const englishOnes = wordSet('one two three four five six seven eight nine');
/** 'Kar do', 'ek baar', 'a lot', 'the last one': no figures, so they are read after the words of the table. */
const ambiguous = wordMap([
  [1, 'ek one another a an एक'],
  [2, 'do दो'],
]);
const articles = wordSet('a an');
// 'Saath' is sixty, and 'with'.
const sixty = wordSet('saath');

function digitsOf(token: Token): number | undefined {
  if (!/^\d/.test(token)) return undefined;
  const [over = '', under] = token.split('/');
  return Number(over.replace(',', '.')) / (under === undefined ? 1 : Number(under));
}

interface Read {
  readonly value: number;
  readonly to: number;
}

function smallAt(tokens: readonly Token[], from: number): Read | undefined {
  const token = tokens[from] ?? '';
  const shift = shifts.get(token);
  const value =
    digitsOf(tokens[from + (shift === undefined ? 0 : 1)] ?? '') ??
    values.get(tokens[from + (shift === undefined ? 0 : 1)] ?? '');
  if (shift !== undefined) {
    // 'Sava sau' is 125, 'paune sau' 75: a part of the hundred, not of one.
    const power = powers.get(tokens[from + 1] ?? '');
    if (power !== undefined) return { value: (1 + shift) * power, to: from + 2 };
    if (value !== undefined) return { value: value + shift, to: from + 2 };
    return shift === 0.25 ? { value: 1.25, to: from + 1 } : undefined;
  }
  if (value === undefined) return undefined;
  const next = tokens[from + 1] ?? '';
  if (Number.isInteger(value) && /^\d+\/\d/.test(next)) {
    return { value: value + (digitsOf(next) ?? 0), to: from + 2 };
  }
  if (englishTens.has(token) && englishOnes.has(next)) {
    return { value: value + (values.get(next) ?? 0), to: from + 2 };
  }
  return { value, to: from + 1 };
}

/** 'Do sau pachas', 'one thousand two hundred', 'sadhe teen sau'. */
function numberAt(tokens: readonly Token[], from: number): Read | undefined {
  const first = smallAt(tokens, from);
  if (!first) return undefined;
  let { value, to } = first;
  let power = powers.get(tokens[to] ?? '');
  if (power === undefined || value >= power) {
    power = value === 100 ? 100 : undefined;
    if (power === undefined || !powers.has(tokens[from] ?? '')) return first;
  } else {
    value *= power;
    to += 1;
  }
  const rest = numberAt(tokens, tokens[to] === 'and' ? to + 1 : to);
  const isRest = rest && rest.value < power && Number.isInteger(rest.value) && rest.value > 0;
  // 'Sau do dosa' must not become 102; 'hazar do sau' is 1,200.
  const isShort = isRest && ambiguous.has(tokens[to] ?? '') && rest.to === to + 1;
  return isRest && !isShort ? { value: value + rest.value, to: rest.to } : { value, to };
}

function figureAt(tokens: readonly Token[], from: number, { value, to }: Read): Match<Figure> {
  const next = tokens[to] ?? '';
  if (rupeeWords.has(next)) return { meaning: { value, of: 'rupees' }, from, to: to + 1 };
  if (percentWords.has(next)) return { meaning: { value, of: 'percent' }, from, to: to + 1 };
  // The rupees of '100 rupees 2 tea' are of the hundred.
  const before = rupeeWords.has(tokens[from - 1] ?? '') && !isFigure(tokens[from - 2] ?? '');
  if (before) return { meaning: { value, of: 'rupees' }, from: from - 1, to };
  const unit = priceUnitOf(next);
  if (unit === 'dozen') {
    return { meaning: { value: value * 12, of: 'plates', unit }, from, to: to + 1 };
  }
  if (isPlate(next)) return { meaning: { value, of: 'plates' }, from, to: to + 1 };
  if (unit) return { meaning: { value, of: 'amount', unit }, from, to: to + 1 };
  return { meaning: { value, of: 'bare' }, from, to };
}

/** Whether a word is a figure, alone or before another. */
export function isFigure(token: Token): boolean {
  return (
    digitsOf(token) !== undefined ||
    [values, shifts, powers, ambiguous].some((map) => map.has(token))
  );
}

function isSixty(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1] ?? '';
  return (
    sixty.has(tokens[index] ?? '') && (rupeeWords.has(next) || priceUnitOf(next) !== undefined)
  );
}

/** A tin of oil sounds like three: '15 litre tin', 'pandrah litre wala tin'. */
function isTin(tokens: readonly Token[], index: number): boolean {
  const last = tokens[index - 1] === 'vala' ? index - 2 : index - 1;
  return tokens[index] === 'tin' && priceUnitOf(tokens[last] ?? '') !== undefined;
}

/**
 * Finds the figures that stand out. Those that may be other words, such as 'do', only before 'sau' and 'darjan'.
 *
 * @param tokens those of names are blank
 */
export function findFigures(tokens: readonly Token[]): readonly Match<Figure>[] {
  const figures: Match<Figure>[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const isShy = ambiguous.has(token) && tokens[index - 1] !== 'minus';
    const read = isSixty(tokens, index) ? { value: 60, to: index + 1 } : numberAt(tokens, index);
    if (!read || ((isShy || isTin(tokens, index)) && read.to === index + 1)) continue;
    const figure = figureAt(tokens, index, read);
    figures.push(figure);
    index = figure.to - 1;
  }
  return figures;
}

/**
 * Finds the figures that are left when all other words have been read.
 *
 * @param isFood says where the name of a dish begins, before which 'a' is one
 */
export function findAmbiguousFigures(
  tokens: readonly Token[],
  isFood: (index: number) => boolean,
): readonly Match<Figure>[] {
  return tokens.flatMap((token, index) => {
    const value = ambiguous.get(token);
    const figure =
      value === undefined ? undefined : figureAt(tokens, index, { value, to: index + 1 });
    if (!figure) return [];
    const isArticle = articles.has(token) && !isFood(figure.to) && figure.meaning.of === 'bare';
    return isArticle ? [] : [figure];
  });
}
