// Runs before the page shows anything, too: it must import little.
import { platesIn, indianNumber } from '@thela/pricing';
import type { Day } from '@thela/pricing';

/** The data of the start page that is there at once; all words around it are in the page. */
export interface TodayTexts {
  /** Empty for a stall without a name. */
  readonly name: string;
  readonly plates: string;
}

export function todayTexts(name: string, day: Day): TodayTexts {
  return { name, plates: indianNumber(platesIn(day)) };
}
