import type { Token } from '@thela/kitchen-book/words';
import { amountsIn } from '@thela/kitchen-book/words';
import { dangerForSale, dangerIn, hasSplit, isComplaint, isOfLeftovers } from './kitchen';
import type { ProfitQuestion } from './profit/profit-question';
import type { Topic } from './profit/topics';
import { topicsIn } from './profit/topics';
import type { Skill } from './reply';

/** What was said, as text and as tokens. */
export interface Phrase {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Words that are only about money: with them, a phrase about leftovers asks for a price. */
const plainMoney: readonly Topic[] = ['cost', 'price', 'profit', 'rupees'];

/** What a list of leftovers may be about, besides food. */
const ofLists: ReadonlySet<Topic> = new Set(['dish', 'all', 'today', 'which']);

/**
 * Chooses the skill by what a phrase is about.
 *
 * @param question what the phrase asks about money, where the rules know
 * @param current in zero-waste a list of food is a list of leftovers
 * @returns `undefined` where the phrase does not tell
 */
export function skillByContent(
  { text, tokens }: Phrase,
  question: ProfitQuestion | undefined,
  current: Skill,
): Skill | undefined {
  const { found } = topicsIn(tokens);
  const isOfMoney = plainMoney.some((topic) => found.has(topic));
  const isLeft = found.has('left') && isOfLeftovers(text);
  if (isLeft && !isOfMoney) return 'zero-waste';
  const isVague = question?.kind === 'which-dish' && isComplaint(text);
  // 'The worst dish' asks about money, not about spoiled food.
  const isSpoiled = question?.kind !== 'least' && dangerForSale(text) !== undefined;
  if (question && !isVague && !isSpoiled) return 'profit';
  if (found.has('left') || hasSplit(text)) return 'zero-waste';
  if (isComplaint(text)) return 'sous-chef';
  if (current === 'zero-waste' && amountsIn(tokens).length > 0 && isOfLeftovers(text)) {
    return 'zero-waste';
  }
  return isOfMoney || found.has('earned') ? 'profit' : undefined;
}

/**
 * Whether food that is named while another skill is in use may be left over. A bare name or
 * a question that names food is not enough.
 */
export function canBeLeft({ text, tokens }: Phrase): boolean {
  const { found } = topicsIn(tokens);
  const isList = amountsIn(tokens).length > 0 && [...found].every((topic) => ofLists.has(topic));
  return found.has('left') || isList || dangerIn('zero-waste', text) !== undefined;
}
