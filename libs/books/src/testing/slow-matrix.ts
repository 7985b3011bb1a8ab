import type { DayTotals } from '@thela/ledger';
import { dishBySlowWay } from './slow-oracle';

/** A second way to the matrix: with fractions n / d, of all days. Places by id. */
export function matrixBySlowWay(days: readonly DayTotals[]): Map<string, string> {
  const ids = [...new Set(days.flatMap(({ dishes }) => dishes.map(({ dish }) => dish)))];
  const all = ids
    .map((dish) => ({ dish, ...dishBySlowWay(days, dish) }))
    .filter(({ costedPlates }) => costedPlates > 0);
  let plates = 0n;
  let costed = 0n;
  let profit = 0n;
  for (const each of all) {
    plates += BigInt(each.plates);
    costed += BigInt(each.costedPlates);
    profit += each.profit;
  }
  const isAtLeast = (an: bigint, ad: bigint, bn: bigint, bd: bigint) => an * bd - bn * ad >= 0n;
  return new Map(
    all.map((each) => {
      // plates / all plates against 7 / (10 n)
      const isPopular = isAtLeast(BigInt(each.plates), plates, 7n, 10n * BigInt(all.length));
      const isHigh = isAtLeast(each.profit, BigInt(each.costedPlates), profit, costed);
      if (isPopular) return [each.dish, isHigh ? 'star' : 'plowhorse'];
      return [each.dish, isHigh ? 'puzzle' : 'dog'];
    }),
  );
}
