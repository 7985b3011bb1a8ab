import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import { forecast } from './index';
import { TODAY, dayOf, dayWith, daysSelling, randomDays, sold } from './testing/days';
import { forecastBySlowWay } from './testing/slow-forecast';

const TOMORROW = '2026-11-23';

/** One week after the other, the last of them the seven days up to today. */
function weeksOf(...weeks: readonly (readonly number[])[]) {
  return daysSelling(weeks.flat());
}

describe('a forecast', () => {
  it('is the median of the same weekday, between its quartiles', () => {
    // Mondays of 20, 26 and 28 plates; tomorrow is one.
    const days = weeksOf([20, 9, 9, 9, 9, 9, 9], [28, 9, 9, 9, 9, 9, 9], [26, 9, 9, 9, 9, 9, 9]);
    expect(forecast(days, TOMORROW)).toEqual({
      day: TOMORROW,
      dishes: [
        {
          dish: 'dosa',
          name: 'DOSA',
          plates: 26,
          low: 23,
          high: 27,
          method: 'same-weekday',
          basedOnDays: 3,
          trend: 1,
        },
      ],
      tooFewDays: [],
    });
  });

  it('looks at the last eight days of the weekday', () => {
    const mondays = [90, 90, 11, 12, 13, 14, 15, 16, 17, 18];
    const days = weeksOf(...mondays.map((plates) => [plates, 5, 5, 5, 5, 5, 5]));
    expect(forecast(days, TOMORROW).dishes[0]).toMatchObject({ plates: 15, basedOnDays: 8 });
  });

  it('follows the trend of the last two weeks', () => {
    const week = [20, 20, 20, 20, 20, 20, 20];
    const more = week.map(() => 22);
    const days = weeksOf(week, week, more, more);
    // Median of Mondays 20, 20, 22, 22 is 21; 22 / 20 = 1.1; 23.1.
    expect(forecast(days, TOMORROW).dishes[0]).toMatchObject({ plates: 23, trend: 1.1 });
  });

  it('follows no trend further than 0.7 and 1.3', () => {
    const week = (plates: number) => Array.from({ length: 7 }, () => plates);
    const up = weeksOf(week(10), week(10), week(40), week(40));
    expect(forecast(up, TOMORROW).dishes[0]).toMatchObject({ trend: 1.3, plates: 33 });
    const down = weeksOf(week(80), week(80), week(10), week(10));
    // 45 x 0.7 is just 31.5.
    expect(forecast(down, TOMORROW).dishes[0]).toMatchObject({ trend: 0.7, plates: 32 });
  });

  it('has no trend where there was nothing to grow from', () => {
    const days = Array.from({ length: 28 }, (_, age) =>
      dayOf(addDays(TODAY, -age), [sold('idli', 5), sold('dosa', age < 14 ? 20 : 0)]),
    );
    const found = forecast(days, TOMORROW).dishes.find(({ dish }) => dish === 'dosa');
    // Mondays of 0, 0, 20 and 20 plates.
    expect(found).toMatchObject({ plates: 10, trend: 1 });
  });

  it('takes the last seven days where the weekday is too new', () => {
    const days = daysSelling([99, 10, 12, 14, 16, 18, 30, 20]);
    expect(forecast(days, '2026-11-24').dishes[0]).toMatchObject({
      plates: 16,
      low: 13,
      high: 19,
      method: 'recent-days',
      basedOnDays: 7,
      trend: 1,
    });
  });

  it('says how many days it needs', () => {
    expect(forecast(daysSelling([10, 12]), TOMORROW)).toMatchObject({
      dishes: [],
      tooFewDays: [{ dish: 'dosa', needsDays: 3, hasDays: 2 }],
    });
    expect(forecast([], TOMORROW)).toEqual({ day: TOMORROW, dishes: [], tooFewDays: [] });
  });
});

describe('a forecast leaves out', () => {
  const days = daysSelling([10, 12, 14, 16]);

  it('days on which the stall was closed', () => {
    const closed = dayWith('2026-11-18', { dishes: [sold('dosa', 0)], expenses: 3000 });
    expect(forecast([...days, closed], TOMORROW).dishes[0]).toMatchObject({
      plates: 13,
      basedOnDays: 4,
    });
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
    expect(forecast(today, TOMORROW, options).dishes[0]).toMatchObject({
      plates: 12,
      basedOnDays: 3,
    });
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

it('is the forecast that the slow way gives', () => {
  fc.assert(
    fc.property(randomDays, fc.nat({ max: 60 }), (days, age) => {
      const day = addDays(TOMORROW, -age);
      const { dishes, tooFewDays } = forecast(days, day);
      for (const dish of ['dosa', 'idli', 'vada', 'chai', '__proto__']) {
        const slow = forecastBySlowWay(days, dish, day);
        const found = dishes.find((each) => each.dish === dish);
        expect(tooFewDays.some((each) => each.dish === dish)).toBe(slow === 'too-few');
        expect(found && [found.plates, found.low, found.high]).toEqual(
          typeof slow === 'string' ? undefined : slow,
        );
      }
    }),
  );
});
