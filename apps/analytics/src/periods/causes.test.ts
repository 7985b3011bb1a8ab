import type { BesideUsual } from '@thela/books';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { causesOf } from './causes';

const beside = (difference: number): BesideUsual => ({ amount: difference, usual: 0, difference });
const dish = (id: string, difference: number) => ({ dish: id, name: id, ...beside(difference) });

it('says of a bad day what harmed it, and of a good one what helped, the largest first', () => {
  const day = {
    dishes: [dish('dosa', -50), dish('idli', 20)],
    expenses: beside(300),
    waste: beside(-5),
  };
  const keysOf = (left: number) =>
    causesOf({ ...day, left: beside(left) }).map(({ key, difference }) => [key, difference]);
  expect(keysOf(-325)).toEqual([
    ['expenses', 300],
    ['dosa', -50],
  ]);
  expect(keysOf(10)).toEqual([
    ['idli', 20],
    ['waste', -5],
  ]);
  expect(keysOf(0)).toEqual([]);
});

it('never names more than three, nor one that pulled the other way', () => {
  const amounts = fc.integer({ min: -99, max: 99 });
  fc.assert(
    fc.property(
      fc.array(amounts, { maxLength: 3 }),
      amounts,
      amounts,
      amounts,
      (dishes, ...rest) => {
        const [left = 0, expenses = 0, waste = 0] = rest;
        const found = causesOf({
          left: beside(left),
          dishes: dishes.map((difference, place) => dish(String(place), difference)),
          expenses: beside(expenses),
          waste: beside(waste),
        });
        expect(found.length).toBeLessThanOrEqual(3);
        for (const { kind, difference } of found) {
          expect(Math.sign(kind === 'dish' ? difference : -difference)).toBe(Math.sign(left));
        }
      },
    ),
  );
});
