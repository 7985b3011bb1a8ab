import { wordSet } from '@thela/understanding';
import type { Match } from '@thela/understanding';
import type { Dish } from '@thela/ledger';
import { findPeople } from './find-buyers';
import type { Figure } from './find-figures';
import { amountsSpent } from './parse-expense';
import { neverPlates } from './parse-counts';
import { MOST_PLATES, fateIn, isLoss, joints, paying } from './plates-fates';
import type { Pair } from './plates-fates';
import type { Sentence } from './sentence';

// Puts the counts of a breath and its dishes together: beside each other, for each of some people, or all of them. What
// plates cost, what was paid for them, and how many people there were, counts none.

/** What may stand between a count and its dish. */
const between = wordSet(
  'of plate plates x ka ke ki parcel wala wali wale hi bhi the to toh is were was more aur matram only sirf bas',
);

/** What else may stand there: a price of the menu, which is no count. */
function isBeside(sentence: Sentence, from: number, to: number): boolean {
  const isWord = (index: number) =>
    between.has(sentence.tokens[index] ?? '') || isPriceOfMenu(sentence, index);
  const indices = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  const words = indices.filter((index) => !isPriceOfMenu(sentence, index));
  return to >= from && words.length <= 2 && indices.every(isWord);
}

const priced = wordSet('wala wali wale ka ki ke di vi for');
const LEAST_PRICE = 10;

/** 'The 15 rupee tea', '25 wala vada pav', '85 85 85 three dosas': what one of the dishes that are named costs. */
function isPriceOfMenu({ tokens, figures, dishes }: Sentence, index: number): boolean {
  const figure = figures.find(({ from, to }) => from <= index && index < to);
  if (!figure) return false;
  const { of, value } = figure.meaning;
  const isPrice = dishes.some(({ meaning }) =>
    meaning.dishes.some((dish) => dish.sellingPrice === value),
  );
  const isMarked =
    of === 'rupees' ||
    priced.has(tokens[figure.to] ?? '') ||
    figures.some(({ from, to }) => from === figure.to || to === figure.from);
  return isPrice && isMarked && value >= LEAST_PRICE && of !== 'plates';
}

/** 'Six bun maska and as many chai'. */
const asMany = wordSet('utni utne utna itni itne same anni ante anthe');
const each = wordSet('each apiece');
const everybody = wordSet('sab sabne sabko sabhi all everyone everybody');
const NEAR_EVERYBODY = 4;
const MOST_EACH = 5;
/** One and two are other words, too. */
const MOST_LIGHT = 2;

