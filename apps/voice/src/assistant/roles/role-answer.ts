import { findMatches, wordMap } from '@thela/kitchen-book/words';
import type { Token } from '@thela/kitchen-book/words';
import type { Skill } from '../reply';
import { orderSigns } from './order-signs';
import { roleNames } from './role-names';
import type { OrderedRole } from './role-order';
import { readTeluguOrder } from './telugu-orders';

/** By its place in the question. */
const places = wordMap<Skill>([
  ['sous-chef', '1 first pehla pehle pehli one 1st'],
  ['profit', '2 second dusra doosra dusre doosre dusri 2nd two middle beech'],
  ['zero-waste', '3 third tisra teesra tisre last aakhri akhri 3rd three'],
]);
const longest = 6;

/** The order in a short answer to the question which role is meant: 'the second one', 'paise wala'. */
export function roleAnswerIn(said: readonly Token[]): OrderedRole | undefined {
  if (said.length > longest) return undefined;
  const { tokens } = readTeluguOrder(said);
  if (findMatches(orderSigns, tokens).some(({ meaning }) => meaning.worth < -1)) return undefined;
  const skills = new Set(findMatches(roleNames, tokens).map(({ meaning }) => meaning.skill));
  const [skill = tokens.map((token) => places.get(token)).find(Boolean)] = skills;
  return skill && skills.size < 2 ? { kind: 'order', skill, rest: [] } : undefined;
}
