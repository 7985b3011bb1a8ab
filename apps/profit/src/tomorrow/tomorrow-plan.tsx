import { planOf, shoppingList } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { addDays } from '@thela/ledger';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';
import { Button } from '@thela/ui';
import { useMemo, useRef } from 'react';
import { OddNote } from '../books/odd-note';
import { useKnownPrices } from '../books/use-price-books';
import { AccuracySection } from './accuracy-section';
import { useTomorrowMessages } from './messages';
import { PlanSection } from './plan-section';
import { ShoppingSection } from './shopping-section';
import { useOwnPlan } from './use-own-plan';

export interface TomorrowPlanProps extends ToolProps {
  /** The day to plan: today or tomorrow. */
  readonly day: StallDay;
  readonly days: readonly DayTotals[];
  readonly today: StallDay;
}

/** What to buy for a day, what to prepare, and how right such plans were; made of the days of the records. */
export function TomorrowPlan({ shell, day, days, today }: TomorrowPlanProps) {
  const names = useTranslatedNames();
  const stall: Stall = names.inStall(useStore(shell.stall));
  const own = useOwnPlan(stall.name, day);
  const { sameAsToday, sameAsYesterday } = useTomorrowMessages().shopping;
  const shopping = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => planOf(stall, days, day, today), [stall, days, day, today]);
  const nameOf = useMemo(() => {
    const all = [...stall.ingredients, ...stall.dishes];
    const byId = new Map(all.map(({ id, name }) => [id, name]));
    return (id: string) => byId.get(id) ?? id;
  }, [stall]);
  const planned = plan.dishes.map((dish) => ({ dish: dish.id, plates: own.platesOf(dish) }));
  const hasForecast = plan.dishes.some(({ outcome }) => outcome.kind === 'forecast');
  const dayBefore = addDays(day, -1);
  const counted = days.find((each) => each.day === dayBefore)?.dishes ?? [];
  const likeBefore = hasForecast
    ? []
    : plan.dishes.map((dish) => ({
        dish,
        plates: counted.find((each) => each.dish === dish.id)?.plates ?? 0,
      }));
  const allBefore = likeBefore.reduce((sum, { plates }) => sum + plates, 0);
  const takeBefore = () => {
    for (const { dish, plates } of likeBefore) own.set(dish, plates);
    // The button goes.
    shopping.current?.focus();
  };
  return (
    <div className="flex flex-col gap-6">
      <div ref={shopping} tabIndex={-1} className="outline-none">
        <ShoppingSection
          list={shoppingList(stall, planned)}
          note={<PriceNote shell={shell} />}
          nameOf={nameOf}
          day={plan.day}
          stallName={stall.name}
          plates={planned.reduce((sum, { plates }) => sum + plates, 0)}
          offer={
            allBefore > 0 ? (
              <Button className="mt-4" onClick={takeBefore}>
                {(dayBefore === today ? sameAsToday : sameAsYesterday)(allBefore)}
              </Button>
            ) : null
          }
          isTicked={own.isTicked}
          tick={own.tick}
          location={shell.location}
          onError={(error) => shell.reportError(error, 'drawing the shopping list')}
        />
      </div>
      <PlanSection plan={plan} own={own} location={shell.location} />
      <AccuracySection stall={stall} days={days} today={today} />
    </div>
  );
}

/** The list does not wait for the prices: this comes when they are read. */
function PriceNote({ shell }: ToolProps) {
  const prices = useKnownPrices(shell);
  if (prices.status !== 'read') return null;
  return <OddNote shell={shell} prices={prices.value} className="mb-4 max-w-text print:hidden" />;
}
