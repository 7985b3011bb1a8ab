import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import { shareOut } from './forecast';
import { forecast } from './index';
import { TODAY, dayOf, dayWith, daysSelling, randomDays, sold } from './testing/days';
import { forecastBySlowWay } from './testing/slow-forecast';

const TOMORROW = '2026-11-23';
const DISHES = ['dosa', 'idli', 'vada', 'chai', '__proto__'];

/** One week after the other, the last of them the seven days up to today. */
function weeksOf(...weeks: readonly (readonly number[])[]) {
  return daysSelling(weeks.flat());
}

/** Days up to today on which dishes sold so many plates, the earliest first. */
function daysOfDishes(length: number, plates: (index: number) => Readonly<Record<string, number>>) {
  return Array.from({ length }, (_, index) =>
    dayOf(
      addDays(TODAY, index + 1 - length),
      Object.entries(plates(index)).map(([dish, count]) => sold(dish, count)),
    ),
  );
}

describe('a forecast', () => {
  it('is the plates of the day, shared out over the dishes', () => {
    const days = daysOfDishes(21, () => ({ dosa: 20, idli: 10, vada: 3 }));
    const found = forecast(days, TOMORROW);
    expect(found.plates).toBe(33);
    expect(found.dishes.map(({ dish, plates }) => [dish, plates])).toEqual([
      ['dosa', 20],
      ['idli', 10],
      ['vada', 3],
    ]);
    expect(found.dishes[0]).toMatchObject({ low: 20, high: 20, method: 'same-weekday', days: 3 });
    expect(found.dishes[0]?.share).toBeCloseTo(20 / 33, 9);
    expect(found.usual).toEqual({ method: 'same-weekday', days: 3, plates: 33 });
  });

  it('has the plates of slow dishes in sum, though each of them sells on few days', () => {
    // Seven dishes, of which three sell 7 plates each day, in turn.
    const days = daysOfDishes(70, (index) =>
      Object.fromEntries(
        Array.from({ length: 7 }, (_, dish) => [
          `d${dish}`,
          (index * 3 + dish * 5) % 7 < 3 ? 7 : 0,
        ]),
      ),
    );
    const { plates, dishes } = forecast(days, TOMORROW);
    expect(plates).toBe(21);
    expect(dishes.reduce((sum, each) => sum + each.plates, 0)).toBe(21);
  });

  it('follows weekdays that differ, and not what is chance', () => {
    // Mondays of 20 plates among days of 10, then Mondays that are now higher, now lower.
    const clear = weeksOf(...Array.from({ length: 8 }, () => [20, 10, 10, 10, 10, 10, 10]));
    expect(forecast(clear, TOMORROW).plates).toBe(20);
    expect(forecast(clear, addDays(TOMORROW, 1)).plates).toBe(10);
    const chance = weeksOf(
      ...Array.from({ length: 8 }, (_, week) => [
        week % 2 ? 6 : 20,
        ...Array.from({ length: 6 }, () => (week % 2 ? 15 : 5)),
      ]),
    );
    // The Mondays have 13 on average; the other days of the last week were 15, of the one before 5.
    expect(forecast(chance, TOMORROW).usual?.plates).toBe(13);
    expect(forecast(chance, TOMORROW).plates).toBe(12);
  });

  it('follows a new level within two weeks, and days far above the others not at all', () => {
    const week = (plates: number) => Array.from({ length: 7 }, () => plates);
    const level = weeksOf(...Array.from({ length: 8 }, () => week(40)), week(60), week(60));
    expect(forecast(level, TOMORROW).plates).toBeGreaterThanOrEqual(52);
    const wedding = weeksOf(...Array.from({ length: 9 }, () => [40, 42, 38, 41, 39, 43, 37]), [
      400, 42, 38, 41, 39, 43, 37,
    ]);
    expect(forecast(wedding, TOMORROW).plates).toBeLessThan(45);
  });

  it('gives a dish weekdays of its own, where it has them', () => {
    const days = daysOfDishes(70, (index) => ({ dosa: 30, biryani: index % 7 === 6 ? 25 : 0 }));
    const ofSunday = forecast(days.slice(0, -1), TODAY).dishes;
    expect(ofSunday.map(({ plates }) => plates)).toEqual([30, 25]);
    const ofMonday = forecast(days, TOMORROW).dishes;
    expect(ofMonday.map(({ plates }) => plates)).toEqual([30, 0]);
  });

  it('counts a dish that is new on the menu as if it had always been on it', () => {
    const days = daysOfDishes(60, (index) => ({ dosa: 50, ...(index < 57 ? {} : { idli: 50 }) }));
    expect(forecast(days, TOMORROW).dishes.map(({ plates }) => plates)).toEqual([50, 50]);
    const without = forecast(days, TOMORROW, { menu: ['dosa'] });
    expect([without.plates, without.dishes.length]).toEqual([50, 1]);
  });

  it('takes the last seven days as usual where the weekday is too new', () => {
    const days = daysSelling([99, 10, 12, 14, 16, 18, 30, 20]);
    // Quartiles of 13 and 19, where the mean is 17.1.
    expect(forecast(days, '2026-11-24')).toMatchObject({
      plates: 25,
      usual: { method: 'recent-days', days: 7, plates: 120 / 7 },
      dishes: [{ low: 19, high: 28, method: 'recent-days', days: 7 }],
    });
  });

  it('says how many days it needs', () => {
    expect(forecast(daysSelling([10, 12]), TOMORROW)).toMatchObject({
      plates: 0,
      usual: null,
      dishes: [],
      tooFewDays: [{ dish: 'dosa', needsDays: 3, hasDays: 2 }],
    });
    expect(forecast([], TOMORROW)).toEqual({
      day: TOMORROW,
      plates: 0,
      usual: null,
      dishes: [],
      tooFewDays: [],
    });
  });
});

