import { backtest, planOf, shoppingList } from '@thela/books';
import type { Plan } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';
import { useDeferredValue, useMemo } from 'react';
import { OddNote } from '../books/odd-note';
import { useKnownPrices } from '../books/use-price-books';
import { AccuracySection } from './accuracy-section';
import { PlanSection } from './plan-section';
import { ShoppingSection } from './shopping-section';
import { useOwnPlates } from './use-own-plates';
import type { OwnPlates } from './use-own-plates';

export interface TomorrowPlanProps extends ToolProps {
  readonly days: readonly DayTotals[];
  readonly today: StallDay;
}

/** The plan of tomorrow, made of the days of the records, and the rest as soon as it is shown. */
export function TomorrowPlan({ shell, days, today }: TomorrowPlanProps) {
  const names = useTranslatedNames();
  const stall: Stall = names.inStall(useStore(shell.stall));
  const own = useOwnPlates();
  const plan = useMemo(() => planOf(stall, days, today), [stall, days, today]);
  const isRestDue = useDeferredValue(true, false);
  return (
    <div className="flex flex-col gap-6">
      <PlanSection plan={plan} own={own} location={shell.location} />
      {isRestDue ? (
        <Rest shell={shell} stall={stall} plan={plan} own={own} days={days} today={today} />
      ) : (
        ['h-120', 'h-80'].map((height) => (
          <div key={height} className={`${height} animate-pulse rounded-card bg-line/30`} />
        ))
      )}
    </div>
  );
}

interface RestProps extends TomorrowPlanProps {
  readonly stall: Stall;
  readonly plan: Plan;
  readonly own: OwnPlates;
}

function Rest({ shell, stall, plan, own, days, today }: RestProps) {
  const measured = useMemo(() => {
    const menu = stall.dishes.filter(({ isRetired }) => !isRetired);
    // Today is not over.
    const over = days.filter(({ day }) => day < today);
    return backtest(over, new Set(menu.map(({ id }) => id)));
  }, [stall, days, today]);
  const nameOf = useMemo(() => {
    const all = [...stall.ingredients, ...stall.dishes];
    const byId = new Map(all.map(({ id, name }) => [id, name]));
    return (id: string) => byId.get(id) ?? id;
  }, [stall]);
  const planned = plan.dishes.map((dish) => ({ dish: dish.id, plates: own.platesOf(dish) }));
  return (
    <>
      <ShoppingSection
        list={shoppingList(stall, planned)}
        note={<PriceNote shell={shell} />}
        nameOf={nameOf}
        day={plan.day}
        stallName={stall.name}
        hasPlates={planned.some(({ plates }) => plates > 0)}
        location={shell.location}
        onError={(error) => shell.reportError(error, 'drawing the shopping list')}
      />
      <AccuracySection measured={measured} nameOf={nameOf} />
    </>
  );
}

/** The plan does not wait for the prices: this comes when they are read. */
function PriceNote({ shell }: ToolProps) {
  const prices = useKnownPrices(shell);
  if (prices.status !== 'read') return null;
  return <OddNote shell={shell} prices={prices.value} className="mb-4 max-w-text print:hidden" />;
}
