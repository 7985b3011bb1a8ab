import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import type { MenuItemFigures } from '@thela/pricing';
import { Card, profitColour, SectionCard } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from './messages';

export interface DishesProps {
  /** Dishes that sold. */
  readonly figures: readonly MenuItemFigures[];
}

/** Those whose cost is not known come last. */
export function byProfit(one: MenuItemFigures, other: MenuItemFigures): number {
  return (
    Number(other.isCostKnown) - Number(one.isCostKnown) ||
    other.itemProfit - one.itemProfit ||
    other.itemRevenue - one.itemRevenue
  );
}

/** What each dish earned, in its order. */
export function EarnedByDish({ figures }: DishesProps) {
  const { dishes } = useMessages();
  if (figures.length === 0) return null;
  return (
    <Card className="px-4 py-3 sm:px-6 lg:col-span-2">
      <ol aria-label={dishes.earned} className="sm:columns-2 sm:gap-x-10">
        {figures.map((dish, index) => (
          <li
            key={dish.id}
            className="flex break-inside-avoid flex-wrap items-baseline gap-x-3 py-1.5"
          >
            <span className="w-6 shrink-0 text-ink-soft tabular-nums">{`${index + 1}.`}</span>
            <span className="min-w-[min(6rem,50%)] flex-1 font-medium wrap-anywhere">
              {dish.name}
            </span>
            <Profit of={dish} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Plates, revenue, cost and profit of each dish. */
export function SoldByDish({ figures }: DishesProps) {
  const { dishes, bars, helper, pie, unknown } = useMessages();
  const { number } = useWords();
  return (
    <SectionCard heading={dishes.heading} className="lg:col-span-2">
      <ul>
        {figures.map((dish) => (
          <li
            key={dish.id}
            className="break-inside-avoid border-t border-line/70 py-2 sm:grid sm:grid-cols-5 sm:items-end sm:gap-x-6"
          >
            <p className="font-semibold wrap-anywhere">{dish.name}</p>
            <dl className="grid grid-cols-2 gap-x-6 sm:col-span-4 sm:grid-cols-4">
              <Figure label={bars.plates}>{number(dish.platesSold)}</Figure>
              <Figure label={helper.revenue}>{formatRupees(dish.itemRevenue)}</Figure>
              <Figure label={dishes.cost}>
                {dish.isCostKnown ? formatRupees(dish.itemRevenue - dish.itemProfit) : unknown}
              </Figure>
              <Figure label={pie.profit}>
                <Profit of={dish} />
              </Figure>
            </dl>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-2 sm:block">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Profit({ of }: { readonly of: MenuItemFigures }) {
  const { unknown } = useMessages();
  const { isCostKnown, itemProfit } = of;
  return (
    <span
      className={`font-semibold wrap-anywhere tabular-nums ${isCostKnown ? profitColour(itemProfit) : ''}`}
    >
      {isCostKnown ? formatRupees(itemProfit) : unknown}
    </span>
  );
}
