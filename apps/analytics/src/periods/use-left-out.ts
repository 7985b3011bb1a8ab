import type { PeriodTotals } from '@thela/books';
import type { Shell } from '@thela/contract';
import { isSpecial } from '@thela/ledger';
import { listed } from '../listed';
import { useMessages } from '../messages';
import { usePeriodMessages } from './messages';
import { useDishNames } from './use-dish-names';

/** What the profit of a period leaves out: specials, and what has no known cost. Often nothing. */
export function useLeftOut(shell: Shell, { dishes, unknownCost }: PeriodTotals): readonly string[] {
  const { specialsApart } = usePeriodMessages().sums;
  const { notInProfit, more } = useMessages();
  const { atStall } = useDishNames(shell);
  const unknown = [...new Set(unknownCost.map(atStall))];
  const leftOut = [
    dishes.some(({ dish, plates }) => isSpecial(dish) && plates > 0) ? specialsApart : null,
    unknown.length > 0 ? notInProfit(listed(unknown, more)) : null,
  ];
  return leftOut.filter((note) => note !== null);
}
