import { wordSet } from '@thela/understanding';
import type { Intent, Match } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import { withoutSelfCorrection } from './clauses';
import { countsPlates } from './parse-counts';
import { isPack } from './find-figures';
import { amountsSpent, isRelative, parseExpense, payeeIn, spentIn } from './parse-expense';
import { onlyDishes, parseIntent, withoutKinds } from './parse-intent';
import { parsePlates } from './parse-plates';
import { isOfNow, parsePrice } from './parse-price';
import { parseSellingPrice } from './parse-selling-price';
import { isLost, isOfWaste, wasteIn } from './parse-waste';
import { hasSign, inPaise, parseSentence, parseSpoken, spellingAt } from './sentence';
import type { Sentence } from './sentence';
import { against, signList } from './signs';
import type { Sign } from './signs';
import type { SpokenEntry, SpokenIntent } from './spoken-entry';
import { translateAt } from './translate';

type SlotIntent = Extract<
  Intent,
  'sale' | 'waste' | 'expense' | 'purchase' | 'dish_price_set' | 'ingredient_price_set'
>;

/** What each intent writes, and how its slots are read once its verb is known: other words for it say nothing. */
const readings: Readonly<
  Record<
    SlotIntent,
    {
      readonly kinds: readonly SpokenEntry['kind'][];
      readonly verbs: readonly Sign[];
      readonly without: readonly Sign[];
      readonly read: (sentence: Sentence) => SpokenIntent | undefined;
    }
  >
> = {
  sale: {
    kinds: ['plates', 'count'],
    verbs: ['sold'],
    without: signList(
      'gave perhaps took ate happened channel came received paid bought money was is became',
    ),
    read: (sentence) => parsePlates(onlyDishes(sentence)),
  },
  waste: {
    kinds: ['waste'],
    verbs: [],
    without: signList('otherDeed left ate gone happened'),
    read: wasteOf,
  },
  expense: {
    kinds: ['expense'],
    verbs: ['paid'],
    without: signList(
      'gone happened is was became took received came gave add count total price per written back',
    ),
    read: (sentence) => parseExpense(withoutKinds(sentence)),
  },
  purchase: {
    kinds: ['price', 'expense'],
    verbs: ['bought'],
    without: signList('gone happened is was became gave add count sold written back'),
    read: (sentence) => parsePrice(sentence),
  },
  dish_price_set: {
    kinds: ['selling-price'],
    verbs: ['price', 'set'],
    without: signList('gone happened was kal yesterday sold count total written future otherDay'),
    read: (sentence) => parseSellingPrice(onlyDishes(sentence)),
  },
  ingredient_price_set: {
    kinds: ['price'],
    verbs: ['price', 'set'],
    without: signList('gone was kal yesterday sold count total written back add'),
    read: (sentence) => parsePrice(sentence),
  },
};

export function isSlotIntent(intent: Intent): intent is SlotIntent {
  return Object.hasOwn(readings, intent);
}

/** More words than these that nothing knows may tell more than the entry. */
const MOST_UNKNOWN = 5;
const MOST_OF_NOTE = 3;
/** After these another thing is named. */
const joints = /^(?:,|and|aur|plus|inka|mariyu|or|ya|evam|tatha|und)$/;

/** Whether an unknown word may name one more thing that was said. */
function namesMore({ tokens, unknown }: Sentence): boolean {
  return unknown.some((index) => joints.test(tokens[index - 1] ?? ''));
}

function isPlain(sentence: Sentence, intent: SlotIntent): boolean {
  const doubts = [...against, 'soft', 'vague', 'order'] as const;
  return (
    !hasSign(sentence, ...doubts.filter((sign) => !readings[intent].without.includes(sign))) &&
    !namesMore(sentence) &&
    !(intent === 'dish_price_set' && sentence.figures.length > 1) &&
    sentence.unknown.length <= MOST_UNKNOWN
  );
}