describe('a forecast leaves out', () => {
  const days = daysSelling([10, 12, 14, 16]);

  it('days on which the stall was closed', () => {
    const closed = dayWith('2026-11-18', { dishes: [sold('dosa', 0)], expenses: 3000 });
    expect(forecast([...days, closed], TOMORROW)).toEqual(forecast(days, TOMORROW));
  });

  it('a dish that left the menu, by itself or by the menu that is given', () => {
    const without = dayOf(TODAY, [sold('idli', 5)]);
    expect(forecast([...days.slice(0, 3), without], TOMORROW).dishes).toEqual([]);
    expect(forecast(days, TOMORROW, { menu: ['idli'] }).dishes).toEqual([]);
    expect(forecast(days, TOMORROW, { menu: ['idli', 'dosa'] }).dishes).toHaveLength(1);
  });

  it('a dish that sold nothing in the 28 days up to the last with sales', () => {
    const month = Array.from({ length: 29 }, (_, age) =>
      dayOf(addDays(TODAY, -age), [
        sold('idli', 5),
        sold('vada', age === 27 ? 1 : 0),
        sold('upma', age === 28 ? 1 : 0),
      ]),
    );
    const found = forecast(month, '2027-03-01').dishes.map(({ dish }) => dish);
    expect(found).toEqual(['idli', 'vada']);
  });

  it('a day that is not over', () => {
    const options = { knownUntil: '2026-11-21' };
    const today = daysSelling([10, 12, 14, 1]);
    expect(forecast(today, TOMORROW, options).plates).toBe(12);
  });

  it('the day itself and what comes after it', () => {
    expect(forecast(days, TODAY, { knownUntil: '2026-12-31' })).toEqual(forecast(days, TODAY));
    fc.assert(
      fc.property(randomDays, fc.nat({ max: 80 }), (all, age) => {
        const day = addDays(TODAY, -age);
        const earlier = all.filter((each) => each.day < day);
        expect(forecast(all, day)).toEqual(forecast(earlier, day));
      }),
      { numRuns: 30 },
    );
  });
});

it('shares whole numbers out by the largest remainders', () => {
  expect(shareOut(10, [2, 2, 1])).toEqual([4, 4, 2]);
  expect(shareOut(2, [1, 1, 1])).toEqual([1, 1, 0]);
  expect(shareOut(7, [0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(
      fc.nat({ max: 500 }),
      fc.array(fc.nat({ max: 90 }), { minLength: 1 }),
      (total, weights) => {
        const all = weights.reduce((a, b) => a + b, 0);
        const shares = shareOut(total, weights);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(all === 0 ? 0 : total);
        for (const [index, share] of shares.entries()) {
          const exact = all === 0 ? 0 : (total * (weights[index] ?? 0)) / all;
          expect(Math.abs(share - exact)).toBeLessThan(1);
        }
      },
    ),
  );
});

it('is the forecast that the slow way gives, and adds up', () => {
  fc.assert(
    fc.property(randomDays, fc.nat({ max: 60 }), (days, age) => {
      const day = addDays(TOMORROW, -age);
      const { plates, dishes, tooFewDays } = forecast(days, day);
      const menu = [
        ...dishes.map(({ dish }) => dish),
        ...DISHES.filter((id) => dishes.every(({ dish }) => dish !== id)),
      ];
      const slow = forecastBySlowWay(days, menu, day);
      expect(Object.fromEntries(dishes.map((each) => [each.dish, each.plates]))).toEqual(
        slow.dishes,
      );
      expect(plates).toBe(slow.plates);
      expect(new Set(tooFewDays.map(({ dish }) => dish))).toEqual(new Set(slow.tooFew));
      expect(dishes.reduce((sum, each) => sum + each.plates, 0)).toBe(plates);
    }),
  );
});
