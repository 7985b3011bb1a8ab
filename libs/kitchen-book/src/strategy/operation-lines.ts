import { compare, formatExactRupees } from '@thela/pricing/exact-decimal';
import type { ItemFigures } from '../tiffin-figures';
import { best, byProfitPerRupee } from './ranking';
import type { Selling } from './ranking';
import type { Wording } from './wording';

export function rupeeLine({ words, name }: Wording, earning: readonly Selling[]): string[] {
  const costed = earning.filter((item) => item.ingredients.digits > 0n);
  const top = best(costed, byProfitPerRupee);
  const last = best(costed, (a, b) => byProfitPerRupee(b, a));
  if (!top || !last || byProfitPerRupee(top, last) === 0) return [];
  const each = (item: Selling) => formatExactRupees(item.profit, item.ingredients);
  return [words.operations.buyFirst(name(top), each(top), name(last), each(last))];
}

export function savingLine({ words, name }: Wording, items: readonly ItemFigures[]): string[] {
  const costliest = best(items, (a, b) => compare(a.ingredients, b.ingredients));
  if (!costliest || costliest.ingredients.digits === 0n) return [];
  const { ingredients } = costliest;
  const tenth = { ...ingredients, decimals: ingredients.decimals + 1 };
  const line = items.length > 1 ? words.operations.weighCostliest : words.operations.weigh;
  return [line(name(costliest), formatExactRupees(ingredients), formatExactRupees(tenth))];
}