/** Food that was thrown away, where nothing but plates or one amount is counted. */
function wasteOf(sentence: Sentence): SpokenIntent | undefined {
  const found = wasteIn(sentence);
  const isCounted = sentence.figures.length <= Math.max(1, sentence.dishes.length);
  return found?.kind === 'confirm' && isCounted ? { ...found, kind: 'write' } : found;
}

/** From it on a figure that nothing else is said of counts rupees. */
const LEAST_SPENT = 20;
const leastMoney: Readonly<Partial<Record<SlotIntent, number>>> = {
  expense: LEAST_SPENT,
  purchase: LEAST_SPENT,
  dish_price_set: 1,
  ingredient_price_set: 1,
};

const paying: readonly Sign[] = signList('paid received money gave took came channel');

/** Whether a figure is what the buyer gave. */
function isPayment({ signs }: Sentence, { meaning, from, to }: Sentence['figures'][number]) {
  const isPaid = signs.some(
    (sign) => paying.includes(sign.meaning) && (sign.to === from || sign.from === to),
  );
  return meaning.of === 'rupees' || (meaning.of === 'bare' && meaning.value >= 20 && isPaid);
}

function countsOf(sentence: Sentence): Sentence['figures'] {
  return sentence.figures.filter(
    (figure) => countsPlates(sentence, figure) && !isPayment(sentence, figure),
  );
}

const madeOf = wordSet('ka ki ke kar karo kardo now');

/** 'Chai bees ki kar do, pandrah me kuch nahi bachta': beside a new price, the one that it has. */
function isPriceNow(
  { tokens, figures, dishes }: Sentence,
  { meaning, to }: Sentence['figures'][number],
): boolean {
  const all = dishes.flatMap((match) => match.meaning.dishes);
  const isNew = madeOf.has(tokens[to] ?? '');
  return figures.length > 1 && !isNew && all.some((dish) => dish.sellingPrice === meaning.value);
}

/** The sentence with the verb of its intent, and without what it says besides. */
function withVerb(sentence: Sentence, intent: SlotIntent): Sentence {
  const { verbs, without } = readings[intent];
  const end = sentence.tokens.length;
  const isCounted = intent === 'sale' && countsOf(sentence).length >= sentence.dishes.length;
  const ofNow = sentence.figures.filter((figure) => isOfNow(sentence, figure));
  const figures =
    intent === 'dish_price_set'
      ? ofNow.filter((figure) => !isPriceNow({ ...sentence, figures: ofNow }, figure))
      : sentence.figures;
  const bare = figures.filter(({ meaning }) => meaning.of === 'bare');
  const isMoney =
    intent in leastMoney &&
    bare.length === 1 &&
    (bare[0]?.meaning.value ?? 0) >= (leastMoney[intent] ?? 0) &&
    figures.every(({ meaning }) => meaning.of === 'bare' || meaning.of === 'amount');
  return {
    ...sentence,
    unknown: [],
    // What was paid for plates is not written.
    figures: isCounted
      ? figures.filter((figure) => !isPayment(sentence, figure))
      : figures.map((figure) =>
          isMoney && bare.includes(figure)
            ? { ...figure, meaning: { ...figure.meaning, of: 'rupees' as const } }
            : figure,
        ),
    signs: [
      ...sentence.signs.filter(({ meaning }) => !without.includes(meaning)),
      ...verbs.map((meaning) => ({ meaning, from: end, to: end })),
    ],
  };
}

/** Words beside each other that nothing knows, as a name. */
function unknownName({ unknown, spellings }: Sentence, near: readonly number[]): string {
  const from = unknown.find((index) => near.includes(index));
  if (from === undefined) return '';
  const run = [from];
  while (unknown.includes((run.at(-1) ?? 0) + 1)) run.push((run.at(-1) ?? 0) + 1);
  return run.length <= MOST_OF_NOTE ? run.map((index) => spellings[index]).join(' ') : '';
}

