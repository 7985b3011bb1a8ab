import {
  findMatches,
  foodNames,
  lexiconOf,
  namesIn,
  tokensOf,
  withoutMatches,
} from '@thela/kitchen-book/words';
import { isOrderAt } from './order-words';
import { rolesNamed } from './names-said';

const foods = lexiconOf<true>(() => foodNames.map((row) => [true, namesIn(row)] as const));

/** Whether a text names a role or who has it, and no food: 'kal chef nahi aaya'. */
export function namesOnlyPeople(text: string): boolean {
  const tokens = tokensOf(text);
  const names = rolesNamed(tokens, isOrderAt);
  // What a leftover is called is food.
  const isOfPeople = names.some(
    ({ meaning }) => meaning.worth > 1 && meaning.skill !== 'zero-waste',
  );
  if (!isOfPeople) return false;
  // 'Chutti' is no mistyped 'chutney'.
  const isNoTypo = () => true;
  return findMatches(foods, withoutMatches(tokens, names).filter(Boolean), isNoTypo).length === 0;
}
