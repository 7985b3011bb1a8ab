import type { WhatIfDay } from '@thela/books';
import { exactCost } from '@thela/ledger';
import type { Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import { memo, useCallback, useMemo, useState } from 'react';
import { useBooksMessages } from '../books/messages';
import { Options } from '../books/options';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';
import { priceRange } from './range-around';
import { Slider } from './slider';
import type { Move, PricedIngredient, Scenario } from './scenario';

export interface IngredientSliderProps {
  readonly stall: Stall;
  readonly priced: readonly PricedIngredient[];
  readonly asItIs: WhatIfDay;
  readonly moved: Scenario['ingredients'];
  readonly move: Move;
}

/** A choice of ingredients, and a slider for the price of the chosen one. Memoized: the move of another slider does not render it. */
export const IngredientSlider = memo(function IngredientSlider(props: IngredientSliderProps) {
  const { stall, priced, asItIs, moved, move } = props;
  const { whatIf: words } = useBooksMessages();
  const { units } = useMessages();
  const dearest = useMemo(() => dearestOf(stall, asItIs), [stall, asItIs]);
  const ingredients = useMemo(() => priced.map(({ ingredient }) => ingredient), [priced]);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = priced.find(({ ingredient }) => ingredient.id === (chosen ?? dearest)) ?? priced[0];
  const [id, now] = [found?.ingredient.id ?? '', found?.price ?? 0];
  const onValue = useCallback(
    (value: number) => move('ingredients', id, { value, now }),
    [move, id, now],
  );
  const range = useMemo(() => priceRange(now), [now]);
  if (!found) {
    return (
      <SectionCard heading={words.ingredient}>
        <p className="text-lg">{words.noIngredients}</p>
      </SectionCard>
    );
  }
  const { name, unit } = found.ingredient;
  return (
    <SectionCard heading={words.ingredient}>
      <Options label={words.ingredient} of={ingredients} value={id} onValue={setChosen} />
      <Slider
        key={id}
        label={words.ingredientPrice(name, perUnit(unit, units))}
        now={now}
        value={moved.get(id) ?? now}
        range={range}
        format={formatRupees}
        isMoney
        onValue={onValue}
      />
    </SectionCard>
  );
});

/** The ingredient that a day costs most of: the one worth asking about. */
function dearestOf(stall: Stall, { dishes }: WhatIfDay): string | null {
  const plates = new Map(dishes.map((dish) => [dish.dish, dish.plates]));
  const costs = new Map<string, bigint>();
  for (const { id, recipe } of stall.dishes) {
    const count = BigInt(plates.get(id) ?? 0);
    for (const { ingredient, cost } of exactCost(stall, recipe).parts) {
      costs.set(ingredient, (costs.get(ingredient) ?? 0n) + cost * count);
    }
  }
  const [first] = [...costs].sort(([, a], [, b]) => Number(b > a) - Number(b < a));
  return first?.[0] ?? null;
}
