import type { PeriodDish } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import { isSpecial } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour } from '@thela/ui';
import { listed } from '../listed';
import { useMessages } from '../messages';
import { usePeriodMessages } from './messages';
import { RowsTable, SmallLine } from './rows-table';
import { useDishNames } from './use-dish-names';

export interface DishRowsProps extends ToolProps {
  readonly dishes: readonly PeriodDish[];
}

/** Those whose profit is not known come last. */
export function byDishProfit(one: PeriodDish, other: PeriodDish): number {
  if (one.profit === null || other.profit === null) {
    return Number(one.profit === null) - Number(other.profit === null);
  }
  return other.profit - one.profit;
}

/** What each dish sold and earned, the one that earned most first. */
export function DishRows({ shell, dishes }: DishRowsProps) {
  const words = usePeriodMessages().dishes;
  const { more } = useMessages();
  const { nameOf, isRetired } = useDishNames(shell);
  const sold = dishes.filter(({ plates }) => plates > 0).sort(byDishProfit);
  const isOffered = (dish: PeriodDish) => !isRetired(dish) && !isSpecial(dish.dish);
  const unsold = dishes.filter((dish) => dish.plates === 0 && isOffered(dish)).map(nameOf);
  return (
    <>
      {sold.length === 0 ? (
        <p className="text-lg text-ink-soft">{words.none}</p>
      ) : (
        <RowsTable
          caption={words.heading}
          headings={[words.dish, words.profit]}
          rows={sold.map((dish) => ({
            key: dish.dish,
            name: (
              <>
                <span>{nameOf(dish)}</span>
                <SmallLine>{words.plates(dish.plates)}</SmallLine>
              </>
            ),
            figure: <Profit of={dish} />,
          }))}
        />
      )}
      {unsold.length > 0 && sold.length > 0 ? (
        <p className="mt-3 border-t border-line/70 pt-3 text-sm text-ink-soft wrap-anywhere">
          {words.notSold(listed(unsold, more))}
        </p>
      ) : null}
    </>
  );
}

function Profit({ of }: { readonly of: PeriodDish }) {
  const words = usePeriodMessages().dishes;
  const { unknown } = useMessages();
  const { profit, revenue, plates, costedPlates } = of;
  return (
    <>
      <span className={`font-semibold ${profit === null ? '' : profitColour(profit)}`}>
        {profit === null ? unknown : formatRupees(profit)}
      </span>
      <SmallLine>{words.of(formatRupees(revenue))}</SmallLine>
      {costedPlates > 0 && costedPlates < plates ? (
        <SmallLine>{words.costed(costedPlates)}</SmallLine>
      ) : null}
    </>
  );
}
