import { whatIf } from '@thela/books';
import type { PriceBooks } from '@thela/books';
import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { BaseChoice, useBases } from './base-choice';
import type { BaseName } from './base-choice';
import { DishSliders } from './dish-sliders';
import { IngredientSlider } from './ingredient-slider';
import { ResultPanel } from './result-panel';
import { EMPTY_SCENARIO, changesOf, pricedIngredients, withChange } from './scenario';
import type { Move } from './scenario';
import { TouchedDishes } from './touched-dishes';
import { UseThis } from './use-this';

export interface ScenarioFormProps extends Pick<PriceBooks, 'days' | 'today'> {
  readonly shell: Shell;
}

export function ScenarioForm({ shell, days, today }: ScenarioFormProps) {
  const { inStall } = useTranslatedNames();
  const stall = inStall(useStore(shell.stall));
  const bases = useBases(stall, days, today);
  const [chosen, setChosen] = useState<BaseName | null>(null);
  const base = bases[chosen ?? (bases.usual.days > 0 ? 'usual' : 'today')];
  const [scenario, setScenario] = useState(EMPTY_SCENARIO);
  const move = useCallback<Move>(
    (kind, id, moved) => setScenario((before) => withChange(before, kind, id, moved)),
    [],
  );
  const startFrom = useCallback((name: BaseName) => {
    setChosen(name);
    setScenario((before) => ({ ...before, counts: EMPTY_SCENARIO.counts }));
  }, []);
  const priced = useMemo(() => pricedIngredients(stall), [stall]);
  const question = useMemo(() => whatIf(stall, base.counts), [stall, base]);
  // The result comes with the slider: a page that is laid out and painted twice keeps the finger waiting longer. What
  // stands below may come a frame later.
  const day = useMemo(
    () => question.day(changesOf(scenario, priced)),
    [question, scenario, priced],
  );
  const later = { scenario: useDeferredValue(scenario), day: useDeferredValue(day) };
  return (
    <div className="flex flex-col gap-6">
      <BaseChoice bases={bases} base={base} onName={startFrom} />
      {/* What gets the focus must not scroll below the result that stays at the top. */}
      <div className="grid items-start gap-6 lg:grid-cols-2 max-lg:[&_:is(a,button,input,select,[tabindex])]:scroll-mt-84">
        <div className="flex flex-col gap-6">
          <IngredientSlider
            stall={stall}
            priced={priced}
            asItIs={question.asItIs}
            moved={scenario.ingredients}
            move={move}
          />
          <DishSliders
            stall={stall}
            counts={base.counts}
            movedPrices={scenario.dishes}
            movedCounts={scenario.counts}
            move={move}
          />
        </div>
        {/* On a phone the result stays in sight while the sliders scroll below it, and the rest comes after them. */}
        <div className="max-lg:contents lg:sticky lg:top-20 lg:flex lg:flex-col lg:gap-6">
          <div className="max-lg:sticky max-lg:top-16 max-lg:z-10 max-lg:order-first">
            <ResultPanel days={days} today={today} asItIs={question.asItIs} day={day} />
          </div>
          <UseThis
            shell={shell}
            stall={stall}
            priced={priced}
            counts={base.counts}
            scenario={later.scenario}
            setScenario={setScenario}
          />
          <TouchedDishes asItIs={question.asItIs} day={later.day} />
        </div>
      </div>
    </div>
  );
}
