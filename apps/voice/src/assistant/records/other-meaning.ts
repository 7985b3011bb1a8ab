import { tokensOf } from '@thela/kitchen-book/words';
import type { Day } from '@thela/pricing';
import type { SpokenIntent } from '../entries/spoken-entry';
import { isComplaint } from '../kitchen';
import { has, parseQuestion } from '../profit/parsed-question';

/**
 * Whether a sentence that may be an entry is rather a question about a dish's money, or about food: 'onion 80 rs ho gaya,
 * ab onion uttapam ka kharcha', 'dosa batter khatta ho gaya'. What is plainly an entry stays one.
 */
export function hasOtherMeaning(intent: SpokenIntent, text: string, day: Day): boolean {
  if (intent.kind === 'write') return false;
  const parsed = parseQuestion(tokensOf(text), day, { items: [], isOfMoney: false });
  const isOfMoney = parsed.items.length > 0 && has(parsed, 'cost', 'profit', 'takes', 'how-much');
  const isOfFood = has(parsed, 'left') || isComplaint(text);
  return isOfMoney || (intent.kind === 'no-such' && isOfFood);
}
