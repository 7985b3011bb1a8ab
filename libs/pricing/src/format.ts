import { roundHalfAway, roundPercent } from './rounding';

/** How many decimals a percentage is shown with. */
export type PercentDecimals = 0 | 1 | 2;

/**
 * Writes a number in Indian grouping. A formatter of the browser's does so, too, after a cheap phone has spent 50 to 120 ms on
 * making it.
 *
 * @param value Any number, rounded half away from zero.
 * @param most Decimals kept at most, 0 to 6.
 * @param least Decimals shown at least.
 * @returns Never '-0'; what has more than 15 digits, and what is no number, as the browser writes it.
 * @example indianNumber(123456.5, 2) // '1,23,456.5'
 * @example indianNumber(123456.5, 2, 2) // '1,23,456.50'
 */
export function indianNumber(value: number, most = 0, least = 0): string {
  if (!(Math.abs(value) * 10 ** most < 1e15)) {
    const options = { minimumFractionDigits: least, maximumFractionDigits: most };
    return value.toLocaleString('en-IN', options);
  }
  const rounded = roundHalfAway(value, most);
  const [whole = '', decimals = ''] = String(Math.abs(rounded)).split('.');
  const fraction = decimals.padEnd(least, '0');
  return `${rounded < 0 ? '-' : ''}${groupIndian(whole)}${fraction && `.${fraction}`}`;
}

/** @example groupIndian('123456') // '1,23,456' */
export function groupIndian(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

/**
 * Writes an amount of money as the specification has it: in the summary, the stat cards, the pie's tooltip, the
 * recommendation and the sidebar's box. All other money is written by `formatRupees`.
 *
 * @param amount Rupees, any number.
 * @returns ₹, then the amount with 2 decimals, half away from zero, in Indian grouping; a loss
 * reads '₹-124.00'. Never '₹-0.00'; NaN and infinite give '₹0.00'.
 * @example formatSpecifiedRupees(123456.5) // '₹1,23,456.50'
 */
export function formatSpecifiedRupees(amount: number): string {
  return `₹${indianNumber(roundHalfAway(amount, 2), 2, 2)}`;
}

/**
 * Writes an amount of money: the minus stands before ₹, and whole rupees have no paise.
 *
 * @param amount Rupees, any number.
 * @returns In Indian grouping, half away from zero; NaN and infinite give '₹0'.
 * @example formatRupees(-1919.07) // '−₹1,919.07'
 * @example formatRupees(123456) // '₹1,23,456'
 */
export function formatRupees(amount: number): string {
  const { rupees, paise } = rupeesApart(amount);
  return rupees + paise;
}

/**
 * Writes an amount of money as `formatRupees` does; the paise stand apart, to be made small.
 *
 * @param amount Rupees, any number.
 * @returns Two texts; that of the paise is empty for whole rupees.
 * @example rupeesApart(-1919.07) // { rupees: '−₹1,919', paise: '.07' }
 */
export function rupeesApart(amount: number): { readonly rupees: string; readonly paise: string } {
  const [rupees = '', paise = ''] = formatSpecifiedRupees(Math.abs(amount)).split('.');
  const isLoss = roundHalfAway(amount, 2) < 0;
  return { rupees: `${isLoss ? '−' : ''}${rupees}`, paise: paise === '00' ? '' : `.${paise}` };
}

/**
 * Writes a percentage.
 *
 * @param percent Per cent, any number: 50 is one half.
 * @param decimals Decimals shown, 0 to 2.
 * @returns The number with that many decimals, half away from zero, in Indian grouping, then %.
 * Never '-0%'; NaN and infinite give 0.
 * @example formatPercent(87.87142857, 1) // '87.9%'
 */
export function formatPercent(percent: number, decimals: PercentDecimals): string {
  return `${indianNumber(roundPercent(percent, decimals), decimals, decimals)}%`;
}
