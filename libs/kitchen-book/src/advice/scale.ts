import type { Ingredient } from '../data/ingredients';
import type { Amount } from '../matching/amounts';
import type { AdviceTexts } from './texts';

const mostKilos = 500;

/** How much a remedy's quantities are multiplied by, and what for. */
export interface Scale {
  readonly factor: number;
  readonly said: string;
}

/** The scale for the amount that a vendor said; for each kg or litre where there is none, or an absurd one. */
export function scaleOf(
  amount: Amount | undefined,
  food: Ingredient,
  { book: { units }, advice }: AdviceTexts,
): Scale {
  const unscaled = {
    factor: 1,
    said: food.unit === 'kg' ? advice.forEachKilo : advice.forEachLitre,
  };
  if (!amount) return unscaled;
  const grams = amount.unit === 'plate' ? food.plate : amount.unit === 'piece' ? food.piece : 1000;
  if (grams === undefined) return unscaled;
  const factor = (amount.count * grams) / 1000;
  if (factor < 0.005 || factor > mostKilos) return unscaled;
  if (amount.unit === 'kg') return { factor, said: advice.forKilos(factor) };
  if (amount.unit === 'litre') return { factor, said: advice.forLitres(factor) };
  const counted = (amount.unit === 'plate' ? advice.plates : advice.pieces)(amount.count);
  const total = (food.unit === 'kg' ? advice.kilos : advice.litres)(factor);
  const each = (food.unit === 'kg' ? units.grams : units.millilitres)(grams);
  return { factor, said: advice.forCounted(counted, total, each) };
}
