import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dailyPerformance } from './daily-performance';
import { dayWithCosts, exampleDay, itemCosting } from './testing/example-days';
import {
  everythingAccepted,
  expectedTotals,
  paiseAndGrams,
  toDay,
  wholeNumberDays,
} from './testing/whole-number-oracle';

it('adds up the built-in menu', () => {
  // 1230.20 + 1097.925 + 1467.45 + 739.10 + 1094.75 = 5629.425
  const { totalRevenue, totalOverallProfit, profitMargin } = dailyPerformance(exampleDay());
  expect(totalRevenue).toBe(6625);
  expect(totalOverallProfit).toBe(5629.43);
  expect(profitMargin).toBeCloseTo(562942.5 / 6625, 12);
});

it('rounds the sum once rather than adding rounded figures', () => {
  const day = exampleDay({ 'masala-dosa': 1, 'idli-sambar': 1 });
  expect(dailyPerformance(day).totalOverallProfit).toBe(122.11);
});

it('works the margin out from the totals before they are rounded', () => {
  const day = dayWithCosts([itemCosting('mint', 0.004, 0.001)]);
  expect(dailyPerformance(day)).toStrictEqual({
    totalRevenue: 0,
    ingredientCost: 0,
    totalOverallProfit: 0,
    profitMargin: 75,
    unknownCost: [],
  });
});

it('gives zeros, none of them negative, when nothing was sold', () => {
  const zeros = {
    totalRevenue: 0,
    ingredientCost: 0,
    totalOverallProfit: 0,
    profitMargin: 0,
    unknownCost: [],
  };
  expect(dailyPerformance(exampleDay({}))).toStrictEqual(zeros);
  expect(dailyPerformance(dayWithCosts([itemCosting('gift', 1, 5)], {}))).toStrictEqual(zeros);
  expect(dailyPerformance(dayWithCosts([]))).toStrictEqual(zeros);
});

it('has no margin when plates were given away', () => {
  expect(dailyPerformance(dayWithCosts([itemCosting('gift', 0, 5)]))).toStrictEqual({
    totalRevenue: 0,
    ingredientCost: 5,
    totalOverallProfit: -5,
    profitMargin: 0,
    unknownCost: [],
  });
});

it('adds up what plates brought that were sold at more than one price', () => {
  const day = { ...exampleDay(), takings: { 'masala-dosa': 1200.5 } };
  // 1275 - 1200.5 = 74.5 less of both
  expect(dailyPerformance(day)).toMatchObject({
    totalRevenue: 6550.5,
    totalOverallProfit: 5554.93,
  });
});

it('counts items of unknown cost in the revenue, not in profit and margin, and names those that sold', () => {
  const day = exampleDay({ 'onion-uttapam': 20, 'masala-dosa': 15, 'idli-sambar': 0 });
  const ids = ['idli-sambar', 'masala-dosa'];
  const { profitMargin, ...totals } = dailyPerformance({ ...day, unknownCostItemIds: ids });
  expect(totals).toStrictEqual({
    totalRevenue: 2675,
    ingredientCost: 169.8,
    totalOverallProfit: 1230.2,
    unknownCost: ['Masala Dosa'],
  });
  expect(profitMargin).toBeCloseTo(123_020 / 1400, 12);
});

it('knows no profit and no margin where no cost of what sold is known', () => {
  const day = exampleDay({ 'masala-dosa': 15 });
  expect(dailyPerformance({ ...day, unknownCostItemIds: ['masala-dosa'] })).toStrictEqual({
    totalRevenue: 1275,
    ingredientCost: 0,
    totalOverallProfit: null,
    profitMargin: null,
    unknownCost: ['Masala Dosa'],
  });
});

it.each([
  ['paise and grams', paiseAndGrams],
  ['six decimals up to a thousand million', everythingAccepted],
])('agrees with whole-number arithmetic on %s', (_, limits) => {
  fc.assert(
    fc.property(wholeNumberDays(limits), (whole) => {
      const { totalRevenue, totalOverallProfit } = dailyPerformance(toDay(whole));
      const { revenue, profit } = expectedTotals(whole);
      expect(totalRevenue).toBe(Number(revenue));
      expect(totalOverallProfit).toBe(profit === null ? null : Number(profit));
    }),
    { numRuns: 300 },
  );
});
