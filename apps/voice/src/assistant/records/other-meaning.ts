import { understoodTokens } from '../entries/understood';
import { tokensOf } from '@thela/kitchen-book/words';
import type { Day } from '@thela/pricing';
import type { SpokenIntent } from '../entries/spoken-entry';
import { isComplaint } from '../kitchen';
import { has, parseQuestion } from '../profit/parsed-question';
import { roleSaidIn } from '../roles/role-order';

/**
 * Whether a sentence that may be an entry is rather a question about a dish's money, about food, or an order to change
 * the role: 'onion 80 rs ho gaya, ab onion uttapam ka kharcha', 'dosa batter khatta ho gaya', 'koi aur assistant do'. What is plainly an entry
 * stays one.
 */
export function hasOtherMeaning(intent: SpokenIntent, text: string, day: Day): boolean {
  if (intent.kind === 'write') return false;
  const tokens = tokensOf(text);
  const role = roleSaidIn(tokens);
  if (role && role.kind !== 'about') return true;
  const names = day.menu.map(({ name }) => name);
  const parsed = parseQuestion(understoodTokens(tokens, text, names), day, {
    items: [],
    isOfMoney: false,
  });
  const isOfMoney = parsed.items.length > 0 && has(parsed, 'cost', 'profit', 'takes', 'how-much');
  const isOfFood = has(parsed, 'left') || isComplaint(text);
  return isOfMoney || (intent.kind === 'no-such' && isOfFood);
}
