import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayView,
  exactCost,
  needsOf,
  noReferences,
  plateCost,
  preparationCost,
  stallOn,
  totalsOf,
  usesFuel,
  withReferences,
} from './index';
import type { LedgerEvent, RecipeLine } from './index';
import { ledgerPen, TODAY } from './testing/events';
import { counting } from './testing/slow-oracle';
import { oracleCost } from './testing/slow-totals';

const pen = ledgerPen();
const kg = (ingredient: string, amount = 1): RecipeLine => ({ ingredient, amount, unit: 'kg' });
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
/** In billionths without a common divisor with those of other numbers, as a rule. */
const odd = (index: number) => 0.900001 + (index % 5000) * 0.000006;

const made = (id: string, recipe: readonly RecipeLine[], yielded = 1) =>
  pen.ingredient(id, {
    name: id,
    preparation: { recipe, yields: { amount: yielded, unit: 'kg' } },
  });
const bought = (count: number, name = (index: number) => `b${index}`) =>
  times(count, (index) => [
    pen.ingredient(`b${index}`, { name: name(index) }),
    pen.write({ kind: 'price', ingredient: `b${index}`, price: 50, unit: 'kg', scope: 'from' }),
  ]).flat();
const dishes = (count: number, recipe: (index: number) => readonly RecipeLine[]) =>
  times(count, (index) => pen.dish(`d${index}`, { name: `d${index}`, recipe: recipe(index) }));
/** So many preparations of 100 bought ingredients each; each of its own, as far as there are so many. */
const hundreds = (count: number, ingredients: number, yields: (index: number) => number) =>
  times(count, (index) =>
    made(
      `p${index}`,
      times(100, (line) => kg(`b${(index * 100 + line) % ingredients}`, odd(line))),
      yields(index),
    ),
  );
/** Levels of preparations; each is made of some of those below. */
const levels = (count: number, wide: number, lines: number) =>
  times(count * wide, (at) => {
    const [level, index] = [Math.floor(at / wide), at % wide];
    const below = (line: number) => kg(`p${(level - 1) * wide + ((index + line) % wide)}`, 0.01);
    return made(`p${at}`, level === 0 ? [kg('rice')] : times(lines, below), 7);
  });

/** How often something was looked up or stored: each step of a calculation does so. */
function operationsOf(task: () => void): number {
  let count = 0;
  const restore = [Map.prototype, Set.prototype].flatMap((prototype) =>
    ['get', 'has', 'add'].map((name) => {
      const method: unknown = Reflect.get(prototype, name);
      if (typeof method !== 'function') return () => false;
      Reflect.set(prototype, name, function counted(this: unknown, ...given: unknown[]): unknown {
        count += 1;
        return Reflect.apply(method, this, given);
      });
      return () => Reflect.set(prototype, name, method);
    }),
  );
  try {
    task();
  } finally {
    for (const each of restore) each();
  }
  return count;
}

const topOf = (id: string) => () => [kg(id)];

