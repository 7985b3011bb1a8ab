/**
 * The text colour of money made, as a class of the theme: one for a loss, one for anything else.
 *
 * @param amount rupees, negative for a loss
 */
export function profitColour(amount: number): string {
  return amount < 0 ? 'text-chilli' : 'text-leaf';
}
