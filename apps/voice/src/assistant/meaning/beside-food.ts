import { isOfEntries, isOfFood, probabilityOfAny, tokensOf } from '@thela/understanding';
import { translateText } from '../entries/translate';
import { dangerForSale, dangerIn, isDangerOfTime } from '../kitchen';
import type { Reply } from '../reply';
import { parseRoleRequest } from '../roles/role-order';
import { isOfBooks } from './reply-by-meaning';
import type { Turn } from './turn';

// The kitchen book reads a food in much that is said of something else.

/** From here on an intent tells that the kitchen book read its food in something else. */
const OF_OTHER = 0.7;

/** The least sum of guesses at entries, beside a figure, that makes a sentence one about money. */
const OF_MONEY = 0.6;
const LEAST_MONEY = /(?<!\d)\d{3,}(?!\d)/;

/** 'Butter 2 kg 1100 cheppadu, vaddu anesa': so much money is said, and no word of danger, that it is no leftover. */
function isOfMoney({ text, guesses }: Turn): boolean {
  const ofEntries = probabilityOfAny(
    guesses,
    (intent) => isOfEntries(intent) && intent !== 'waste' && intent !== 'sale',
  );
  return (
    isOfEntries(guesses[0]?.intent ?? 'waste') &&
    ofEntries >= OF_MONEY &&
    LEAST_MONEY.test(translateText(text, [])) &&
    dangerForSale(text) === undefined &&
    dangerIn('zero-waste', text) === undefined
  );
}

/**
 * What a sentence is about, to which the kitchen book answers, where it is not about food: 'pyaaz 40 kilo chal raha hai kya'.
 *
 * @returns `undefined` where it may be about food, and for answers that are not the book's
 */
export function topicBesideFood(
  reply: Reply | undefined,
  turn: Turn,
): 'money' | 'other' | undefined {
  const {
    text,
    guesses: [first],
  } = turn;
  if (reply?.source !== 'book' || !first) return undefined;
  const topic = isOfMoney(turn) ? 'money' : 'other';
  if (reply.toAnswers && topic === 'money') return topic;
  if (first.probability < OF_OTHER) return undefined;
  const isOther = isOfEntries(first.intent) || isOfBooks(first.intent);
  return isOther && !parseRoleRequest(tokensOf(text)) && dangerForSale(text) === undefined
    ? topic
    : undefined;
}

/** Below it no sentence is about food, and a day in it made the kitchen book speak. */
const LEAST_OF_FOOD = 0.15;

/** '50 dosas are enough for a party?': a dish and its number, of which nothing says that it is left over. */
function isNoLeftover(reply: Reply, { text, guesses, memory }: Turn): boolean {
  const [first] = guesses;
  if (reply.source !== 'book' || reply.skill !== 'zero-waste' || !first) return false;
  const isMeant = isOfFood(first.intent) || first.intent === 'waste';
  const perhaps = probabilityOfAny(guesses, (intent) => /^leftover_|^keep_/.test(intent));
  return (
    memory.skill !== 'zero-waste' &&
    !isMeant &&
    perhaps < LEAST_LEFT &&
    dangerForSale(text) === undefined &&
    dangerIn('zero-waste', text) === undefined
  );
}
const LEAST_LEFT = 0.25;

/** What the rules answer, unless a day alone made the kitchen book speak of danger, or a number of leftovers. */
export function unlessOfADay(reply: Reply | undefined, turn: Turn): Reply | undefined {
  if (reply && isNoLeftover(reply, turn)) return undefined;
  const { text, guesses } = turn;
  const isOfFoodAtAll =
    guesses.length === 0 ||
    reply?.source !== 'book' ||
    probabilityOfAny(guesses, isOfFood) >= LEAST_OF_FOOD;
  return isOfFoodAtAll || !isDangerOfTime(text) ? reply : undefined;
}
