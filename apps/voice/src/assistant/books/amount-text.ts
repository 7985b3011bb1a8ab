import type { ShoppingLine } from '@thela/books';
import type { Amount } from '@thela/ledger';
import type { Telling } from './telling';

/** Of what is weighed or measured, less than one is said in grams or millilitres. */
const SMALLER = { kg: 'g', litre: 'ml' } as const;

/** '2.7 kg', '450 g' */
export function amountText({ amount, unit }: Amount, { words: { amounts } }: Telling): string {
  if ((unit === 'kg' || unit === 'litre') && amount < 1) {
    return amounts[SMALLER[unit]](Math.round(amount * 1000));
  }
  return amounts[unit](amount);
}

/** What to buy of a line: '2.7 kg', '2 packets of 500 g'. */
export function boughtText({ amount, unit }: ShoppingLine, telling: Telling): string {
  if (typeof unit === 'string') return amountText({ amount, unit }, telling);
  return telling.words.buy.ofPacket(amount, amountText(unit.packetOf, telling));
}
