import type { DishTotals } from '@thela/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import { menuMatrix, periodTotals } from './index';
import { TODAY, dayOf, randomDays, sold } from './testing/days';
import { matrixBySlowWay } from './testing/slow-matrix';
import { totalsIn } from './testing/slow-oracle';

const range = { from: '2026-09-01', to: TODAY };

/** Seven days, the last of them with these dishes, the others with one plate of each that has a cost. */
function weekWith(dishes: readonly DishTotals[], days = 7) {
  const before = dishes.map(({ dish }) => sold(dish, 0));
  const opened = Array.from({ length: days - 1 }, (_, place) =>
    // What makes these days count is a dish that is no longer sold and has no known cost.
    dayOf(addDays(TODAY, -1 - place), [...before, sold('tea', 1, 10, null)]),
  );
  return periodTotals([...opened, dayOf(TODAY, dishes)], range);
}

function placesOf(dishes: readonly DishTotals[]): Record<string, string> {
  const matrix = menuMatrix(weekWith(dishes));
  if (matrix.kind !== 'matrix') throw new TypeError(matrix.kind);
  return Object.fromEntries(matrix.dishes.map(({ dish, menuClass }) => [dish, menuClass]));
}

it('needs seven days with sales and two dishes', () => {
  expect(menuMatrix(weekWith([sold('dosa', 5), sold('idli', 5)], 6))).toEqual({
    kind: 'too-few-days',
    needsDays: 7,
    hasDays: 6,
  });
  expect(menuMatrix(weekWith([sold('dosa', 5), sold('idli', 5, 40, null)]))).toEqual({
    kind: 'too-few-dishes',
    needsDishes: 2,
    hasDishes: 1,
  });
});

it('places two dishes as by hand', () => {
  const dishes = [sold('dosa', 60, 60, 20), sold('idli', 40, 40, 10), sold('vada', 0)];
  expect(menuMatrix(weekWith(dishes))).toEqual({
    kind: 'matrix',
    popularFromPercent: 35,
    highMarginFrom: 36,
    dishes: [
      {
        dish: 'dosa',
        name: 'DOSA',
        menuClass: 'star',
        plates: 60,
        sharePercent: 60,
        margin: 40,
        profit: 2400,
      },
      {
        dish: 'idli',
        name: 'IDLI',
        menuClass: 'plowhorse',
        plates: 40,
        sharePercent: 40,
        margin: 30,
        profit: 1200,
      },
    ],
    unknownCost: ['tea'],
    notSold: ['vada'],
  });
});

it('knows all four places', () => {
  // 200 plates, popular from 17.5 % = 35 plates; (70 x 40 + 95 x 10 + 20 x 60 + 15 x 5) / 200 = ₹25.125.
  const dishes = [
    sold('dosa', 70, 50, 10),
    sold('idli', 95, 20, 10),
    sold('pongal', 20, 80, 20),
    sold('bajji', 15, 15, 10),
  ];
  expect(placesOf(dishes)).toEqual({
    dosa: 'star',
    idli: 'plowhorse',
    pongal: 'puzzle',
    bajji: 'dog',
  });
});

it('counts what lies on a line as above it', () => {
  // 35 of 100 plates are just 70 % of one half; all margins are the mean.
  const dishes = [sold('dosa', 65, 30, 10), sold('idli', 35, 30, 10)];
  expect(placesOf(dishes)).toEqual({ dosa: 'star', idli: 'star' });
  const fewer = [sold('dosa', 66, 30, 10), sold('idli', 34, 30, 10)];
  expect(placesOf(fewer)).toEqual({ dosa: 'star', idli: 'puzzle' });
});

it('takes a margin from the plates whose cost is known, and popularity from all', () => {
  const days = Array.from({ length: 7 }, (_, place) =>
    dayOf(addDays(TODAY, -place), [
      sold('dosa', 10, 60, place < 2 ? 20 : null),
      sold('idli', 10, 40, 10),
    ]),
  );
  const matrix = menuMatrix(periodTotals(days, range));
  // (20 x 40 + 70 x 30) / 90 = 32.22
  expect(matrix).toMatchObject({
    highMarginFrom: 32.22,
    dishes: [{ dish: 'dosa', plates: 70, sharePercent: 50, margin: 40 }, { dish: 'idli' }],
  });
});

it('places dishes as the slow way does', () => {
  fc.assert(
    fc.property(
      randomDays.filter((days) => days.length > 6),
      (days) => {
        const matrix = menuMatrix(periodTotals(days, range));
        const places = matrix.kind === 'matrix' ? matrix.dishes : [];
        const slow = matrixBySlowWay(totalsIn(days, range.from, range.to));
        const expected = matrix.kind === 'matrix' ? slow : new Map();
        expect(new Map(places.map(({ dish, menuClass }) => [dish, menuClass]))).toEqual(expected);
      },
    ),
  );
});
