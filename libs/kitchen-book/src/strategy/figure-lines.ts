import { formatExactRupees, formatShare, negated } from '@thela/pricing/exact-decimal';
import type { ItemFigures, Totals } from '../tiffin-figures';
import { perPlate } from './wording';
import type { Wording } from './wording';

/** The first line: the whole day. */
export function opening(
  { words: { day }, name, plates }: Wording,
  items: readonly ItemFigures[],
  { sold, profit, ingredients }: Totals,
): string {
  const isLoss = profit.digits < 0n;
  const [only, ...others] = items;
  const figures = [
    plates(sold),
    formatExactRupees(isLoss ? negated(profit) : profit),
    formatExactRupees(ingredients),
  ] as const;
  return only && others.length === 0
    ? (isLoss ? day.itemLoses : day.itemEarns)(name(only), ...figures)
    : (isLoss ? day.allLose : day.allEarn)(String(items.length), ...figures);
}

/** What is known of one item. */
export function itemLine(
  { words: { item: words }, name, plates }: Wording,
  item: ItemFigures,
  totals: Totals,
  isOnly: boolean,
): string {
  const title =
    item.rowCount > 1 ? words.rowsTogether(name(item), String(item.rowCount)) : name(item);
  if (item.sold.digits === 0n) {
    return words.line(title, words.unsold(formatExactRupees(item.ingredients)));
  }
  const sold = item.rowCount > 1 ? words.soldOnAverage : words.sold;
  const each = item.profitPerPlate ? perPlate(item.profitPerPlate) : '';
  const facts = [sold(plates(item.sold), each, formatExactRupees(item.profit))];
  // A share of a total that losses have shrunk can exceed 100% and says nothing.
  if (!isOnly && totals.profit.digits > 0n && item.profit.digits >= 0n) {
    facts.push(words.share(formatShare(item.profit, totals.profit)));
  }
  facts.push(
    item.ingredients.digits > 0n
      ? words.perRupee(formatExactRupees(item.profit, item.ingredients))
      : words.noCost,
  );
  return words.line(title, facts.join(', '));
}
