import type { PlateCost } from '@thela/ledger';
import { useListed } from '../listed';
import type { Listed } from '../listed';
import { useMenuMessages } from './messages';
import type { MenuMessages } from './messages';

type MoneyWords = MenuMessages['money'];
type Why = keyof MoneyWords['why'];

/** A function that says why the cost of a recipe is not known: `Cost unknown: no price yet for curd and ghee`. */
export function useUnknownCostReason(): (cost: Pick<PlateCost, 'unknown'>) => string {
  const { money } = useMenuMessages();
  const listed = useListed();
  return (cost) => unknownCostReason(cost, money, listed);
}

function unknownCostReason(
  { unknown }: Pick<PlateCost, 'unknown'>,
  words: MoneyWords,
  listed: Listed,
): string {
  if (unknown.length === 0) return words.noRecipe;
  const names = new Map<Why, string[]>();
  for (const { why, name } of unknown) names.set(why, [...(names.get(why) ?? []), name]);
  const reasons = [...names].map(([why, all]) => words.why[why](listed(all)));
  return words.costUnknown(reasons.join('; '));
}
