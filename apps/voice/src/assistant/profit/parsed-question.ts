import { withoutMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import type { Day, MenuItem } from '@thela/pricing';
import { isFiller } from '../function-words';
import { findMenuItems } from './find-menu-items';
import { ingredientsIn } from './price-list';
import { topicsIn } from './topics';
import type { Topic } from './topics';
import type { QuestionSubject } from './what-if';

/** What was talked about before the question. */
export interface QuestionContext {
  readonly items: readonly MenuItem[];
  /** True where a dish's bare name is a question about money. */
  readonly isOfMoney: boolean;
  /** As they were said, before they were translated. */
  readonly spoken?: readonly Token[];
  /** Says what an ingredient is bought by. */
  readonly stall?: Stall;
}

/** A question about money, and what it names. */
export interface ParsedQuestion extends QuestionSubject {
  readonly day: Day;
  readonly offMenu: readonly string[];
  readonly dishesAt: readonly Match<readonly MenuItem[]>[];
  /** True when there is nothing but names of dishes and words that say nothing. */
  readonly isBare: boolean;
  /** Words that are about nothing of it. */
  readonly others: readonly Token[];
  readonly before: QuestionContext;
}

/** Reads what a question names and is about. */
export function parseQuestion(
  tokens: readonly Token[],
  day: Day,
  before: QuestionContext,
): ParsedQuestion {
  // 'Coffee powder' is not a coffee.
  const isLong = ({ from, to }: Match<string>) => to - from > 1;
  const long = ingredientsIn(tokens, day.ingredientPrices).filter(isLong);
  const mentions = findMenuItems(withoutMatches(tokens, long), day.menu);
  const outsideDishes = withoutMatches(tokens, mentions.spent);
  const prices = ingredientsIn(outsideDishes, day.ingredientPrices);
  const outside = withoutMatches(outsideDishes, prices);
  const { topics, others } = topicsIn(outside);
  return {
    day,
    before,
    tokens: outside,
    topics,
    others,
    items: mentions.items,
    offMenu: mentions.offMenu,
    dishesAt: mentions.matches,
    ingredients: [...new Set(prices.map(({ meaning }) => meaning))],
    isBare:
      [...topics].every((topic) => isVague(topic, prices.length > 0)) &&
      others.every(isPassingWord),
  };
}

const inPassing = wordSet(
  'ka ki ke about for of on one ek wala wale wali or is are better acha me mein mera meri mere my our today aaj hai',
);
const vagueTopics: ReadonlySet<Topic> = new Set(['which', 'how-much', 'today', 'dish', 'it']);

/** 'How much dal for 20 plates of idli' is for the cook. */
function isVague(topic: Topic, hasIngredient: boolean): boolean {
  return vagueTopics.has(topic) && !(hasIngredient && topic === 'how-much');
}

function isPassingWord(token: Token): boolean {
  return isFiller(token) || inPassing.has(token) || /^\d/.test(token);
}

/** Whether the question is about one of the topics. */
export function has(parsed: ParsedQuestion, ...topics: readonly Topic[]): boolean {
  return topics.some((topic) => parsed.topics.has(topic));
}

const asking = wordSet(
  'batao bata batana bataiye bataye dikhao dikha tell show say check how kaisa kaisi kaise chal going बताओ बता दिखाओ कैसा कैसी',
);
const ofTheDay = wordSet(
  'total overall net day din kul poora pura is are am do did does was so far hua hui raha rahi हुआ हुई रहा',
);
const askingWhy = wordSet('why kyun kyon kyu क्यों क्यूं');
/** Beside 'batao' and the like so many other words may stand. */
const mostOthers = 2;

/**
 * Whether figures are asked for. What says something else about money asks for none: 'profit kam ho gaya', 'hisaab
 * galat lag raha hai', 'profit pe tax lagta hai kya'; and a reason is no figure.
 */
export function asksForFigures(parsed: ParsedQuestion): boolean {
  const { tokens, others } = parsed;
  if (tokens.some((token) => askingWhy.has(token)) || has(parsed, 'change')) return false;
  if (has(parsed, 'how-much', 'most', 'it')) return true;
  if (tokens.some((token) => /^\d/.test(token))) return false;
  const strange = others.filter(
    (token) => !isPassingWord(token) && !asking.has(token) && !ofTheDay.has(token),
  );
  return strange.length <= (tokens.some((token) => asking.has(token)) ? mostOthers : 0);
}

/** 'Kal kitni plate lagengi' asks for plates, but the recipe is answered for today alone. */
const otherDays = wordSet('kal tomorrow parso yesterday');

/** Whether the question is plainly about what something costs or earns. */
export function isOfMoney(parsed: ParsedQuestion): boolean {
  if (has(parsed, 'cost', 'price', 'profit', 'least')) return true;
  const isOfToday = !parsed.tokens.some((token) => otherDays.has(token));
  return isOfToday && has(parsed, 'takes', 'rupees') && has(parsed, 'how-much');
}
