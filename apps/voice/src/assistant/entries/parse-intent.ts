import { wordSet } from '@thela/understanding';
import type { Match } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import { searchNames } from '@thela/text';
import { orderClauseIn, withoutSelfCorrection } from './clauses';
import { parseExpense, parsePurchase, isOfExpense } from './parse-expense';
import { parsePlates } from './parse-plates';
import { parsePrice } from './parse-price';
import { isOfHalfPlates } from './tells-of-entry';
import { hasSign, parseSentence } from './sentence';
import { isOfSellingPrice, parseSellingPrice } from './parse-selling-price';
import type { Sentence } from './sentence';
import { against } from './signs';
import type { SpokenIntent } from './spoken-entry';
import { isClearing, isUndo } from './parse-undo';
import { parseWaste } from './parse-waste';
import { translateAt } from './translate';

const mostWords = 3;

/** 'Do manchurian becha': plates of something that the stall does not have. */
function parseUnknownDish(sentence: Sentence): SpokenIntent | undefined {
  const { unknown, figures, spellings, ingredients, expenses } = sentence;
  const [first = -1] = unknown;
  const [figure] = figures;
  if (!figure || figures.length !== 1 || ingredients.length + expenses.length > 0) return undefined;
  const isOne = unknown.every((index, position) => index === first + position);
  const isCounted = figure.meaning.of === 'bare' || figure.meaning.of === 'plates';
  const isBeside = figure.to === first || first + unknown.length === figure.from;
  const isMeant =
    hasSign(sentence, 'sold', 'add', 'back', 'written') && isOne && isCounted && isBeside;
  if (!isMeant || unknown.length === 0 || unknown.length > mostWords) return undefined;
  return { kind: 'no-such', name: unknown.map((index) => spellings[index]).join(' ') };
}

/** Whether a sentence tells what something that has a dish's name cost: 'chai ke 50 rupaye diye'. */
function isOfSpending(sentence: Sentence): boolean {
  const isMoney = sentence.figures.some(({ meaning }) => meaning.of === 'rupees');
  const isSpent =
    hasSign(sentence, 'paid') ||
    (isMoney && hasSign(sentence, 'bought', 'came', 'received', 'took', 'gave'));
  return isSpent && !hasSign(sentence, 'sold', 'willSell', 'price', 'set');
}

/** Leaves out dishes that are named by the word of an ingredient, or of what money is spent on. */
export function withoutKinds(sentence: Sentence): Sentence {
  const { ingredients, expenses } = sentence;
  const isSold = hasSign(sentence, 'sold', 'gone', 'add', 'back', 'written', 'willSell');
  const isOther = ({ from, meaning }: Sentence['dishes'][number]) => {
    const isIngredient = ingredients.some((one) => one.from === from);
    const isExpense = expenses.some((one) => one.from === from);
    if (!meaning.isSure || meaning.dishes.length === 0) return isIngredient || isExpense;
    return (isIngredient && !isSold) || (isExpense && isOfSpending(sentence));
  };
  const dishes = sentence.dishes.filter((dish) => !isOther(dish));
  // 'Coffee 300 ho gayi' may mean the powder or the cup.
  const isSure = ({ from }: Match<unknown>) =>
    !sentence.dishes.some((dish) => dish.from === from && dish.meaning.isSure);
  const purchases = ingredients.map((one) => ({
    ...one,
    meaning: { ...one.meaning, isSure: one.meaning.isSure && isSure(one) },
  }));
  return { ...sentence, dishes, ingredients: purchases };
}

/** Leaves out what has the same words as a dish. */
export function onlyDishes(sentence: Sentence): Sentence {
  const isDish = (from: number) => sentence.dishes.some((dish) => dish.from === from);
  return {
    ...sentence,
    ingredients: sentence.ingredients.filter(({ from }) => !isDish(from)),
    expenses: sentence.expenses.filter(({ from }) => !isDish(from)),
  };
}

function intentOf(sentence: Sentence): SpokenIntent | undefined {
  const others = withoutKinds(sentence);
  const dishes = onlyDishes(sentence);
  if (others.dishes.length > 0) {
    return isOfSellingPrice(dishes) ? parseSellingPrice(dishes) : parsePlates(dishes);
  }
  return (
    (others.ingredients.length > 0 ? parsePrice(others) : undefined) ??
    (isOfExpense(others) ? parseExpense(others) : undefined) ??
    (dishes.dishes.length > 0 ? parsePlates(dishes) : parseUnknownDish(sentence))
  );
}

/**
 * Reads what a sentence asks to be written into the stall's records. What is not plain is asked back; a figure is
 * never guessed.
 *
 * @param sentenceText or typed, in English, Hindi or Telugu, in any of their scripts
 * @param stall whose dishes and ingredients may be named, without those that are retired
 * @returns `undefined` where it is not about writing anything
 * @example spokenIntentIn('do masala dosa becha', stall)
 * // { kind: 'write', entry: { kind: 'plates', day: 'today', plates: [{ dish: 'masala-dosa', plates: 2 }] } }
 */
export function parseIntent(sentenceText: string, stall: Stall): SpokenIntent | undefined {
  const text = translateAt(sentenceText, stall);
  const sentence = parseSentence(withoutSelfCorrection(text, stall), stall);
  if (!sentence) return undefined;
  if (isUndo(sentence)) return { kind: 'write', entry: { kind: 'undo' } };
  // All is never taken back at once; what was written last may be meant.
  if (isClearing(sentence)) return { kind: 'confirm', entry: { kind: 'undo' } };
  const order = orderClauseIn(text, stall);
  if (order) return intentOf(order);
  if (isOfHalfPlates(sentence)) return { kind: 'half-plates' };
  const waste = parseWaste(sentence);
  if (waste) return waste;
  if (isAgainst(sentence)) return undefined;
  const intent = parsePurchase(sentence) ?? intentOf(sentence);
  return (intent?.kind === 'no-such' && intentByNear(intent.name, text, stall)) || intent;
}

/** 'Pakoda' of a stall that has पकौड़ा: the one dish that the search finds is asked about. */
function intentByNear(name: string, text: string, stall: Stall): SpokenIntent | undefined {
  const dishes = stall.dishes.filter(({ isRetired }) => !isRetired);
  const [near, ...others] = searchNames(dishes, name, (dish) => [dish.name]);
  if (!near || others.length > 0 || !text.includes(name) || near.name.includes(name))
    return undefined;
  const intent = parseIntent(text.replace(name, near.name), stall);
  return intent?.kind === 'write' ? { ...intent, kind: 'confirm' } : undefined;
}

const speakers = wordSet('maine main mai i we me humne hum khud myself apne');

/** Whether the sentence forbids writing: without an order 'he' did not buy, and the vendor did not sell the tea that he drank. */
function isAgainst(sentence: Sentence): boolean {
  const isOwn =
    hasSign(sentence, 'ate') &&
    (sentence.tokens.some((token) => speakers.has(token)) ||
      sentence.expenses.some(({ meaning }) => meaning.category === 'help'));
  const isOrder = hasSign(sentence, 'add', 'price');
  return isOwn || hasSign(sentence, ...against.filter((sign) => sign !== 'person' || !isOrder));
}