/** Plates of what the stall does not have: 'teen pesarattu aur do chai'. */
function unknownDish(sentence: Sentence): SpokenIntent | undefined {
  const { figures, dishes } = sentence;
  const isOfDish = (index: number) => dishes.some(({ from, to }) => from === index || to === index);
  const free = figures.filter(
    (figure) => figure.meaning.of !== 'rupees' && !isOfDish(figure.to) && !isOfDish(figure.from),
  );
  const name = unknownName(
    sentence,
    free.flatMap(({ to }) => [to, to + 1]),
  );
  return name === '' ? undefined : { kind: 'no-such', name };
}

/** A word of the translation is not the vendor's. */
function isOwnWord(note: string, text: string): boolean {
  return note.split(' ').every((word) => text.includes(word));
}

/** Money for something that has no name among the words for expenses or the stall's ingredients. */
function otherExpense(
  sentence: Sentence,
  intent: SlotIntent,
  text: string,
): SpokenIntent | undefined {
  const money = spentIn(sentence);
  const isMoney =
    money?.meaning.of === 'rupees' || (money?.meaning.value ?? 0) >= (leastMoney[intent] ?? 0);
  if (!money || !isMoney || !(money.meaning.value > 0)) return undefined;
  const [named] = sentence.ingredients;
  const category = sentence.expenses[0]?.meaning.category ?? 'other';
  const payee = payeeIn(sentence, money, category === 'help');
  const note = named && intent === 'purchase' ? spellingAt(sentence, named) : payee;
  const isOwn = isOwnWord(note, text);
  const isNamed = note !== '' && (isOwn || intent === 'purchase');
  if (sentence.expenses.length === 0 && !isNamed) return undefined;
  const entry: SpokenEntry = {
    kind: 'expense',
    day: hasSign(sentence, 'yesterday', 'kal') ? 'yesterday' : 'today',
    category,
    note: isOwn ? note : '',
    amount: inPaise(money.meaning.value),
  };
  // A name that was not said is left out; what was bought counts by its price all the same.
  return { kind: 'confirm', entry, ...(intent === 'purchase' && !isOwn && { isPurchase: true }) };
}

function isUnnamed(intent: SpokenIntent): boolean {
  if (!('entry' in intent) || intent.entry.kind !== 'expense') return false;
  return intent.entry.category === 'other' && intent.entry.note === '';
}

/** Beside words that nothing knows the note of a payment is who got it. */
function withPayee(found: SpokenIntent, sentence: Sentence, text: string): SpokenIntent {
  const money = spentIn(sentence);
  if (!('entry' in found) || found.entry.kind !== 'expense' || !money) return found;
  const { category, note: ofThing } = found.entry;
  const note = payeeIn(sentence, money, category === 'help');
  const isTold = ofThing === '' || sentence.buyers.length > 0;
  const isNamed =
    category === 'help' || (category === 'other' && sentence.unknown.length > 0 && isTold);
  if (!isNamed || note === '' || !isOwnWord(note, text)) return found;
  return { ...found, entry: { ...found.entry, note } };
}

function readSentence(
  sentence: Sentence,
  intent: SlotIntent,
  text: string,
): SpokenIntent | undefined {
  // 'Do pesarattu, ek chai': what is counted of another thing must not be lost.
  if (intent === 'sale' && countsOf(sentence).length > Math.max(1, sentence.dishes.length)) {
    return unknownDish(sentence) ?? { kind: 'one-by-one' };
  }
  const found = readings[intent].read(withVerb(sentence, intent));
  if (found && found.kind !== 'no-figure') {
    const isOff =
      (found.kind === 'no-such' && intent === 'purchase') ||
      (intent === 'expense' && isUnnamed(found));
    const other = isOff ? otherExpense(sentence, intent, text) : undefined;
    return other ?? (intent === 'expense' && isOff ? undefined : withPayee(found, sentence, text));
  }
  if (intent === 'sale') return unknownDish(sentence) ?? found;
  if (intent === 'expense' || intent === 'purchase')
    return otherExpense(sentence, intent, text) ?? found;
  return found;
}

const between =
  /\s*(?:[,;+&।]|\.(?!\d)|(?<![\p{L}\p{M}])(?:and|aur|plus|inka|mariyu|और|మరియు|ఇంకా)(?![\p{L}\p{M}]))\s*/giu;

