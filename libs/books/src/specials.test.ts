import { noReferences, specialId, withReferences } from '@thela/ledger';
import type { Entry, WasteEntry } from '@thela/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecast, menuMatrix, periodTotals, specials, wasteCost } from './index';
import { TODAY, dayOf, daysSelling, randomDays, sold } from './testing/days';
import { digitsOf, dayLater, rupeesOfExact, totalsIn } from './testing/slow-oracle';

const fry = specialId('fry');
const boom = specialId('boom');
const week = { from: '2026-11-16', to: TODAY };

it('adds up the specials as by hand, each apart', () => {
  const friday = dayOf('2026-11-20', [sold('dosa', 30), sold(fry, 8, 40, null)]);
  const saturday = dayOf('2026-11-21', [sold(boom, 5, 30, null), sold(specialId('boom-2'), 0)]);
  const before = dayOf('2026-11-15', [sold(fry, 100, 40, null)]);
  expect(specials([friday, before, saturday], week)).toEqual({
    plates: 13,
    revenue: 470,
    items: [
      { day: '2026-11-21', dish: boom, name: 'SPECIAL-BOOM', plates: 5, revenue: 150 },
      { day: '2026-11-21', dish: 'special-boom-2', name: 'SPECIAL-BOOM-2', plates: 0, revenue: 0 },
      { day: '2026-11-20', dish: fry, name: 'SPECIAL-FRY', plates: 8, revenue: 320 },
    ],
  });
  expect(specials([], week)).toEqual({ plates: 0, revenue: 0, items: [] });
});

it('agrees with the slow way, whatever the order of days', () => {
  // Two of the dishes that random days have become specials.
  const renamed = (dish: string) => (['vada', 'chai'].includes(dish) ? specialId(dish) : dish);
  fc.assert(
    fc.property(randomDays, fc.nat({ max: 90 }), fc.nat({ max: 90 }), (random, a, b) => {
      const days = random.map((day) =>
        dayOf(
          day.day,
          day.dishes.map((each) => ({ ...each, dish: renamed(each.dish) })),
        ),
      );
      const range = {
        from: dayLater(TODAY, -Math.max(a, b)),
        to: dayLater(TODAY, -Math.min(a, b)),
      };
      const found = totalsIn(days, range.from, range.to)
        .flatMap(({ dishes }) => dishes)
        .filter(({ dish }) => dish === 'special-vada' || dish === 'special-chai');
      const { revenue, plates, items } = specials(days, range);
      let exact = 0n;
      for (const each of found) exact += each.exact.revenue;
      expect(revenue).toBe(rupeesOfExact(exact));
      const rows = items.map((item) => digitsOf(item.revenue));
      expect(rows.reduce((sum, each) => sum + each, 0n)).toBe(digitsOf(revenue));
      expect(plates).toBe(found.reduce((sum, each) => sum + each.plates, 0));
      expect(items).toHaveLength(found.length);
    }),
  );
});

it('leaves specials out of forecast and menu matrix, and counts them in the period', () => {
  const usual = daysSelling([20, 20, 20, 20, 20, 20, 20]).map(({ day, dishes }) =>
    dayOf(day, [...dishes, sold('idli', 10)]),
  );
  const withSpecials = usual.map(({ day, dishes }) =>
    dayOf(day, [...dishes, sold(fry, 9, 40, null), sold(boom, 2, 30, 1), sold(specialId('x'), 0)]),
  );
  expect(forecast(withSpecials, '2026-11-23')).toEqual(forecast(usual, '2026-11-23'));
  const matrix = menuMatrix(periodTotals(withSpecials, week));
  expect(matrix).toEqual(menuMatrix(periodTotals(usual, week)));
  expect(periodTotals(withSpecials, week).revenue).toBe(7 * (300 + 360 + 60));
});

it('says what one entry of waste is worth on a day, and nothing where nobody knows it', () => {
  const at = {
    id: '00000000-0000-4000-8000-000000000001',
    at: 1,
    device: '11111111-1111-4111-8111-111111111111',
  };
  const event = (entry: Entry, day: string, id: string) => ({
    ...at,
    ...entry,
    day,
    id: at.id.slice(0, -1) + id,
  });
  const price = (amount: number) =>
    ({ kind: 'price', ingredient: 'tomatoes', price: amount, unit: 'kg', scope: 'from' }) as const;
  const references = withReferences(noReferences, [
    event(
      {
        kind: 'dish',
        dish: 'idli',
        fields: { name: 'Idli', recipe: [{ ingredient: 'tomatoes', amount: 222.5, unit: 'g' }] },
        scope: 'from',
      },
      '2026-11-01',
      '1',
    ),
    event(price(400), '2026-11-01', '2'),
    event(price(40), TODAY, '3'),
  ]);
  const idlis: WasteEntry = { kind: 'waste', reason: 'unsold', dish: 'idli', plates: 3 };
  expect(wasteCost(references, TODAY, idlis)).toBe(26.7);
  expect(wasteCost(references, '2026-11-21', idlis)).toBe(267);
  expect(wasteCost(references, TODAY, { ...idlis, dish: fry })).toBe(null);
});
