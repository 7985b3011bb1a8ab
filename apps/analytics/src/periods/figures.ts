import type { PeriodTotals } from '@thela/books';
import type { Words } from '@thela/language';

/** The sums of a period in the order in which they are shown, and what each means for the vendor when it grows. */
export const FIGURES = {
  plates: 'good',
  revenue: 'good',
  ingredientCost: 'neither',
  profit: 'good',
  expenses: 'neither',
  waste: 'bad',
} as const;

export type Figure = keyof typeof FIGURES;

export const figureNames = Object.keys(FIGURES) as readonly Figure[];

/** A sum as it is shown: plates as a number, all others in rupees. */
export function figureText(
  totals: PeriodTotals,
  figure: Figure,
  { number, rupees }: Pick<Words, 'number'> & { rupees: (amount: number | null) => string },
): string {
  return figure === 'plates' ? number(totals.plates) : rupees(totals[figure]);
}
