import fc from 'fast-check';
import { openingDay } from '../day';
import type { Day } from '../day';
import { noRandom } from './example-days';

/**
 * A second way to every figure that shares no code with the library: the day is drawn as whole
 * numbers (paise, grams), summed as whole numbers, and only compared as decimals.
 */
export interface WholeNumberDay {
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly items: readonly WholeNumberItem[];
}

interface WholeNumberItem {
  readonly sellingPrice: number;
  readonly quantities: Readonly<Record<string, number>>;
  readonly plates: number;
  /** What the plates brought; `null` where they were all sold at the selling price. */
  readonly takings: number | null;
  readonly isCostKnown: boolean;
}

interface ExpectedFigures {
  readonly isCostKnown: boolean;
  readonly cost: string;
  readonly profitPerPlate: string;
  readonly itemRevenue: string;
  readonly itemProfit: string;
}

const ingredientNames = ['onions', 'rice', 'oil', 'salt', 'cheese', '__proto__', 'constructor'];

interface WholeNumberLimits {
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  readonly largestPrice: number;
  readonly largestQuantity: number;
  readonly mostPlates: number;
}

/** Draws days; every whole number counts the last decimal of its kind. */
export function wholeNumberDays(limits: WholeNumberLimits): fc.Arbitrary<WholeNumberDay> {
  const name = fc.constantFrom(...ingredientNames);
  const price = fc.nat({ max: limits.largestPrice });
  const item = fc.record({
    sellingPrice: price,
    quantities: fc.dictionary(name, fc.nat({ max: limits.largestQuantity }), { maxKeys: 7 }),
    plates: fc.nat({ max: limits.mostPlates }),
    takings: fc.option(price),
    isCostKnown: fc.boolean(),
  });
  return fc.record({
    priceDecimals: fc.constant(limits.priceDecimals),
    quantityDecimals: fc.constant(limits.quantityDecimals),
    prices: fc.dictionary(name, price, { maxKeys: 7 }),
    items: fc.array(item, { maxLength: 6 }),
  });
}

function asDecimals(
  wholeNumbers: Readonly<Record<string, number>>,
  decimals: number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(wholeNumbers).map(([name, value]) => [name, Number(`${value}e-${decimals}`)]),
  );
}

/** The same day as the library takes it; item ids count up from 0. */
export function toDay({ prices, items, priceDecimals, quantityDecimals }: WholeNumberDay): Day {
  const takings = items.flatMap((item, index) =>
    item.takings === null ? [] : [[String(index), item.takings] as const],
  );
  const unknown = items.flatMap(({ isCostKnown }, index) => (isCostKnown ? [] : [String(index)]));
  const day = openingDay({
    ingredientPrices: asDecimals(prices, priceDecimals),
    menu: items.map(({ sellingPrice, quantities }, index) => ({
      id: String(index),
      name: `Item ${index}`,
      sellingPrice: Number(`${sellingPrice}e-${priceDecimals}`),
      ingredients: asDecimals(quantities, quantityDecimals),
    })),
    platesSold: Object.fromEntries(items.map(({ plates }, index) => [String(index), plates])),
    random: noRandom,
  });
  return {
    ...day,
    ...(takings.length > 0 && { takings: asDecimals(Object.fromEntries(takings), priceDecimals) }),
    ...(unknown.length > 0 && { unknownCostItemIds: unknown }),
  };
}

function inRupees(amount: bigint, decimals: number): string {
  const perPaisa = 10n ** BigInt(decimals - 2);
  const size = amount < 0n ? -amount : amount;
  const isHalfOrMore = (size % perPaisa) * 2n >= perPaisa;
  const paise = size / perPaisa + (isHalfOrMore ? 1n : 0n);
  const digits = paise.toString().padStart(3, '0');
  const sign = amount < 0n && paise > 0n ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

interface WholeNumberAmounts {
  readonly cost: bigint;
  readonly profitPerPlate: bigint;
  readonly revenue: bigint;
  readonly profit: bigint;
}

function amountsOf(day: WholeNumberDay): readonly WholeNumberAmounts[] {
  const prices = new Map(Object.entries(day.prices));
  const scale = 10n ** BigInt(day.quantityDecimals);
  return day.items.map(({ sellingPrice, quantities, plates, takings, isCostKnown }) => {
    const price = BigInt(sellingPrice) * scale;
    const atThePrice = price * BigInt(plates);
    const revenue = plates > 0 && takings !== null ? BigInt(takings) * scale : atThePrice;
    if (!isCostKnown) return { cost: 0n, profitPerPlate: 0n, revenue, profit: 0n };
    const cost = Object.entries(quantities).reduce(
      (sum, [name, quantity]) => sum + BigInt(prices.get(name) ?? 0) * BigInt(quantity),
      0n,
    );
    return { cost, profitPerPlate: price - cost, revenue, profit: revenue - cost * BigInt(plates) };
  });
}

export function expectedFigures(day: WholeNumberDay): readonly ExpectedFigures[] {
  const decimals = day.priceDecimals + day.quantityDecimals;
  return amountsOf(day).map(({ cost, profitPerPlate, revenue, profit }, index) => ({
    isCostKnown: day.items[index]?.isCostKnown ?? true,
    cost: inRupees(cost, decimals),
    profitPerPlate: inRupees(profitPerPlate, decimals),
    itemRevenue: inRupees(revenue, decimals),
    itemProfit: inRupees(profit, decimals),
  }));
}

export function expectedTotals(day: WholeNumberDay): { revenue: string; profit: string | null } {
  const decimals = day.priceDecimals + day.quantityDecimals;
  const amounts = amountsOf(day);
  const revenue = amounts.reduce((sum, amount) => sum + amount.revenue, 0n);
  const profit = amounts.reduce((sum, amount) => sum + amount.profit, 0n);
  const sold = day.items.filter(({ plates }) => plates > 0);
  const isUnknown = sold.length > 0 && !sold.some(({ isCostKnown }) => isCostKnown);
  return {
    revenue: inRupees(revenue, decimals),
    profit: isUnknown ? null : inRupees(profit, decimals),
  };
}

/** Prices to the paisa, quantities to the gram: what a vendor can type. */
export const paiseAndGrams: WholeNumberLimits = {
  priceDecimals: 2,
  quantityDecimals: 3,
  largestPrice: 100_000,
  largestQuantity: 2_000,
  mostPlates: 500,
};

/** Six decimals up to a thousand million, and as many plates as are counted. */
export const everythingAccepted: WholeNumberLimits = {
  priceDecimals: 6,
  quantityDecimals: 6,
  largestPrice: 10 ** 15,
  largestQuantity: 10 ** 15,
  mostPlates: 1_000_000,
};
