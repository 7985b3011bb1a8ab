import type { PlateCost } from '@thela/ledger';
import { words } from './messages';

type Why = keyof typeof words.money.why;

/** Says why the cost of a recipe is not known: `Cost unknown: no price yet for curd and ghee`. */
export function whyUnknown({ unknown }: Pick<PlateCost, 'unknown'>): string {
  if (unknown.length === 0) return words.money.noRecipe;
  const names = new Map<Why, string[]>();
  for (const { why, name } of unknown) names.set(why, [...(names.get(why) ?? []), name]);
  return words.money.costUnknown([...names].map(([why, all]) => words.money.why[why](all)));
}
