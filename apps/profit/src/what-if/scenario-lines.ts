import type { Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { useBooksMessages } from '../books/messages';
import { boardPriceWrite, priceWrite } from '../books/price-write';
import type { PriceWrite } from '../books/use-storing';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';
import type { PricedIngredient, Scenario } from './scenario';

/** One change of the scenario, in words; of a price, with the entry that would make it real. */
export interface ScenarioLine {
  readonly key: string;
  readonly text: string;
  /** `null` for a count, which is never stored. */
  readonly write: PriceWrite | null;
}

export interface ScenarioOptions {
  readonly stall: Stall;
  readonly priced: readonly PricedIngredient[];
  readonly counts: ReadonlyMap<string, number>;
  readonly scenario: Scenario;
}

export function useScenarioLines({
  stall,
  priced,
  counts,
  scenario,
}: ScenarioOptions): readonly ScenarioLine[] {
  const { named, change, plates } = useBooksMessages();
  const { units } = useMessages();
  const moneyChange = (before: number, after: number) =>
    change(formatRupees(before), formatRupees(after));
  const ingredients = priced.flatMap(
    ({ ingredient: { id, name, unit }, price }): ScenarioLine[] => {
      const after = scenario.ingredients.get(id);
      if (after === undefined) return [];
      return [
        {
          key: `ingredient ${id}`,
          text: named(name, units.price(moneyChange(price, after), perUnit(unit, units))),
          write: priceWrite(id, { price: after, unit }),
        },
      ];
    },
  );
  const dishes = stall.dishes.flatMap(({ id, name, sellingPrice }): ScenarioLine[] => {
    const after = scenario.dishes.get(id);
    if (after === undefined) return [];
    return [
      {
        key: `price ${id}`,
        text: named(name, moneyChange(sellingPrice, after)),
        write: boardPriceWrite(id, after),
      },
    ];
  });
  const countLines = stall.dishes.flatMap(({ id, name }): ScenarioLine[] => {
    const after = scenario.counts.get(id);
    if (after === undefined) return [];
    const text = named(name, change(plates(counts.get(id) ?? 0), plates(after)));
    return [{ key: `count ${id}`, text, write: null }];
  });
  return [...ingredients, ...dishes, ...countLines];
}
