import type { DayTotals } from '@thela/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestDays } from './index';
import { TODAY, dayOf, dayWith, daysSelling, randomDays, sold } from './testing/days';
import {
  digitsOf,
  middleBySlowWay,
  rupeesOfDigits,
  rupeesOfExact,
  sumBySlowWay,
  totalsIn,
} from './testing/slow-oracle';

const range = { from: '2026-09-01', to: TODAY };

it('needs three days with sales', () => {
  expect(bestDays(daysSelling([5, 0, 6]), range)).toEqual({
    kind: 'too-few-days',
    needsDays: 3,
    hasDays: 2,
  });
});

it('says what differed on the best and on the worst day', () => {
  // Profit: ₹6 a plate of each.
  const quiet = dayOf('2026-11-19', [sold('dosa', 20), sold('idli', 10)]);
  const usual = dayOf('2026-11-20', [sold('dosa', 22), sold('idli', 12)]);
  const best = dayOf('2026-11-21', [sold('dosa', 21), sold('idli', 30)]);
  const worst = dayWith(TODAY, {
    dishes: [sold('dosa', 20), sold('idli', 12)],
    expenses: 150,
    waste: 30,
  });
  expect(bestDays([worst, quiet, best, usual], range)).toEqual({
    kind: 'days',
    best: {
      day: '2026-11-21',
      left: { amount: 306, usual: 180, difference: 126 },
      expenses: { amount: 0, usual: 0, difference: 0 },
      waste: { amount: 0, usual: 0, difference: 0 },
      uncostedDishes: 0,
      uncostedWaste: 0,
      dishes: [
        { dish: 'idli', name: 'IDLI', amount: 180, usual: 72, difference: 108 },
        { dish: 'dosa', name: 'DOSA', amount: 126, usual: 120, difference: 6 },
      ],
    },
    worst: {
      day: TODAY,
      left: { amount: 12, usual: 204, difference: -192 },
      expenses: { amount: 150, usual: 0, difference: 150 },
      waste: { amount: 30, usual: 0, difference: 30 },
      uncostedDishes: 0,
      uncostedWaste: 0,
      dishes: [{ dish: 'dosa', name: 'DOSA', amount: 120, usual: 126, difference: -6 }],
    },
    hasRent: false,
  });
});

it('sets rent apart: the day on which it is paid is not the worst one for that', () => {
  const dishes = [sold('dosa', 20)];
  const days = [
    dayWith('2026-11-19', { dishes, expenses: 3040, rent: 3000 }),
    dayWith('2026-11-20', { dishes, expenses: 90 }),
    dayOf('2026-11-21', [sold('dosa', 22, 10, null)]),
  ];
  expect(bestDays(days, range)).toMatchObject({
    best: { day: '2026-11-21', left: { amount: 220 }, uncostedDishes: 1 },
    worst: { day: '2026-11-20', left: { amount: 30 }, expenses: { amount: 90, usual: 20 } },
    hasRent: true,
  });
});

it('names the latest of days that are equal', () => {
  expect(bestDays(daysSelling([5, 5, 5]), range)).toMatchObject({
    best: { day: TODAY },
    worst: { day: TODAY },
  });
});

it('leaves out a dish whose cost is not known, or that no other day had', () => {
  const days = daysSelling([5, 5, 9]);
  const today = dayOf(TODAY, [sold('dosa', 9), sold('idli', 50, 10, null), sold('vada', 8)]);
  const found = bestDays([...days.slice(0, 2), today], range);
  expect(found).toMatchObject({ best: { dishes: [{ dish: 'dosa' }] } });
});

it('finds days and medians as the slow way does', () => {
  fc.assert(
    fc.property(randomDays, (days) => {
      const found = bestDays(days, range);
      const open = totalsIn(days, range.from, range.to).filter(({ plates }) => plates > 0);
      expect(found.kind).toBe(open.length < 3 ? 'too-few-days' : 'days');
      if (found.kind !== 'days') return;
      const leftOf = (day: DayTotals) =>
        rupeesOfExact(sumBySlowWay([day], 'left') + day.exact.rent);
      expect(found.best.left.amount).toBe(Math.max(...open.map(leftOf)));
      expect(found.worst.left.amount).toBe(Math.min(...open.map(leftOf)));
      for (const each of [found.best, found.worst]) {
        const others = open.filter(({ day }) => day !== each.day);
        const usual = middleBySlowWay(others.map((other) => digitsOf(leftOf(other))));
        expect(each.left.usual).toBe(rupeesOfDigits(usual));
        for (const dish of each.dishes) {
          const profits = others.flatMap(({ dishes }) =>
            dishes.flatMap((other) =>
              other.dish === dish.dish && other.profit !== null ? [digitsOf(other.profit)] : [],
            ),
          );
          expect(dish.usual).toBe(rupeesOfDigits(middleBySlowWay(profits)));
        }
      }
    }),
    { numRuns: 50 },
  );
});
