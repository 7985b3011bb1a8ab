import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, sold } from './testing/days';
import { isUnusual, unusualFigures } from './variation';

it.each([
  ['as days differ anyway', [900, 1400, 1100, 1250], [1000, 1300, 950, 1350], false],
  ['far above', [1900, 2400, 2100, 2250], [1000, 1300, 950, 1350], true],
  ['far below', [100, 140, 90, 130], [1000, 1300, 950, 1350], true],
  ['two days of each, which tell nothing', [1, 2], [900, 901], false],
  ['days that never differ, by a rupee', [101, 101, 101], [100, 100, 100], true],
  ['days that never differ, by nothing', [100, 100, 100], [100, 100, 100], false],
])('takes for unusual: %s', (_, now, before, is) => {
  expect(isUnusual(now, before)).toBe(is);
});

const days = fc.array(fc.integer({ min: -5000, max: 20_000 }), { maxLength: 40 });

it('says the same of both ways round, in another unit and in any order; more of the same is not unusual', () => {
  fc.assert(
    fc.property(days, days, fc.constantFrom(2, 8, 1024), (now, before, times) => {
      const is = isUnusual(now, before);
      expect(isUnusual(before, now)).toBe(is);
      const larger = (all: readonly number[]) => all.map((each) => each * times);
      expect(isUnusual(larger(now), larger(before))).toBe(is);
      expect(isUnusual(now, now)).toBe(false);
    }),
  );
});

it('leaves out days on which nothing was entered', () => {
  const [before, now] = [
    { from: '2026-11-01', to: '2026-11-05' },
    { from: '2026-11-06', to: '2026-11-10' },
  ];
  const records = [20, 21, 20, 0, 0, 40, 41, 40, 0, 0].map((plates, index) =>
    dayOf(`2026-11-${String(index + 1).padStart(2, '0')}`, [sold('dosa', plates)]),
  );
  expect([...unusualFigures(records, now, before)]).toEqual([
    'plates',
    'revenue',
    'profit',
    'left',
  ]);
});
