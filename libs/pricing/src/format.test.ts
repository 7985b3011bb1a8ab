import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPercent,
  formatRupees,
  formatSpecifiedRupees,
  indianNumber,
  rupeesApart,
} from './format';

it.each([
  [123456.5, '₹1,23,456.50', '₹1,23,456.50'],
  [12345678.9, '₹1,23,45,678.90', '₹1,23,45,678.90'],
  [999.999, '₹1,000.00', '₹1,000'],
  [0, '₹0.00', '₹0'],
  [-0, '₹0.00', '₹0'],
  [-124, '₹-124.00', '−₹124'],
  [-123456.785, '₹-1,23,456.79', '−₹1,23,456.79'],
  [-0.004, '₹0.00', '₹0'],
  [-0.005, '₹-0.01', '−₹0.01'],
  [1.005, '₹1.01', '₹1.01'],
  [Number.NaN, '₹0.00', '₹0'],
  [Number.POSITIVE_INFINITY, '₹0.00', '₹0'],
  [Number.NEGATIVE_INFINITY, '₹0.00', '₹0'],
])('writes %d as %s where it is specified, else as %s', (amount, specified, text) => {
  expect([formatSpecifiedRupees(amount), formatRupees(amount)]).toEqual([specified, text]);
});

it.each([
  [-1919.07, '−₹1,919', '.07'],
  [1240, '₹1,240', ''],
  [0.5, '₹0', '.50'],
  [-0.004, '₹0', ''],
])('writes %d with its minus first and its paise apart', (amount, rupees, paise) => {
  expect(rupeesApart(amount)).toEqual({ rupees, paise });
});

describe('formatPercent', () => {
  it.each([
    [6151 / 70, 1, '87.9%'],
    [4379 / 50, 1, '87.6%'],
    [7319.5 / 85, 1, '86.1%'],
    [7391 / 90, 1, '82.1%'],
    [4891.5 / 60, 1, '81.5%'],
    [6151 / 70, 0, '88%'],
    [6151 / 70, 2, '87.87%'],
    [20, 1, '20.0%'],
    [2.5, 0, '3%'],
    [-2.5, 0, '-3%'],
    [-0.4, 0, '0%'],
    [-0.04, 1, '0.0%'],
    [-0, 1, '0.0%'],
    [-123456.78, 1, '-1,23,456.8%'],
    [Number.NaN, 1, '0.0%'],
    [Number.POSITIVE_INFINITY, 0, '0%'],
  ] as const)('writes %d with %d decimals as %s', (percent, decimals, text) => {
    expect(formatPercent(percent, decimals)).toBe(text);
  });
});

it('writes numbers as the browser does', () => {
  const value = fc.oneof(
    fc.integer({ min: -1e9, max: 1e9 }),
    fc.double(),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((number) => number / 1000),
  );
  const decimals = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }));
  fc.assert(
    fc.property(value, decimals, (number, [one, other]) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const options = { minimumFractionDigits: least, maximumFractionDigits: most };
      const browsers = new Intl.NumberFormat('en-IN', options).format(number);
      // What rounds to nothing has no sign.
      expect(indianNumber(number, most, least)).toBe(browsers.replace(/^-(?=[0.]+$)/, ''));
    }),
    { numRuns: 2000 },
  );
});
