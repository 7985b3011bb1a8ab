import { dayView, noReferences, plateCost, stallOn, withReferences } from '@thela/ledger';
import type { PriceTag } from '@thela/ledger';
import { dailyPerformance } from '@thela/pricing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakEven, comparePeriod, whatIf } from './index';
import { TODAY } from './testing/days';
import { stalls } from './testing/stalls';

const made = stalls.map(({ events, days }) => {
  const references = withReferences(noReferences, events);
  const stall = stallOn(references, TODAY);
  const totals = days.at(-1);
  if (totals?.day !== TODAY) throw new Error('The last day is today.');
  const counts = new Map(totals.dishes.map(({ dish, plates }) => [dish, plates]));
  return { events, days, references, stall, totals, counts };
});

it('is the day as the ledger and the pricing have it while nothing is changed', () => {
  for (const { stall, counts, totals, references, events } of made) {
    const { asItIs, day } = whatIf(stall, counts);
    expect(day({})).toEqual(asItIs);
    const { plates, revenue, ingredientCost, profit } = totals;
    expect(asItIs).toMatchObject({ plates, revenue, ingredientCost, profit });
    const ofPricing = dailyPerformance(dayView(references, TODAY, events));
    expect(asItIs).toMatchObject({
      revenue: ofPricing.totalRevenue,
      profit: ofPricing.totalOverallProfit,
    });
  }
});

it('is the day as it would be with the changes entered, and touches no other dish', () => {
  const price = fc.integer({ min: 0, max: 200_000 }).map((paise) => paise / 100);
  fc.assert(
    fc.property(
      fc.constantFrom(...made),
      fc.dictionary(fc.constantFrom('rice', 'urad', 'oil', 'milk', 'ghee'), price),
      fc.dictionary(fc.constantFrom('made-up-dosa', 'made-up-idli', 'none'), price),
      fc.dictionary(fc.constantFrom('made-up-dosa', 'made-up-chai', 'none'), fc.nat({ max: 500 })),
      ({ stall, counts }, ingredientPrices, dishPrices, dishCounts) => {
        const prices = new Map<string, PriceTag>();
        for (const [id, amount] of Object.entries(ingredientPrices)) {
          const unit = stall.ingredients.find((each) => each.id === id)?.unit ?? 'kg';
          prices.set(id, { price: amount, unit });
        }
        const sellingPrices = new Map(Object.entries(dishPrices));
        const supposed = new Map(Object.entries(dishCounts));
        const entered = {
          ...stall,
          dishes: stall.dishes.map((dish) => ({
            ...dish,
            sellingPrice: sellingPrices.get(dish.id) ?? dish.sellingPrice,
          })),
          ingredients: stall.ingredients.map((each) => ({
            ...each,
            price: prices.get(each.id) ?? each.price,
          })),
        };
        const question = whatIf(stall, counts);
        const day = question.day({ prices, sellingPrices, counts: supposed });
        const plain = whatIf(entered, new Map([...counts, ...supposed])).asItIs;
        expect(day).toEqual(plain);
        for (const { dish, plateCost: cost } of day.dishes) {
          const { recipe = [] } = entered.dishes.find(({ id }) => id === dish) ?? {};
          expect(cost).toBe(plateCost(entered, recipe).cost);
        }
        const used = (dish: string) =>
          stall.dishes.find(({ id }) => id === dish)?.recipe.map((line) => line.ingredient) ?? [];
        const isUntouched = ({ dish }: { readonly dish: string }) =>
          !sellingPrices.has(dish) &&
          !supposed.has(dish) &&
          !used(dish).some((id) => prices.has(id));
        for (const before of question.asItIs.dishes.filter(isUntouched)) {
          expect(day.dishes.find(({ dish }) => dish === before.dish)).toBe(before);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('says how many plates pay for a day, with the expenses of the records', () => {
  const [, hundred] = made;
  if (!hundred) throw new Error('There is a stall of 100 days.');
  const { now } = comparePeriod(hundred.days, 'last-30-days', TODAY);
  const { asItIs, day } = whatIf(hundred.stall, hundred.counts);
  const plain = breakEven({ ...now, dishes: asItIs.dishes });
  const dearer = day({ prices: new Map([['rice', { price: 400, unit: 'kg' }]]) });
  const later = breakEven({ ...now, dishes: dearer.dishes });
  if (plain.kind !== 'plates' || later.kind !== 'plates') throw new Error('Plates earn money.');
  expect(plain.plates).toBe(
    Math.ceil((now.expenses / now.daysWithSales) * (asItIs.plates / (asItIs.profit ?? 0))),
  );
  expect(later.plates).toBeGreaterThan(plain.plates);
});
