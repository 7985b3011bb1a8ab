import { exact, formatExactRupees, negated } from '@thela/pricing/exact-decimal';
import type { ItemFigures } from '../tiffin-figures';
import { best, byProfitPerPlate, isSelling } from './ranking';
import type { Selling } from './ranking';
import { perPlate, timesPlates } from './wording';
import type { Wording } from './wording';

export function lossLines({ words, name }: Wording, items: readonly ItemFigures[]): string[] {
  return items
    .filter(isSelling)
    .filter((item) => item.profit.digits < 0n)
    .map((item) => {
      const { over, under } = item.profitPerPlate;
      const each = perPlate({ over: negated(over), under });
      return words.pricing.loses(name(item), each, formatExactRupees(negated(item.profit)));
    });
}

export function nothingEarnedLines(
  { words, name, plates }: Wording,
  items: readonly ItemFigures[],
): string[] {
  return items
    .filter((item) => isSelling(item) && item.profit.digits === 0n)
    .map((item) =>
      words.pricing.earnsNothing(name(item), plates(item.sold), formatExactRupees(item.sold)),
    );
}

export function priceLine({ words, name, plates }: Wording, earning: readonly Selling[]): string[] {
  const lowest = best(earning, (a, b) => byProfitPerPlate(b, a));
  if (!lowest) return [];
  const isLowest = earning.some((item) => byProfitPerPlate(item, lowest) > 0);
  const line = isLowest ? words.pricing.raiseLowest : words.pricing.raise;
  const each = perPlate(lowest.profitPerPlate);
  return [line(name(lowest), each, plates(lowest.sold), formatExactRupees(lowest.sold))];
}

export function pushLine({ words, name }: Wording, earning: readonly Selling[]): string[] {
  const { pushOnly, pushBest, pushOneOfBest } = words.marketing;
  const top = best(earning, byProfitPerPlate);
  if (!top) return [];
  const rivals = earning.filter((item) => item !== top && byProfitPerPlate(item, top) === 0);
  const figures = [
    perPlate(top.profitPerPlate),
    timesPlates(exact(10), top.profitPerPlate),
  ] as const;
  if (rivals.length > 0) {
    return [pushOneOfBest(name(top), rivals.map(name).reduce(words.and), ...figures)];
  }
  return [(earning.length === 1 ? pushOnly : pushBest)(name(top), ...figures)];
}
