import { wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { Dish, Stall, WasteReason } from '@thela/ledger';
import { withoutSelfCorrection } from './clauses';
import { findPeople, isBuyerWord } from './find-buyers';
import { isFigure } from './find-figures';
import type { Figure } from './find-figures';
import { amountsSpent } from './parse-expense';
import { neverPlates } from './parse-counts';
import { hasSign, parseSentence } from './sentence';
import type { Sentence } from './sentence';
import type { Sign } from './signs';
import type { SpokenDay, SpokenEntry } from './spoken-entry';
import { isOfHalfPlates } from './tells-of-entry';
import { translateAt } from './translate';

// A breath may tell of several plates: some were sold, some fell. What stands between one count and the next tells
// what became of them; a count without such words shares what is told of the next one. Words outside of that are a story.

/** `served`: taken or eaten, by somebody who may have paid. */
type Fate = 'sold' | 'served' | 'lost' | 'given';

interface Pair {
  readonly dish: Dish;
  readonly plates: number;
  readonly from: number;
  readonly to: number;
}

export interface PlatesInBreath {
  readonly entry: SpokenEntry;
  readonly fates: ReadonlySet<Fate>;
  /** Whether words tell what became of the plates; else they are only named with a count. */
  readonly isTold: boolean;
  /** Whether the counts are of each of some people whom nothing counts. */
  readonly isUncounted: boolean;
  /** Whether a figure is what the plates cost. */
  readonly isPaid: boolean;
  /** Of what was lost: in the bin, on the ground, or only burnt or bad, which may be saved. */
  readonly loss: 'thrown' | 'fallen' | 'bad';
  /** Whether money for something else is told, too. */
  readonly isBesideMoney: boolean;
  /** What else a sentence says may make it none that asks for writing: a question, a plan, another person. */
  readonly isStory: boolean;
}

/** Spelt as tokens are. */
const thrown =
  /^(?:fe[nk]|throv|threv|dump|discard|vast|drain|gut+er|dustbin|bin$|kachr|kud[aeo]|nali|barbad|pares|parey|parab|pades|poses|chet+(?:a|lo|ab))/;
const fallen =
  /^(?:gir[aei]?$|fel$|fal(?:en|l)?$|drop|slip|spil|olik|onik|jarip|padip|kind(?:a)?pad|palat|ulat|jamin|flor$|ground|mit+i$|tut[aei]?$)/;
const spoilt =
  /^(?:jal[aei]?$|burn|brnt|madip|madin|maday|kharab|sad[aei]$|khatt[aei]$|rott?en|spoil|basi$|split|fat[aei]?$|chedip|padaip|virig|pulis|mold|fafund)/;
const eatenByAnimals =
  /^(?:kak(?:i|ulu)|kauv|kav[ae]$|crov|kut+[aeo]n?$|dog|kuk+|bili$|cat$|pili$|gay$|cov$|bandar|monk|koti$)/;
const free = wordSet(
  'free muft uchitam uchitanga uchitamga punya punyam dakshina bhikhari beggar charity complimentary prasad daan urike oorike dharmam daanam',
);
const unpaid = wordSet(
  'money paisa paise paisaa rupee rupees rupaye rupaya cash dabbulu dabbu charge sale bikri',
);
const denials = wordSet('no not nahi nahin nhi ni bina without levu ledu');
const oneself = wordSet(
  'maine humne hamne hum staff apne apna apni ghar myself ourselves mana nenu memu',
);
/** 'My son ate one dosa'. */
const own = wordSet(
  'son daughter wife husband mother father beta bete beti biwi pati maa papa abbayi ammayi koduku kuturu koothuru bharta bharya',
);
const joints = wordSet(
  ', . and aur n plus then but par lekin magar aur phir fir inka mariyu gani kani',
);
/** One and two are other words, too. */
const MOST_LIGHT = 2;

function isLoss(token: Token): boolean {
  return [thrown, fallen, spoilt, eatenByAnimals].some((words) => words.test(token));
}

function fateIn(tokens: readonly Token[], sentence: Sentence, from: number): Fate | undefined {
  // 'Dropped 24 vadas in the oil' fries them.
  if (tokens.some((token, at) => isLoss(token) && tokens[at + 1] !== 'in')) return 'lost';
  if (tokens.some((token) => free.has(token))) return 'given';
  const isOfFigure = (index: number) =>
    sentence.figures.some((one) => one.from <= index && index < one.to);
  const isUnpaid = tokens.some(
    (token, at) =>
      unpaid.has(token) &&
      !isOfFigure(from + at) &&
      [...tokens.slice(Math.max(0, at - 3), at), ...tokens.slice(at + 1, at + 4)].some((one) =>
        denials.has(one),
      ),
  );
  if (isUnpaid) return 'given';
  const signs = sentence.signs.filter(
    (sign) => sign.from >= from && sign.from < from + tokens.length,
  );
  const has = (...some: readonly Sign[]) => signs.some(({ meaning }) => some.includes(meaning));
  if (isForNothing(tokens) && !has('sold', 'paid', 'money', 'channel')) return 'given';
  const isEaten =
    signs.some(({ meaning, from: at }) => meaning === 'ate' && sentence.tokens[at] !== 'had') ||
    tokens.some(
      (token, at) =>
        eating.test(token) ||
        (token === 'had' && (isFigure(tokens[at + 1] ?? '') || ends.has(tokens[at + 1] ?? '.'))),
    );
  const isOfFamily =
    tokens.some((token) => own.has(token)) && !has('sold', 'paid', 'money', 'came');
  if (isEaten && (isOfFamily || tokens.some((token) => oneself.has(token)))) return 'given';
  if (has('sold', 'gone', 'paid', 'channel', 'money', 'missed', 'add')) return 'sold';
  return isEaten || has('took') ? 'served' : undefined;
}

const ends = wordSet('. , and');
const staff = /^(?:staf|helpers?|vorkers?|karigar)$/;
const handing =
  /^(?:dia|di|die|de|gave|given|chadha[a-z]*|offer(?:ed)?|khilai|khilaya|bant[aei]?|pilai?|pila|khila|panch[ae][a-z]*|distributed|donated)$/;
const receiving =
  /^(?:sampl[eu]?|bhag[av]*van|god|deva?|devu[a-z]+|mandir|temple|gudi(?:ki|lo)?|church|masjid|dargah|gurudvara|pujari|pandit|bhikhari|be(?:g|gg)ar|bi(?:ch)+aga[a-z]+|garib[a-z]*|por|pur|fakir|orphan[a-z]*|anath[a-z]*|pedava[a-z]+)$/;

/** Food of the staff, and what somebody gets who pays nowhere: 'staff food', 'gave to the temple', 'aise hi de di'. */
function isForNothing(tokens: readonly Token[]): boolean {
  const isOfStaff = tokens.some(
    (token, at) => staff.test(token) && !isBuyerWord(tokens[at - 1] ?? ''),
  );
  const isGiven = tokens.some((token) => handing.test(token));
  const isGift =
    tokens.some((token) => receiving.test(token)) ||
    /\b(?:aise hi|for nothing)\b/.test(tokens.join(' ')) ||
    tokens.some((token) => /^(?:bant[aei]?|panch[ae][a-z]*|donated)$/.test(token));
  return isOfStaff || (isGiven && isGift) || /\bon the house\b/.test(tokens.join(' '));
}

const eating = /^(?:kha|pi|pike|tin[aei]|tines|tag[aei]|drank|ate|eaten|khai|khali)$/;

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

/** Each dish with its count, before it or behind it; a further count is of the last dish. */
function pairsIn(sentence: Sentence): readonly Pair[] | undefined {
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
    else if (!isSpent(sentence, figure) && !isHanded(sentence, figure)) return undefined;
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

function peopleIn(sentence: Sentence): readonly Match<number>[] {
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
function pricesOf(pairs: readonly Pair[]): readonly number[] {
  const prices = pairs.map(({ dish, plates }) => dish.sellingPrice * plates);
  return [...prices, prices.reduce((sum, one) => sum + one, 0)];
}

/** Whether a figure is what plates of it cost, or the money that was given for them, or back: '200 diye, 80 wapas'. */
function isPaidWith(
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

const paying: readonly Sign[] = ['gave', 'took', 'received', 'paid', 'money', 'came', 'channel'];

/** Whether a figure may be money for something that is named: 'aur auto ko 80 diye'. */
function isSpent(sentence: Sentence, figure: Match<Figure>): boolean {
  const isMoney = sentence.expenses.length > 0 && amountsSpent(sentence).includes(figure);
  return isMoney && !isPriceOfMenu(sentence, figure.from);
}

/** One and two are other words, too; money may be told of that has no name: 'cover lu ki 90 pettanu'. */
function isHanded({ signs }: Sentence, { meaning, to }: Match<Figure>): boolean {
  const isPaid = signs.some(
    (sign) => sign.from === to && (sign.meaning === 'gave' || sign.meaning === 'paid'),
  );
  return meaning.value <= MOST_LIGHT || (isPaid && meaning.value >= LEAST_PRICE);
}

function pairOf(dish: Dish, figure: Match<Figure>, name: Match<unknown>): Pair {
  const from = Math.min(figure.from, name.from);
  return { dish, plates: figure.meaning.value, from, to: Math.max(figure.to, name.to) };
}

/** At once, and in a day. */
const MOST_PLATES = 200;
const MOST_OF_DAY = 1000;

function isCount(
  { tokens }: Sentence,
  { meaning, to }: Match<Figure>,
  most = MOST_PLATES,
): boolean {
  const { of, value } = meaning;
  const isOfPlates = of === 'plates' || (of === 'bare' && !neverPlates.has(tokens[to] ?? ''));
  return isOfPlates && Number.isInteger(value) && value > 0 && value <= most;
}

const ofOne = wordSet('gaya gira jala toota tuta was');

/** Whether what is told of a loss is not of the plates before it: behind an order to write, or of one alone. */
function isApart(pairs: readonly Pair[], index: number, { tokens, signs }: Sentence): boolean {
  const { from = 0, to = 0, plates } = pairs[index] ?? {};
  const joint = tokens.slice(pairs[index - 1]?.to ?? 0, from).some((token) => joints.has(token));
  const isOrder = signs.some((sign) => sign.meaning === 'add' && sign.from < (pairs[0]?.from ?? 0));
  return joint && (isOrder || (plates === 1 && tokens.slice(to).some((one) => ofOne.has(one))));
}

/** The words that tell what became of each: behind it, up to a joint; before it, from a joint on. */
function fatesOf(pairs: readonly Pair[], sentence: Sentence): readonly (Fate | undefined)[] {
  const { tokens } = sentence;
  const told = pairs.map(({ from, to }, index): Fate | undefined => {
    const next = pairs[index + 1]?.from ?? tokens.length;
    const before = pairs[index - 1]?.to ?? 0;
    const isLast = index === pairs.length - 1;
    const joint = tokens.findIndex((token, at) => at >= to && at < next && joints.has(token));
    const end = isLast || joint === -1 ? next : joint;
    const behind = fateIn(tokens.slice(to, end), sentence, to);
    const start =
      index === 0
        ? 0
        : tokens.findLastIndex((token, at) => at >= before && at < from && joints.has(token));
    const ahead = start === -1 ? undefined : fateIn(tokens.slice(start, from), sentence, start);
    // 'I had four vada myself'.
    const around = index === 0 ? fateIn(tokens.slice(0, end), sentence, 0) : undefined;
    const ofBoth = [behind, ahead, around].filter((fate) => fate !== undefined);
    return ofBoth.find((fate) => fate === 'lost' || fate === 'given') ?? ofBoth[0];
  });
  // What the helpers ate is one meal.
  const isOwn = told.includes('given') || isOfHelper(sentence);
  const served = isOwn && !told.includes('sold') ? 'given' : 'sold';
  const shared = told.map((fate, index) => {
    const next = told.findIndex((one, at) => at > index && one !== undefined);
    // '3 poha and one poha we dropped' tells of the last one alone, as 'likho 3 poha aur ek dosa jal gaya'.
    const isSame = pairs[next]?.dish === pairs[index]?.dish;
    const isOther = told[next] === 'lost' && (isSame || isApart(pairs, next, sentence));
    const last = told.slice(0, index).findLast(Boolean);
    return fate ?? (isOther ? (last ?? 'sold') : (told[next] ?? last));
  });
  return shared.map((fate) => (fate === 'served' ? served : fate));
}

const polite = wordSet(
  'ji sir madam uncle aunty sahab sahib saab bhai bhaiya anna akka garu customer grahak koi someone somebody he she they usne unhone family',
);

const visiting: ReadonlySet<Sign> = new Set<Sign>([...paying, 'sold', 'gone', 'vague']);

/** 'Kamala ate one dosa': a bare name eats at the stall, a buyer is named by what he is, comes, pays or goes. */
function isOfHelper({ tokens, unknown, expenses, buyers, signs }: Sentence): boolean {
  const name = tokens.findIndex(
    (token) => !/^(?:please|our|hamare|hamari|apna|apni|meri|mera)$/.test(token),
  );
  const isName = unknown.includes(name) || expenses.some(({ from }) => from === name);
  const isBuyer =
    buyers.some(({ meaning }) => meaning.isKnown) ||
    // 'Garu' is written so.
    tokens[name + 1] === 'please' ||
    tokens.some((token) => polite.has(token) || isBuyerWord(token));
  const isVisit = signs.some(
    ({ meaning, from }) => visiting.has(meaning) && !/^(?:apne|ke)$/.test(tokens[from - 1] ?? ''),
  );
  return isName && !isBuyer && !isVisit;
}

function lossOf(tokens: readonly Token[]): PlatesInBreath['loss'] {
  if (tokens.some((token) => thrown.test(token))) return 'thrown';
  const isGone = tokens.some((token) => fallen.test(token) || eatenByAnimals.test(token));
  return isGone ? 'fallen' : 'bad';
}

function reasonOf(tokens: readonly Token[]): WasteReason {
  if (tokens.some((token) => spoilt.test(token))) return 'spoilt';
  return tokens.some((token) => fallen.test(token)) ? 'spilt' : 'unsold';
}

const NEAR_TOTAL = 3;
const inAllSigns: ReadonlySet<Sign> = new Set<Sign>(['total', 'soFar', 'count']);

/** The figure of 'chai is 124 in all, with those 20'. */
export function figureInAll(sentence: Sentence): number | undefined {
  const { signs, figures } = sentence;
  const totals = signs.filter(({ meaning }) => inAllSigns.has(meaning));
  const distance = ({ from, to }: Match<Figure>) =>
    Math.min(...totals.map((total) => Math.max(total.from - to, from - total.to, 0)));
  const [figure] = figures
    .filter((one) => isCount(sentence, one, MOST_OF_DAY) && distance(one) <= NEAR_TOTAL)
    .sort((one, other) => distance(one) - distance(other));
  return figure?.meaning.value;
}

/** The count of a day. What buyers had together was sold. */
function countIn(sentence: Sentence): PlatesInBreath | undefined {
  const figure = figureInAll(sentence);
  const [dish, ...others] = new Set(sentence.dishes.flatMap(({ meaning }) => meaning.dishes));
  const isOfBuyers = hasSign(sentence, 'ate', 'took', 'gave', 'more');
  if (figure === undefined || !dish || others.length > 0 || isOfBuyers) return undefined;
  return {
    entry: { kind: 'count', day: dayOf(sentence), plates: [{ dish: dish.id, plates: figure }] },
    fates: new Set(['sold']),
    isTold: true,
    isUncounted: false,
    isPaid: false,
    isBesideMoney: false,
    loss: 'bad',
    isStory: hasSign(sentence, 'question', 'condition', 'left', 'otherDay', 'habit', 'otherPerson'),
  };
}

function dayOf(sentence: Sentence): SpokenDay {
  return hasSign(sentence, 'yesterday', 'kal') ? 'yesterday' : 'today';
}

/** These make it none wherever they stand: a question, a plan, what somebody else sold or said. */
const ofStories: ReadonlySet<Sign> = new Set<Sign>([
  'question',
  'condition',
  'future',
  'quote',
  'otherPerson',
]);
/** These only where plates were sold: 'chhut kar gir gaye' orders nothing. */
const ofSales: ReadonlySet<Sign> = new Set<Sign>([
  'since',
  'set',
  'price',
  'back',
  'wrong',
  'undo',
]);
/** What is being made is not sold yet. */
const making =
  /^(?:ban(?:a|ai|aya|aye|akar|ake)$|made$|ready$|cook|prepar|ta[iy]+[ay]r|batter$|pindi$|ghol$|ches?i$)/;
/** These only beside the counts: 'it is sunday', 'he drinks it every day' may tell why. */
const ofCounts: ReadonlySet<Sign> = new Set<Sign>(['left', 'otherDay', 'habit', 'negation']);
const BEFORE_COUNTS = 3;
const BEHIND_COUNTS = 3;

function isStory(
  { tokens, signs }: Sentence,
  pairs: readonly Pair[],
  isPaid: boolean,
  fates: ReadonlySet<Fate>,
): boolean {
  const isSold = fates.size === 1 && fates.has('sold');
  const isGift = fates.size === 1 && fates.has('given');
  if (isSold && !isPaid && tokens.some((token) => making.test(token))) return true;
  const from = (pairs[0]?.from ?? 0) - BEFORE_COUNTS;
  const to = (pairs.at(-1)?.to ?? 0) + BEHIND_COUNTS;
  return signs.some((sign) => {
    const [token = '', next = ''] = tokens.slice(sign.from, sign.from + 2);
    // 'Ate' is Hindi, too; 'paise kya nahi', no money at all; 'janmadin hai to', so.
    if (token === 'ate' || (token === 'kya' && next === 'nahi')) return false;
    if (!isSold && (/^toh?$/.test(token) || tokens[sign.to] === 'ko')) return false;
    if (isGift && sign.meaning === 'otherPerson' && isReceiver(tokens, sign.from)) return false;
    if (fates.has('lost') && sign.meaning === 'left') return false;
    if (ofStories.has(sign.meaning) || (isSold && ofSales.has(sign.meaning))) return true;
    if (!ofCounts.has(sign.meaning) || sign.from < from || sign.from >= to) return false;
    const near = tokens.slice(Math.max(0, sign.from - 4), sign.from + 4);
    if (sign.meaning !== 'negation') return true;
    const isOfDeed = signs.some(
      ({ meaning, from: at, to: end }) =>
        (meaning === 'gave' || meaning === 'ate') && at - sign.to <= 1 && sign.from - end <= 1,
    );
    const isOther = near.some((one) => unpaid.has(one) || ofDay.has(one)) || (isGift && !isOfDeed);
    return !isOther;
  });
}

/** 'Gave my neighbour one poha'. */
function isReceiver(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 3), index).some((token) => handing.test(token));
}

const ofDay = wordSet('aaj today todays ivala eeroju');
/** 'What to do' asks for nothing. */
const sighs =
  /\b(?:(?:ab )?kya kar(?:e|en|ein|ta|te|ti|ye)|what to do|what can i do|em chestam|em cheddam)\b|क्या कर(?:ें|े|ता|ते|ती)(?!\p{M})|(?:ఏం|ఇంకేం) (?:చేస్తాం|చేద్దాం)/giu;

/** Reads all plates that a sentence tells of; `undefined` where counts and dishes do not pair. */
export function platesInBreath(spoken: string, stall: Stall): PlatesInBreath | undefined {
  const sentence = parseSentence(
    withoutSelfCorrection(translateAt(spoken.replaceAll(sighs, ' '), stall), stall),
    stall,
  );
  if (!sentence || sentence.figures.some(({ meaning }) => meaning.of === 'amount'))
    return undefined;
  if (isOfHalfPlates(sentence)) return undefined;
  const inAll = countIn(sentence);
  if (inAll) return inAll;
  const pairs = pairsIn(sentence);
  // 'Till now' counts the day.
  if (!pairs || pairs.length === 0 || hasSign(sentence, 'soFar')) return undefined;
  const prices = pricesOf(pairs);
  const isServed = peopleIn(sentence).length > 0;
  const isPaid = sentence.figures.some(
    ({ meaning }) => meaning.of !== 'plates' && prices.includes(meaning.value),
  );
  const told = fatesOf(pairs, sentence);
  const day = dayOf(sentence);
  const fates = new Set(told.map((fate) => fate ?? 'sold'));
  const sold = pairs.filter((_, index) => (told[index] ?? 'sold') === 'sold');
  const entries = [
    ...(sold.length > 0
      ? [
          {
            kind: 'plates' as const,
            day,
            plates: sold.map(({ dish, plates }) => ({ dish: dish.id, plates })),
          },
        ]
      : []),
    ...pairs.flatMap(({ dish, plates }, index) => {
      const fate = told[index];
      if (fate !== 'lost' && fate !== 'given') return [];
      const reason = fate === 'given' ? ('other' as const) : reasonOf(sentence.tokens);
      return [{ kind: 'waste' as const, day, reason, of: { dish: dish.id, plates } }];
    }),
  ];
  const [only, ...more] = entries;
  if (!only) return undefined;
  return {
    entry: more.length > 0 ? { kind: 'several', entries } : only,
    fates,
    isTold: told.some(Boolean) || isPaid || (isServed && hasSign(sentence, 'gave')),
    isUncounted: pairs.some(({ plates }) => Number.isNaN(plates)),
    isPaid,
    isBesideMoney: sentence.figures.some(
      (figure) =>
        !isPaidWith(sentence, figure, pairs) &&
        (isSpent(sentence, figure) ||
          (figure.meaning.value > MOST_LIGHT && isHanded(sentence, figure))) &&
        pairs.every(({ from, to }) => figure.from < from || to <= figure.from),
    ),
    loss: lossOf(sentence.tokens),
    isStory: isStory(sentence, pairs, isPaid, fates),
  };
}
