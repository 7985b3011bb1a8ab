import { addDays } from '@thela/ledger';
import type { OddPrice } from '@thela/books';
import type { StallDay } from '@thela/ledger';
import { priceWrite } from '../books/price-write';
import type { PriceWrite } from '../books/use-storing';
import { MOST_DAYS_BACK } from '../count/count-path';

/** What puts the price before an odd one on each day on which that counted. */
export function mended(odd: OddPrice, today: StallDay): readonly PriceWrite[] {
  const { ingredient, before, from, to, isNow } = odd;
  const first = addDays(today, -MOST_DAYS_BACK);
  const writes: PriceWrite[] = [];
  for (let day = from > first ? from : first; day <= to && day < today; day = addDays(day, 1)) {
    writes.push(priceWrite(ingredient, before, day));
  }
  return isNow ? [...writes, priceWrite(ingredient, before)] : writes;
}

/** What says that an odd price is right: it is entered again, and from then on the books believe it on every device. */
export function believed({ ingredient, price }: OddPrice): readonly PriceWrite[] {
  return [priceWrite(ingredient, price)];
}
