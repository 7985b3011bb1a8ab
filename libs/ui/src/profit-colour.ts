/**
 * The text colour of money made, as a class of the theme: one for a loss, one for anything else, none where
 * the amount is not known.
 *
 * @param amount rupees, negative for a loss
 */
export function profitColour(amount: number | null): string {
  if (amount === null) return '';
  return amount < 0 ? 'text-chilli' : 'text-leaf';
}
