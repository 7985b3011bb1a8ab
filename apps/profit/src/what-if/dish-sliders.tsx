import type { Dish, Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import { memo, useCallback, useMemo, useState } from 'react';
import { useBooksMessages } from '../books/messages';
import { Options } from '../books/options';
import { countRange, priceRange } from './range-around';
import { Slider } from './slider';
import type { Move, Scenario } from './scenario';

export interface DishSlidersProps {
  readonly stall: Stall;
  readonly counts: ReadonlyMap<string, number>;
  readonly movedPrices: Scenario['dishes'];
  readonly movedCounts: Scenario['counts'];
  readonly move: Move;
}

export const DishSliders = memo(function DishSliders(props: DishSlidersProps) {
  const { stall, counts, movedPrices, movedCounts, move } = props;
  const { whatIf: words } = useBooksMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const dishes = useMemo(() => stall.dishes.filter(({ isRetired }) => !isRetired), [stall]);
  const dish = dishes.find(({ id }) => id === chosen) ?? dishes[0];
  return (
    <SectionCard heading={words.dish}>
      {dish ? (
        <>
          <Options label={words.dish} of={dishes} value={dish.id} onValue={setChosen} />
          <div className="flex flex-col gap-6">
            <PriceSlider key={`price ${dish.id}`} dish={dish} moved={movedPrices} move={move} />
            <CountSlider
              key={`count ${dish.id}`}
              dish={dish}
              now={counts.get(dish.id) ?? 0}
              moved={movedCounts}
              move={move}
            />
          </div>
          <p className="mt-2 text-sm text-ink-soft">{words.countsStay}</p>
        </>
      ) : (
        <p className="text-lg">{words.noDishes}</p>
      )}
    </SectionCard>
  );
});

interface DishSliderProps {
  readonly dish: Dish;
  readonly moved: ReadonlyMap<string, number>;
  readonly move: Move;
}

function PriceSlider({ dish, moved, move }: DishSliderProps) {
  const { whatIf: words } = useBooksMessages();
  const { id, sellingPrice: now } = dish;
  const onValue = useCallback(
    (value: number) => move('dishes', id, { value, now }),
    [move, id, now],
  );
  const range = useMemo(() => priceRange(now), [now]);
  return (
    <Slider
      label={words.dishPrice(dish.name)}
      now={now}
      value={moved.get(id) ?? now}
      range={range}
      format={formatRupees}
      isMoney
      onValue={onValue}
    />
  );
}

function CountSlider({ dish, now, moved, move }: DishSliderProps & { readonly now: number }) {
  const { whatIf: words, plates } = useBooksMessages();
  const { id } = dish;
  const onValue = useCallback(
    (value: number) => move('counts', id, { value, now }),
    [move, id, now],
  );
  const range = useMemo(() => countRange(now), [now]);
  return (
    <Slider
      label={words.dishCount(dish.name)}
      now={now}
      value={moved.get(id) ?? now}
      range={range}
      format={plates}
      isMoney={false}
      onValue={onValue}
    />
  );
}
