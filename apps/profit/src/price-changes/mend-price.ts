import { dayFrom } from '@thela/books';
import type { OddPrice } from '@thela/books';
import type { StallActions } from '@thela/contract';
import type { PriceTag, StallDay } from '@thela/ledger';
import { MOST_DAYS_BACK } from '../count/count-path';

type Prices = Pick<StallActions, 'setPrice'>;

/** Puts the price before an odd one on each day on which that counted. */
export function mend(stall: Prices, odd: OddPrice, today: StallDay): void {
  putPrice(stall, odd, odd.before, today);
}

/** Takes `mend` back. */
export function mendBack(stall: Prices, odd: OddPrice, today: StallDay): void {
  putPrice(stall, odd, odd.price, today);
}

/** Says that an odd price is right: it is entered again, and from then on the books believe it on every device. */
export function believe(stall: Prices, { ingredient, price }: OddPrice): void {
  stall.setPrice(ingredient, price);
}

function putPrice(stall: Prices, odd: OddPrice, tag: PriceTag, today: StallDay): void {
  const first = dayFrom(today, -MOST_DAYS_BACK);
  let day = odd.from > first ? odd.from : first;
  for (; day <= odd.to && day < today; day = dayFrom(day, 1)) {
    stall.setPrice(odd.ingredient, tag, { day });
  }
  if (odd.isNow) stall.setPrice(odd.ingredient, tag);
}