const joint = /^(?:,|\.|and|aur|n|plus|inka|mariyu|phir|fir|then)$/;

/** Where the next amount's words begin: behind a joint or the payment of the amount before, else at what it is for. */
function cutBetween(
  { tokens, signs, expenses }: Sentence,
  { to }: Match<unknown>,
  next: Match<unknown>,
): number {
  const at = tokens.findLastIndex(
    (token, index) => index >= to && index < next.from && joint.test(token),
  );
  const deed = signs.findLast(
    (sign) => paying.includes(sign.meaning) && to <= sign.from && sign.to <= next.from,
  );
  const name = expenses.find(({ from }) => to <= from && from < next.from);
  return at === -1 ? (deed?.to ?? name?.from ?? to) : at + 1;
}

/** Where the last amount's words end: at a joint behind which nothing is named, as in ', put both'. */
function endOf({ tokens, expenses }: Sentence, { to }: Sentence['figures'][number]): number {
  const at = tokens.findIndex(
    (token, index) =>
      index >= to && joint.test(token) && expenses.every(({ from }) => from < index),
  );
  return at === -1 ? tokens.length : at;
}

/** The things of a sentence, each with its own figures; one where it names no more. */
function thingsIn(
  text: string,
  whole: Sentence,
  intent: SlotIntent,
  stall: Stall,
): readonly Sentence[] {
  const { dishes, ingredients, expenses, figures, tokens, spellings } = whole;
  const parse = (part: string) => parseSentence(part, stall) ?? [];
  const parseFrom = (from: number, to?: number) => parse(spellings.slice(from, to).join(' '));
  if (intent === 'expense') {
    const moneys = amountsSpent(whole);
    const [first] = moneys;
    const plates = dishes.findLast((one) => one.to <= (first?.from ?? 0));
    // 'Tees chai biki aur auto ko 80 diye': what is told of plates is not of the money.
    const start = first && plates ? cutBetween(whole, plates, first) : 0;
    const cuts = moneys.slice(1).map((next, index) => cutBetween(whole, moneys[index]!, next));
    return cuts.length === 0 && start === 0
      ? [whole]
      : [start, ...cuts].flatMap((from, index) => {
          let to = cuts[index] ?? endOf(whole, moneys.at(-1)!);
          while (joint.test(tokens[to - 1] ?? '')) to -= 1;
          return parseFrom(from, to);
        });
  }
  // 'Butter rate is killing me, make masala dosa 95' names one price.
  // The 'dabba' of oil is no other thing.
  const spent = expenses.filter(
    ({ from }) => !(isPack(tokens[from] ?? '') && ingredients.length > 0),
  );
  const others = intent === 'dish_price_set' ? [] : [...ingredients, ...spent];
  const names = [...dishes, ...others].sort((a, b) => a.from - b.from);
  const apart = names.filter((one, index) => (names[index - 1]?.to ?? 0) <= one.from);
  if (intent === 'sale' || apart.length < 2 || (intent === 'waste' && ingredients.length === 0))
    return [whole];
  const isThing = (one: Sentence) =>
    one.figures.length + one.dishes.length + one.ingredients.length + one.expenses.length > 0;
  const parts = text.split(between).flatMap(parse).filter(isThing);
  const isWhole = parts.every((one) => one.figures.length > 0) && parts.length > 1;
  if (isWhole || (apart[0]?.from ?? 0) > (figures[0]?.from ?? 0)) return parts;
  return apart.flatMap(({ from }, index) =>
    parseFrom(index === 0 ? 0 : from, apart[index + 1]?.from),
  );
}

