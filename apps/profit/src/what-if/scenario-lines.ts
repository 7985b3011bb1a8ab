import type { Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { useBooksMessages } from '../books/messages';
import { boardPriceWrite, priceWrite } from '../books/price-write';
import type { PriceWrite } from '../books/use-storing';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';
import type { Priced, Supposed } from './supposed';

/** One thing that was moved, in words; a price, with what makes it true. */
export interface MovedLine {
  readonly key: string;
  readonly text: string;
  /** `null` for a count, which is never stored. */
  readonly write: PriceWrite | null;
}

export interface Moved {
  readonly stall: Stall;
  readonly priced: readonly Priced[];
  readonly counts: ReadonlyMap<string, number>;
  readonly supposed: Supposed;
}

/** All that was moved, in words. */
export function useMovedLines({ stall, priced, counts, supposed }: Moved): readonly MovedLine[] {
  const { named, change, plates } = useBooksMessages();
  const { units } = useMessages();
  const moneyChange = (before: number, after: number) =>
    change(formatRupees(before), formatRupees(after));
  const ingredients = priced.flatMap(({ ingredient: { id, name, unit }, price }): MovedLine[] => {
    const after = supposed.ingredients.get(id);
    if (after === undefined) return [];
    return [
      {
        key: `ingredient ${id}`,
        text: named(name, units.price(moneyChange(price, after), perUnit(unit, units))),
        write: priceWrite(id, { price: after, unit }),
      },
    ];
  });
  const dishes = stall.dishes.flatMap(({ id, name, sellingPrice }): MovedLine[] => {
    const after = supposed.dishes.get(id);
    if (after === undefined) return [];
    return [
      {
        key: `price ${id}`,
        text: named(name, moneyChange(sellingPrice, after)),
        write: boardPriceWrite(id, after),
      },
    ];
  });
  const moved = stall.dishes.flatMap(({ id, name }): MovedLine[] => {
    const after = supposed.counts.get(id);
    if (after === undefined) return [];
    const text = named(name, change(plates(counts.get(id) ?? 0), plates(after)));
    return [{ key: `count ${id}`, text, write: null }];
  });
  return [...ingredients, ...dishes, ...moved];
}
