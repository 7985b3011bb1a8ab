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

/** More dishes than these, and nobody reads them in a message. */
const MOST_DISHES = 5;

/** Makes figures ready to be handed to somebody, with the dishes that sold most. */
export function useFiguresSheet(): (
  titles: Pick<Sheet, 'stall' | 'title' | 'subtitle' | 'notes'>,
  figures: Figures,
) => Sheet {
  const words = useShareMessages();
  const { number } = useWords();
  const { rupees } = useMoney();
  return (titles, figures) => {
    const sold = figures.dishes
      .filter(({ plates }) => plates > 0)
      .sort((one, other) => other.plates - one.plates)
      .map(({ name, plates }) => ({ name, plates, figure: words.plates(plates) }));
    const others = sold.splice(sold.length > MOST_DISHES + 1 ? MOST_DISHES : sold.length);
    const rest = others.reduce((sum, dish) => sum + dish.plates, 0);
    return {
      ...titles,
      rows: figureNames.map((name) => ({
        name: words.figures[name],
        figure: name === 'plates' ? number(figures.plates) : rupees(figures[name]),
      })),
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
