import {
  compareRatios,
  exact,
  formatExactRupees,
  formatShare,
  rounded,
} from '@thela/pricing/exact-decimal';
import type { ItemFigures, Totals } from '../tiffin-figures';
import { best, byProfitPerPlate, byProfitPerRupee, bySold, isEarning } from './ranking';
import type { Selling } from './ranking';
import { perPlate, timesPlates } from './wording';
import type { Wording } from './wording';

export function unsoldLines({ words, name }: Wording, items: readonly ItemFigures[]): string[] {
  return items
    .filter((item) => item.sold.digits === 0n)
    .map((item) =>
      item.ingredients.digits > 0n
        ? words.menu.unsoldButBought(name(item), formatExactRupees(item.ingredients))
        : words.menu.unsold(name(item)),
    );
}

export function costlyLine(
  { words, name }: Wording,
  items: readonly ItemFigures[],
  totals: Totals,
): string[] {
  if (totals.profit.digits <= 0n || totals.ingredients.digits === 0n) return [];
  const heavy = items.filter(
    (item) =>
      isEarning(item) &&
      item.ingredients.digits > 0n &&
      compareRatios(
        { over: item.profit, under: totals.profit },
        { over: item.ingredients, under: totals.ingredients },
      ) < 0,
  );
  const worst = best(heavy, (a, b) => byProfitPerRupee(b, a));
  if (!worst) return [];
  const ofCost = formatShare(worst.ingredients, totals.ingredients);
  return [words.menu.costly(name(worst), ofCost, formatShare(worst.profit, totals.profit))];
}

export function bundleLine(
  { words, name, plates }: Wording,
  earning: readonly Selling[],
): string[] {
  const seller = best(earning, bySold);
  if (!seller) return [];
  const partner = best(
    earning.filter((item) => item !== seller),
    byProfitPerPlate,
  );
  if (!partner) return [];
  const { bundle, gainOfTenth, gainOfEach } = words.menu;
  const tenth = {
    digits: rounded({ over: seller.sold, under: exact(10) }, 2) / 100n,
    decimals: 0,
  };
  const each = perPlate(partner.profitPerPlate);
  const more = timesPlates(tenth, partner.profitPerPlate);
  const gain =
    tenth.digits > 0n
      ? gainOfTenth(plates(seller.sold), name(partner), plates(tenth), more)
      : gainOfEach(name(partner), each);
  return [bundle(name(partner), name(seller), gain, each)];
}