/** Each dish with its count, before it or behind it; a further count is of the last dish. */
export function pairsIn(sentence: Sentence): readonly Pair[] | undefined {
  const { tokens } = sentence;
  const named = sentence.dishes.filter(({ meaning }) => meaning.dishes.length > 0);
  const people = peopleIn(sentence);
  const isEachAt = (index: number) => isEach(sentence, index);
  const isOfPeople = (one: Match<Figure>) =>
    isEachAt(one.from) || people.some(({ from, to }) => from <= one.from && one.to <= to);
  const bare = sentence.figures.filter(
    (figure) =>
      isCount(sentence, figure) && !isOfPeople(figure) && !isPriceOfMenu(sentence, figure.from),
  );
  // 'Ek ek idli', one for each.
  const isDoubled = (figure: Match<Figure>) =>
    figure.meaning.value <= MOST_EACH &&
    bare.some(({ meaning, to }) => to === figure.from && meaning.value === figure.meaning.value);
  const figures = bare.filter(
    (figure) => !bare.some((next) => next.from === figure.to && isDoubled(next)),
  );
  const used = new Set<Match<Figure>>();
  const pairs: Pair[] = [];
  const unpaired: typeof named = [];
  for (const dish of named) {
    const unused = figures.filter((one) => !used.has(one));
    const figure =
      unused.find(({ to }) => isBeside(sentence, to, dish.from)) ??
      unused.find(({ from }) => isBeside(sentence, dish.to, from));
    const [only, ...more] = dish.meaning.dishes;
    const last = pairs.at(-1);
    const before = tokens.slice(Math.max(0, dish.from - 2), dish.from);
    const few = figure ? undefined : partOf(sentence, dish, people);
    if (!figure && only && last && before.some((one) => asMany.has(one))) {
      pairs.push({ ...dish, dish: only, plates: last.plates });
      continue;
    }
    if (few !== undefined && only && more.length === 0) {
      pairs.push({ ...dish, dish: only, plates: few });
      continue;
    }
    if (!figure || !only) {
      unpaired.push(dish);
      continue;
    }
    if (more.length > 0) return undefined;
    used.add(figure);
    const pair = pairOf(only, figure, dish);
    // 'Each had one idli' tells of all behind it, 'two vada pav each' of those before it.
    const isOfEach =
      isDoubled(figure) ||
      tokens.some((_, at) => {
        const isBehindDish = named.some(({ to }) => to === at);
        return isEachAt(at) && (isBehindDish ? at >= pair.to : at < pair.from);
      });
    const heads =
      people.findLast(({ to }) => to <= pair.from) ?? people.find(({ from }) => from >= pair.to);
    const all = isOfEach ? (heads?.meaning ?? pairOfNames(sentence, pair.from)) : 1;
    pairs.push({ ...pair, plates: pair.plates * all });
  }
  const rest = figures.filter((one) => !used.has(one));
  const [lonely] = rest;
  const [dish, ...others] = named;
  const [only, ...more] = dish?.meaning.dishes ?? [];
  if (pairs.length === 0 && rest.length === 1 && lonely && only && more.length === 0) {
    // 'Poha had too much salt, five plates thrown'; 'one basket of pav' counts none.
    const isOne = dish?.meaning.isSure && others.every(({ meaning }) => meaning.dishes[0] === only);
    const isCounted =
      lonely.meaning.of === 'plates' ||
      lonely.meaning.value > MOST_LIGHT ||
      (lonely.from >= (dish?.to ?? 0) && !isStray(sentence, lonely));
    return isOne && isCounted ? [pairOf(only, lonely, lonely)] : undefined;
  }
  const ids = new Set(pairs.map((pair) => pair.dish.id));
  const isUncounted = ({ dishes, isSure }: (typeof named)[number]['meaning']) =>
    isSure && !dishes.some(({ id }) => ids.has(id));
  if (unpaired.some(({ meaning }) => isUncounted(meaning))) return undefined;
  for (const figure of rest) {
    const last = pairs.findLast(({ to }) => to <= figure.from);
    const next = pairs.find(({ from }) => from >= figure.to)?.from ?? tokens.length;
    const fates = [
      fateIn(tokens.slice(figure.to, next), sentence, figure.to),
      last && fateIn(tokens.slice(last.to, figure.from), sentence, last.to),
    ];
    if (isPaidWith(sentence, figure, pairs)) continue;
    const isMore =
      figure.meaning.of === 'plates' || (fates.includes('lost') && !isStray(sentence, figure));
    if (last && isMore) pairs.push(pairOf(last.dish, figure, figure));
    else if (figure.meaning.value > MOST_LIGHT && !isSpent(sentence, figure)) return undefined;
  }
  const further = pairs.slice(named.length - unpaired.length);
  const sum = further.reduce((all, { plates }) => all + plates, 0);
  // 'Of two dosa one burnt, one was served'.
  if (further.length > 1 && pairs.some(({ plates }) => plates === sum)) return undefined;
  const isAgain = tokens.some((token) => again.has(token));
  const isFirst = ({ dish: one, plates }: Pair, index: number) =>
    !pairs.slice(0, index).some((other) => other.dish === one && other.plates === plates);
  pairs.sort((a, b) => a.from - b.from);
  return isAgain ? pairs.filter(isFirst) : pairs;
}

/** 'Matlab panch dosa panch chai': told once more. */
const again = wordSet('matlab matalab yani yaani means meaning');

export function peopleIn(sentence: Sentence): readonly Match<number>[] {
  const named = sentence.dishes.filter(({ meaning }) => meaning.dishes.length > 0);
  const figures = sentence.figures.filter(({ from }) => !isPriceOfMenu(sentence, from));
  return findPeople(sentence.tokens, figures, named);
}

/** 'Each', 'har ek'; '85 each' is a price. */
function isEach({ tokens, figures }: Sentence, index: number): boolean {
  const isPrice = figures.some(({ to, meaning }) => to === index && meaning.value >= LEAST_PRICE);
  const isHarEk = tokens[index - 1] === 'har' && tokens[index] === 'ek';
  return (each.has(tokens[index] ?? '') && !isPrice) || isHarEk;
}