/** All things of one breath, or none. */
function together(all: readonly (SpokenIntent | undefined)[]): SpokenIntent {
  const entries = all.flatMap((one) =>
    (one?.kind === 'write' || one?.kind === 'confirm') &&
    one.entry.kind !== 'undo' &&
    one.entry.kind !== 'several'
      ? [one.entry]
      : [],
  );
  const days = new Set(entries.map((entry) => ('day' in entry ? entry.day : 'today')));
  const off = all.find((one) => one?.kind === 'no-such');
  if (entries.length < all.length || days.size > 1) return off ?? { kind: 'one-by-one' };
  const isSure = all.every((one) => one?.kind === 'write');
  return { kind: isSure ? 'write' : 'confirm', entry: { kind: 'several', entries } };
}

const more = /\b(?:more|another|aur|inko|inka|(?:ja|nikal) chuk[aei])\b|और|ఇంకో|ఇంకా/iu;

/** Whether food is in the bin, or only fell or went bad. */
export function lossIn(spoken: string, stall: Stall): 'lost' | 'bad' | undefined {
  const sentence = parseSpoken(spoken, stall);
  if (!sentence || !isOfWaste(sentence)) return undefined;
  return isLost(sentence) ? 'lost' : 'bad';
}

/**
 * Reads what is to be written of a sentence whose intent is known, although it may hold words that nobody knows.
 *
 * @param isSure whether it may be written without a yes where every slot is plain
 * @returns `undefined` where the sentence lacks the slots
 */
export function entryByMeaning(
  intent: SlotIntent,
  spoken: string,
  stall: Stall,
  isSure: boolean,
): SpokenIntent | undefined {
  const ruled = parseIntent(spoken, stall);
  const isOfIntent = ruled && 'entry' in ruled && readings[intent].kinds.includes(ruled.entry.kind);
  if (ruled?.kind === 'confirm' && ruled.isPurchase) return ruled;
  // '40 more dosa', '40 dosa ja chuke' and 'make dosa 6' count plates: those of the day in all, where no more of them are told.
  const isOfDay = ruled && 'entry' in ruled && ruled.entry.kind === 'count';
  const isMore = ruled?.kind === 'write' && ruled.entry.kind === 'plates' && more.test(spoken);
  if ((intent === 'sale' && isOfDay) || (intent === 'dish_price_set' && isMore)) return ruled;
  // 'Gas 300 rupees' is plain, whether gas counts as bought or as spent.
  const isPlainExpense =
    ruled?.kind === 'write' &&
    (ruled.entry.kind === 'expense' ||
      // 'Pav 50 rupaye darjan' is no price of vada pav.
      (intent === 'dish_price_set' && ruled.entry.kind === 'price'));
  const isWritten = isPlainExpense || (isOfIntent && ruled.kind === 'write');
  if (ruled?.kind === 'half-plates' || isWritten) return ruled;
  const text = withoutSelfCorrection(translateAt(spoken, stall), stall);
  const whole = parseSentence(text, stall);
  // 'Gir gaye, kya bech doon?' asks about food, 'aur dosa?' about money.
  const isAsked = whole?.signs.some(
    (sign) =>
      sign.meaning === 'question' && !(/^(?:exp|ingr)/.test(intent) && isRelative(whole, sign)),
  );
  if (!whole || isAsked) return ruled;
  const things = thingsIn(text, whole, intent, stall);
  const read = things.map((one) => readSentence(one, intent, spoken));
  const found = things.length === 1 ? read[0] : together(read);
  const isLater = intent === 'dish_price_set' && hasSign(whole, 'kal', 'future', 'otherDay');
  const isGone = intent !== 'waste' || isLost(whole);
  if (found?.kind === 'write' && isSure && isGone && !isLater && isPlain(whole, intent))
    return found;
  // 'Sold 15 plates': the figure is there, and the dish is not.
  const isOfDish = found?.kind === 'no-figure' && found.about === 'plates';
  if (found?.kind === 'no-figure' && (isOfDish || whole.figures.length === 0)) return ruled;
  if (!found || found.kind === 'no-figure') {
    return ruled?.kind === 'write' ? { ...ruled, kind: 'confirm' } : (ruled ?? found);
  }
  if (found.kind !== 'write' && found.kind !== 'confirm') return found;
  return { ...found, kind: 'confirm', ...(isLater && { isFromNow: true }) };
}
