import { amountsIn, tokenize, tokensOf, withoutMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import { priceUnitOf, rupeeWords } from '../profit/parse-amounts';
import { findBuyers, isBuyerWord, isNumberOfTable, withoutBuyers } from './find-buyers';
import type { Buyer } from './find-buyers';
import { findNames } from './find-names';
import type { NameMentions } from './find-names';
import { isPack, isPlate, findFigures, findAmbiguousFigures } from './find-figures';
import type { Figure } from './find-figures';
import { signSet, signsIn } from './signs';
import type { Sign } from './signs';
import { translateAt } from './translate';

/** What a verb says stands before 'to' in 'ho gaye to'. */
const verbs = signSet('sold gone gave took happened perhaps dearer cheaper bought paid was is set');

const towards = wordSet('the my a an table');
const priceOrTotalSigns = signSet('price last count total today');

/** What a word of many meanings says in its place. */
function resolveByPosition(
  tokens: readonly Token[],
  resolved: readonly Match<Sign>[],
  figures: readonly Match<Figure>[],
): readonly Match<Sign>[] {
  const isEnd = (index: number) => /^[,.]?$/.test(tokens[index] ?? '');
  // What is blank is a name; English 'the' stands before one, Hindi 'the', were, does not.
  const isBeforeName = (index: number) =>
    !isEnd(index) &&
    resolved.every((sign) => sign.from !== index || priceOrTotalSigns.has(sign.meaning));
  return resolved.map((match, position) => {
    const { from, to } = match;
    const token = tokens[from] ?? '';
    const last = resolved[position - 1];
    const meansIn = (): Sign => {
      if (token === 'the' && from > 0 && !isBeforeName(to)) return 'was';
      if (token === 'na' && !isEnd(to)) return 'negation';
      if (token === 'hi' && from > 0) return 'soft';
      // 'Sold to the bank'.
      const isTowards = towards.has(tokens[to] ?? '');
      const isThen = ['to', 'toh', 'tho'].includes(token) && last?.to === from && !isTowards;
      const isCondition =
        isThen && verbs.has(last.meaning) && figures.every((one) => one.from !== to);
      return isCondition ? 'condition' : match.meaning;
    };
    return to - from === 1 ? { ...match, meaning: meansIn() } : match;
  });
}

export interface Sentence extends NameMentions {
  readonly tokens: readonly Token[];
  /** The tokens as they were written. */
  readonly spellings: readonly string[];
  readonly figures: readonly Match<Figure>[];
  readonly signs: readonly Match<Sign>[];
  /** Words that nothing here knows. */
  readonly unknown: readonly number[];
  /** Of unknown words and others: who bought, or where. */
  readonly buyers: readonly Match<Buyer>[];
}

/** A longer text does not order anything. */
const mostTokens = 120;

const put =
  /(?<![\p{L}\p{M}])(?:(?:d[a]{1,2}l|डाल)\s+(?:do|de|dena|दो|दे|देना)|daalo|dalo|daal ?do|डालो)(?=\s*(?:[,.!।]|$))/giu;

/** '12 rupaye 50 paise', '50 paise'; more of them are money. */
const inPaisa =
  /(?:(?<![\p{N}.,])(\p{Nd}[\p{Nd},]*) ?(?:rs\.?|rup[a-z]+|रुप[\p{L}\p{M}]+) ?(?:and |aur |और )?)?(?<![\p{N}.,])(\p{Nd}{1,2}) ?(?:p|pais[ae]|पैस[ाे])(?![\p{L}\p{M}])/giu;

/** 'Bache hue 6 vade bech diye', 'sold 5 burnt dosas': what plates were that were sold, and not what became of them. */
const described =
  /(?<![\p{L}\p{M}])(?:(?:bach|jal)[aei]? ?hu[aei]|(?:बच|जल)[ाेी] हु[एईआ]|left ?over|remaining|burne?[dt](?=\s+\p{L})|(?:migil|madi?)[a-z]*na|(?:మిగిలి|మాడి)[\p{L}\p{M}]*న)(?=\s+[\p{L}\p{N}])(?!\s+(?:a?nd|aur|and|bech|बेच)\b)/giu;
const sale = /(?<![\p{L}\p{M}])(?:sold|bech|bik|becha|बेच|बिक)/iu;
const unsold = /(?<![\p{L}\p{M}])(?:nahi?n?|nhi|not|नहीं|नही|unsold)(?![\p{L}\p{M}])/iu;

/** The tokenizer drops signs, so some become words first. */
function withSignsAsWords(spoken: string, stall: Stall): string {
  // Of two counts one may have been sold, and the other burnt.
  const isOfSold =
    sale.test(spoken) && !unsold.test(spoken) && amountsIn(tokensOf(spoken)).length < 2;
  const text = isOfSold ? spoken.replaceAll(described, '') : spoken;
  // Half a cup of tea is ordered as 'cutting'.
  const isCup = stall.dishes.every(({ name }) => !/cutting|कटिंग/iu.test(name));
  return (
    (
      isCup
        ? text.replaceAll(/(?<!\p{L})cutting(?:\s+(?:chai|tea)(?!\p{L}))?(?!\p{L})/giu, 'chai')
        : text
    )
      .replaceAll(/half an? (?=do?z)/giu, 'half ')
      .replaceAll(/\bone (?:and|n) (?:a )?half\b/giu, 'dedh')
      .replaceAll(/\b(two|three|four|five|six|\d+) (?:and|n) (?:a )?half\b/giu, 'sadhe $1')
      .replaceAll('%', ' percent ')
      .replaceAll(/(?<=\p{Nd})k(?![\p{L}\p{M}])/giu, ' hazar ')
      .replaceAll(
        inPaisa,
        // '10p' alone may be plates.
        (all: string, rupees: string | undefined, paisa: string) =>
          (rupees ?? !/p$/iu.test(all)) ? ` ${rupees ?? 0}.${paisa.padStart(2, '0')} rs ` : all,
      )
      // 'साथ', with, becomes the same token.
      .replaceAll(/(?<![\p{L}\p{M}])साठ(?![\p{L}\p{M}])/gu, '60')
      .replaceAll(/(?<=[\p{L}\p{M}]\s+)[-−–—](?=\s+\p{Nd})/gu, ' ')
      .replaceAll(/(?<![\p{L}\d/])[-−–](?=\s*\d)/gu, ' minus ')
      .replaceAll(/(?<=\d)\s*[-−–](?=\s*\d)/gu, ' ya ')
      .replaceAll(/[?؟]/gu, ' kya . ')
      // 'Daal do' at the end is 'put it in', before a figure or a unit the lentils.
      .replaceAll(put, ' likh do ')
  );
}

const parsed = new WeakMap<Stall, Map<string, Sentence | undefined>>();
const MOST_PARSED = 30;

/** Each rule asks for the sentence; it is parsed once. `undefined` for a text that is too long for an order. */
export function parseSentence(text: string, stall: Stall): Sentence | undefined {
  const known = parsed.get(stall) ?? new Map<string, Sentence | undefined>();
  if (known.has(text)) return known.get(text);
  if (known.size >= MOST_PARSED) known.clear();
  const sentence = sentenceOf(text, stall);
  parsed.set(stall, known.set(text, sentence));
  return sentence;
}

/** Reads names first, then figures, then what is said of them. */
function sentenceOf(text: string, stall: Stall): Sentence | undefined {
  const { tokens, spellings } = tokenize(withSignsAsWords(text, stall));
  if (tokens.length === 0 || tokens.length > mostTokens) return undefined;
  const names = findNames(tokens, stall);
  const { dishes, ingredients, expenses } = names;
  const unnamed = withoutMatches(tokens, [...dishes, ...ingredients, ...expenses]);
  const read = findFigures(unnamed);
  const figures = withoutRepeats(tokens, read).filter(({ from }) => !isNumberOfTable(tokens, from));
  const uncounted = withoutMatches(unnamed, read);
  const found = resolveByPosition(tokens, signsIn(uncounted), figures);
  const unsigned = withoutMatches(uncounted, found);
  const isFood = (index: number) => [...dishes, ...ingredients].some(({ from }) => from === index);
  const shy = findAmbiguousFigures(unsigned, isFood);
  const shyHere = shy.filter(({ from }) => !isNumberOfTable(tokens, from));
  const rest = withoutMatches(unsigned, shy);
  const futures = rest.flatMap((token, from): Match<Sign>[] =>
    isFuture(token, tokens[from + 1] ?? '') ? [{ meaning: 'future', from, to: from + 1 }] : [],
  );
  const unknown = rest.flatMap((token, index) => (isKnown(token) ? [] : [index]));
  const isFree = (index: number) =>
    unknown.includes(index) || expenses.some(({ from, to }) => from <= index && index < to);
  const buyers = findBuyers(tokens, (index) => isFree(index) && !isFood(index));
  return {
    ...names,
    tokens,
    spellings,
    figures: [...figures, ...shyHere, ...anothersIn(tokens, isFood)].sort(
      (a, b) => a.from - b.from,
    ),
    signs: withoutBuyers([...found, ...futures], buyers),
    unknown,
    buyers,
  };
}

/** The same of a text as it is spoken, Telugu among it. */
export function parseSpoken(spoken: string, stall: Stall): Sentence | undefined {
  return parseSentence(translateAt(spoken, stall), stall);
}

/** 'Dus ki dus': all ten of them. */
function withoutRepeats(tokens: readonly Token[], figures: readonly Match<Figure>[]) {
  return figures.filter(({ meaning, to }, position) => {
    const next = figures[position + 1];
    const isAgain = next?.from === to + 1 && next.meaning.value === meaning.value;
    return !isAgain || !whole.has(tokens[to] ?? '');
  });
}

const whole = wordSet('ki ke ka');

/** 'Another chai' is one more. */
function anothersIn(tokens: readonly Token[], isFood: (index: number) => boolean) {
  return tokens.flatMap((token, from): Match<Figure>[] =>
    token === 'another' && isFood(from + 1)
      ? [{ meaning: { value: 1, of: 'bare' as const }, from, to: from + 1 }]
      : [],
  );
}

const future = /(?:[aeiou]ng[aei]|[^aeiou]eg[aei]|og[aei])$/;
const infinitive = /.{3}n[aei]$/;
const auxiliaries = wordSet('hai hain h he tha thi padega hoga chahiye है हैं');

/** 'Bikenge', 'bharwana hai': something that has not happened. */
function isFuture(token: Token, next: Token): boolean {
  if (isBuyerWord(token)) return false;
  return future.test(token) || (infinitive.test(token) && auxiliaries.has(next));
}

function isKnown(token: Token): boolean {
  return (
    isPack(token) ||
    /^[,.]?$/.test(token) ||
    token === 'a' ||
    token === 'an' ||
    rupeeWords.has(token) ||
    isPlate(token) ||
    priceUnitOf(token) !== undefined
  );
}

export function hasSign({ signs }: Sentence, ...some: readonly Sign[]): boolean {
  return signs.some(({ meaning }) => some.includes(meaning));
}

/** Whether a sentence holds more than was understood: then nothing is written before a yes. */
export function isPart({ unknown }: Sentence): boolean {
  return unknown.length > 0;
}

/** The same for plates: who bought them need not be known. */
export function isPartBesideBuyers({ unknown, buyers }: Sentence): boolean {
  return unknown.some((index) => buyers.every(({ from, to }) => index < from || to <= index));
}

/** What may follow on a bare figure that is an amount of money, besides an end and what a sign says. */
const afterMoney: ReadonlySet<string> = new Set(
  'ka ke ki me mein ko par pe for from on in to a each only vala'.split(' '),
);

/** The one amount of money of a sentence: in rupees, else a bare figure that counts nothing else. */
export function moneyIn(
  sentence: Sentence,
  isUnit: (token: string) => boolean = () => false,
): Match<Figure> | undefined {
  const { tokens, figures, signs, dishes, ingredients } = sentence;
  const inRupees = figures.filter(({ meaning }) => meaning.of === 'rupees');
  if (inRupees.length > 0) return inRupees.length === 1 ? inRupees[0] : undefined;
  const names = [...dishes, ...ingredients];
  const bare = figures.filter(({ meaning, to }) => {
    const next = tokens[to] ?? '';
    const isNamed = names.some(({ from }) => from === to);
    const isBeside =
      /^[,.]?$/.test(next) ||
      afterMoney.has(next) ||
      isUnit(next) ||
      signs.some((sign) => sign.from === to && sign.meaning !== 'filler') ||
      sentence.expenses.some(({ from }) => from === to);
    // 'Half chai' is no money.
    return meaning.of === 'bare' && meaning.value >= 1 && isBeside && !isNamed;
  });
  return bare.length === 1 ? bare[0] : undefined;
}

/** 'Minus 2 rupees'. */
export function isBelowZero({ tokens }: Sentence, { from }: Match<Figure>): boolean {
  return tokens[from - 1] === 'minus';
}

/** The words of a match as they were written. */
export function spellingAt({ spellings }: Sentence, { from, to }: Match<unknown>): string {
  return spellings.slice(from, to).join(' ');
}

/** Rupees with two decimals. */
export function inPaise(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}