/** Of some people who are counted, or of all of them: 'chhe ne medu vada khaya', 'sabko chai di'. */
function partOf(
  { tokens, dishes, signs }: Sentence,
  dish: Match<unknown>,
  people: readonly Match<number>[],
): number | undefined {
  const last = people.findLast(({ to }) => to <= dish.from);
  const isOther = dishes.some(({ from, to }) => from >= (last?.to ?? 0) && to <= dish.from);
  const near = tokens.slice(last?.to ?? 0, dish.to + 2);
  const isAll = near.some((token) => everybody.has(token));
  const isPart = dish.from - (last?.to ?? 0) <= NEAR_EVERYBODY && !isOther;
  const isTaken = signs.some(
    ({ meaning, from }) =>
      ['ate', 'took', 'gave'].includes(meaning) &&
      from >= (last?.to ?? 0) &&
      from <= dish.to + NEAR_EVERYBODY,
  );
  return last && isTaken && (isAll || isPart) ? last.meaning : undefined;
}

/** 'Raju aur Kamala ne ek ek', two; nobody knows for how many else: then it is not a number. */
function pairOfNames({ tokens, unknown, expenses }: Sentence, end: number): number {
  const isName = (index: number) =>
    unknown.includes(index) || expenses.some(({ from, to }) => from <= index && index < to);
  const isPair = tokens
    .slice(0, end)
    .some((token, at) => joints.has(token) && isName(at - 1) && isName(at + 1));
  return isPair ? 2 : Number.NaN;
}

/** 'The tawa was 2 hot', 'ek aunty': one and two beside a word that nothing is told with. */
function isStray({ tokens, signs }: Sentence, { meaning, from, to }: Match<Figure>): boolean {
  const next = tokens[to] ?? '.';
  const isTold =
    joints.has(next) ||
    joints.has(tokens[from - 1] ?? '') ||
    isLoss(next) ||
    signs.some(
      (sign) =>
        (sign.from === to && sign.meaning !== 'filler') ||
        (sign.to === from && sign.meaning === 'more'),
    );
  return meaning.value <= MOST_LIGHT && !isTold;
}

/** The money that plates bring, each kind and all of them. */
export function pricesOf(pairs: readonly Pair[]): readonly number[] {
  const prices = pairs.map(({ dish, plates }) => dish.sellingPrice * plates);
  return [...prices, prices.reduce((sum, one) => sum + one, 0)];
}

/** Whether a figure is what plates of it cost, or the money that was given for them, or back: '200 diye, 80 wapas'. */
export function isPaidWith(
  { figures, signs }: Sentence,
  { meaning: { value, of }, from, to }: Match<Figure>,
  pairs: readonly Pair[],
): boolean {
  if (of === 'plates' || value < LEAST_PRICE) return false;
  const prices = pricesOf(pairs);
  const all = prices.at(-1) ?? 0;
  const isPart = figures.some(
    ({ meaning }) => value + meaning.value === all || Math.abs(value - meaning.value) === all,
  );
  const isGiven = signs.some(
    (sign) => paying.includes(sign.meaning) && (sign.from === to || sign.to === from),
  );
  return prices.includes(value) || isPart || (isGiven && value >= all);
}

/** Whether a figure may be money for something that is named: 'aur auto ko 80 diye'. */
export function isSpent(sentence: Sentence, figure: Match<Figure>): boolean {
  const isMoney = sentence.expenses.length > 0 && amountsSpent(sentence).includes(figure);
  return isHanded(sentence, figure) || (isMoney && !isPriceOfMenu(sentence, figure.from));
}

/** Money may be told of that has no name: 'cover lu ki 90 pettanu'. */
function isHanded({ signs }: Sentence, { meaning, to }: Match<Figure>): boolean {
  const isPaid = signs.some(
    (sign) => sign.from === to && (sign.meaning === 'gave' || sign.meaning === 'paid'),
  );
  return isPaid && meaning.value >= LEAST_PRICE;
}

function pairOf(dish: Dish, figure: Match<Figure>, name: Match<unknown>): Pair {
  const from = Math.min(figure.from, name.from);
  return { dish, plates: figure.meaning.value, from, to: Math.max(figure.to, name.to) };
}

export function isCount(
  { tokens }: Sentence,
  { meaning, to }: Match<Figure>,
  most = MOST_PLATES,
): boolean {
  const { of, value } = meaning;
  const isOfPlates = of === 'plates' || (of === 'bare' && !neverPlates.has(tokens[to] ?? ''));
  return isOfPlates && Number.isInteger(value) && value > 0 && value <= most;
}