const hostile: readonly [file: string, why: string, events: () => readonly LedgerEvent[]][] = [
  ['two ways at each of 31 levels', '', () => [...levels(31, 2, 2), ...dishes(9, topOf('p60'))]],
  ['a chain of 3,000', 'too-complex', () => [...levels(3000, 1, 1), ...dishes(9, topOf('p2999'))]],
  [
    'a circle of 2,000',
    'circle',
    () => [
      ...times(2000, (index) => made(`p${index}`, [kg(`p${(index + 1) % 2000}`)])),
      ...dishes(9, topOf('p7')),
    ],
  ],
  [
    '60 lines of 100 lines',
    '',
    () => [
      ...bought(5000),
      ...hundreds(60, 5000, odd),
      ...dishes(1, () => times(60, (line) => kg(`p${line}`, odd(line)))),
    ],
  ],
  [
    '40 lines on each of 32 levels, and 1,000 dishes of the last',
    'too-complex',
    () => [...levels(32, 40, 40), ...dishes(1000, topOf('p1279'))],
  ],
  [
    '3,000 ingredients in each of 60 preparations',
    'too-complex',
    () => [
      ...bought(3000),
      ...hundreds(30, 3000, odd),
      ...times(60, (at) =>
        made(
          `m${at}`,
          times(30, (line) => kg(`p${line}`, odd(at + line))),
          odd(at),
        ),
      ),
      ...dishes(20, () => times(60, (line) => kg(`m${line}`))),
    ],
  ],
  [
    'yields of primes, in 1,000 dishes',
    'too-complex',
    () => [
      ...bought(100),
      ...hundreds(100, 100, odd),
      ...dishes(1000, (at) => times(5, (line) => kg(`p${(at + line) % 100}`))),
    ],
  ],
  ['one name for 3,000', '', () => [...bought(3000, () => 'Oil'), ...dishes(1, topOf('b7'))]],
  [
    '2,000 times waste of 3,000 ingredients',
    '',
    () => [
      ...bought(3000),
      ...hundreds(30, 3000, () => 7),
      made(
        'top',
        times(30, (line) => kg(`p${line}`)),
      ),
      ...dishes(1, topOf('p7')),
      ...times(2000, () =>
        pen.write({ kind: 'waste', reason: 'spilt', ingredient: 'top', amount: 1, unit: 'kg' }),
      ),
    ],
  ],
];

describe('a file from elsewhere', () => {
  it.each(hostile)('with %s takes few steps; unknown: %s', (_, why, eventsOf) => {
    const plain = pen.dish('plain', { name: 'Plain', recipe: [kg('rice', 0.1), kg('lentils')] });
    const events = [pen.write({ kind: 'stall', fields: { name: 'Stall' } }), ...eventsOf(), plain];
    const references = withReferences(noReferences, events);
    const size = JSON.stringify(events).length;
    const operations = operationsOf(() => {
      const stall = stallOn(references, TODAY);
      dayView(references, TODAY, events);
      totalsOf(references, TODAY, events);
      usesFuel(stall);
      needsOf(
        stall,
        stall.dishes.map(({ recipe }) => ({ recipe, plates: 10 })),
      );
      for (const { recipe } of stall.dishes) plateCost(stall, recipe);
      for (const { id } of stall.ingredients) preparationCost(stall, id);
    });
    expect(operations).toBeLessThan(50_000 + size / 5);
    const stall = stallOn(references, TODAY);
    const costs = stall.dishes.map(({ id, recipe }) => ({ id, ...plateCost(stall, recipe) }));
    expect(costs.find(({ id }) => id === 'plain')).toMatchObject({ known: true });
    const last = costs.findLast(({ id }) => /^d\d/.test(id));
    expect(last?.unknown[0]?.why ?? '').toBe(why);
  });
});

const amounts = fc.oneof(
  fc.constantFrom(0.2, 2.5, 7, 1.2, 0.35),
  fc.integer({ min: 1, max: 10 ** 7 }).map((millionths) => millionths / 1e6),
);
/** Each made of what comes before it, with or without a common divisor. */
const recipes = fc.array(
  fc.record({
    yields: amounts,
    lines: fc.array(fc.record({ of: fc.nat({ max: 20 }), amount: amounts }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  { minLength: 1, maxLength: 9 },
);

it('gives any recipe its exact cost, or none; three levels always have one', () => {
  const names = ['rice', 'lentils', 'potatoes'];
  const linesOf = (
    lines: readonly { readonly of: number; readonly amount: number }[],
    at: number,
  ) =>
    lines.map(({ of, amount }) => {
      const place = of % (at + names.length);
      return kg(names[place] ?? `p${place - names.length}`, amount);
    });
  fc.assert(
    fc.property(recipes, (all) => {
      const events = all.map(({ lines, yields }, at) => made(`p${at}`, linesOf(lines, at), yields));
      const stall = stallOn(withReferences(noReferences, events), TODAY);
      const recipe = [kg(`p${all.length - 1}`, 0.123457)];
      const { isKnown, picorupees } = exactCost(stall, recipe);
      const oracle = oracleCost(counting(events), TODAY, recipe);
      return isKnown
        ? oracle !== null && (oracle.n * 10n ** 12n) / oracle.d === picorupees
        : all.length > 3;
    }),
  );
});
