import { planOf, shoppingList } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
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
import { useOwnPlates } from './use-own-plates';

export interface TomorrowPlanProps extends ToolProps {
  readonly days: readonly DayTotals[];
  readonly today: StallDay;
}

/** What to buy for tomorrow, what to prepare, and how right such plans were; made of the days of the records. */
export function TomorrowPlan({ shell, days, today }: TomorrowPlanProps) {
  const names = useTranslatedNames();
  const stall: Stall = names.inStall(useStore(shell.stall));
  const own = useOwnPlates();
  const { sameAsToday } = useTomorrowMessages().shopping;
  const shopping = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => planOf(stall, days, today), [stall, days, today]);
  const nameOf = useMemo(() => {
    const all = [...stall.ingredients, ...stall.dishes];
    const byId = new Map(all.map(({ id, name }) => [id, name]));
    return (id: string) => byId.get(id) ?? id;
  }, [stall]);
  const planned = plan.dishes.map((dish) => ({ dish: dish.id, plates: own.platesOf(dish) }));
  const hasForecast = plan.dishes.some(({ outcome }) => outcome.kind === 'forecast');
  const counted = days.find(({ day }) => day === today)?.dishes ?? [];
  const likeToday = hasForecast
    ? []
    : plan.dishes.map((dish) => ({
        dish,
        plates: counted.find((each) => each.dish === dish.id)?.plates ?? 0,
      }));
  const allToday = likeToday.reduce((sum, { plates }) => sum + plates, 0);
  const takeToday = () => {
    for (const { dish, plates } of likeToday) own.set(dish, plates);
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
            allToday > 0 ? (
              <Button className="mt-4" onClick={takeToday}>
                {sameAsToday(allToday)}
              </Button>
            ) : null
          }
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
