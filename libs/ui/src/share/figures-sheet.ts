import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import { useMoney } from '../money';
import { useShareMessages } from './messages';
import type { Sheet } from './sheet';

/** Sums of a day or of days, in rupees; `null` where nobody knows. */
export interface Figures {
  readonly plates: number;
  readonly revenue: number;
  readonly ingredientCost: number | null;
  readonly profit: number | null;
  readonly expenses: number;
  readonly waste: number | null;
  readonly left: number;
  /** Names of what sold and of what was thrown away, each without a known cost. */
  readonly unknownCost: readonly string[];
  readonly unknownWaste: readonly string[];
  /** Where these are more than `unknownCost` names. */
  readonly uncostedDishes?: number;
  /** Each with the name to show. */
  readonly dishes: readonly { readonly name: string; readonly plates: number }[];
}

export const figureNames = [
  'plates',
  'revenue',
  'ingredientCost',
  'profit',
  'expenses',
  'waste',
] as const;

/** Each of the figures is rounded by itself. */
const A_PAISA_EACH = 0.02;

/** What was taken for dishes whose cost nobody knows, in ₹: it is in the revenue, and not in the profit. */
function uncosted({ revenue, ingredientCost, profit }: Figures): number {
  return profit === null || ingredientCost === null ? 0 : revenue - ingredientCost - profit;
}

/** More dishes than these, and nobody reads them in a message. */
const MOST_DISHES = 5;

/** Makes figures ready to be handed to somebody, with the dishes that sold most. */
export function useFiguresSheet(): (
  titles: Pick<Sheet, 'stall' | 'title' | 'subtitle' | 'notes'>,
  figures: Figures,
) => Sheet {
  const words = useShareMessages();
  const { number } = useWords();
  const { rupees, costsNotKnown } = useMoney();
  return (titles, figures) => {
    const { unknownCost, unknownWaste, uncostedDishes = unknownCost.length } = figures;
    const unknown = costsNotKnown(uncostedDishes, unknownWaste.length);
    const sold = figures.dishes
      .filter(({ plates }) => plates > 0)
      .sort((one, other) => other.plates - one.plates)
      .map(({ name, plates }) => ({ name, plates, figure: words.plates(plates) }));
    const others = sold.splice(sold.length > MOST_DISHES + 1 ? MOST_DISHES : sold.length);
    const rest = others.reduce((sum, dish) => sum + dish.plates, 0);
    return {
      ...titles,
      notes: [...(unknown ? [`${words.left}: ${unknown}`] : []), ...(titles.notes ?? [])],
      rows: figureNames.flatMap((name) => [
        {
          name: words.figures[name],
          figure: name === 'plates' ? number(figures.plates) : rupees(figures[name]),
        },
        ...(name === 'revenue' && uncosted(figures) > A_PAISA_EACH
          ? [{ name: words.uncosted, figure: rupees(uncosted(figures)) }]
          : []),
      ]),
      total: {
        name: words.left,
        figure: formatRupees(figures.left),
        kind: figures.left < 0 ? 'loss' : 'profit',
      },
      list: {
        heading: words.dishes,
        rows:
          rest === 0
            ? sold
            : [...sold, { name: words.otherDishes(others.length), figure: words.plates(rest) }],
      },
    };
  };
}
