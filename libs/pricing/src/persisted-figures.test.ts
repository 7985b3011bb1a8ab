import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingDay } from './day';
import type { Day } from './day';
import { dayActions } from './day';
import { withPersistedFigures } from './persisted-figures';
import type { PersistedFigures } from './persisted-figures';
import { builtInMenu, defaultIngredientPrices } from './menu';
import { exampleDay, itemCosting } from './testing/example-days';

const ids = builtInMenu.map(({ id }) => id);
const ingredients = Object.keys(defaultIngredientPrices);
const figures = fc.oneof(fc.double(), fc.integer({ min: -5, max: 100 }), fc.constant(-0));

const steps = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('setIngredientPrice' as const), fc.constantFrom(...ingredients), figures),
    fc.tuple(fc.constant('setPlatesSold' as const), fc.constantFrom(...ids), figures),
    fc.tuple(fc.constant('changePlatesSold' as const), fc.constantFrom(...ids), figures),
    fc.tuple(fc.constantFrom('startFromZero', 'showSampleFigures', 'startNewDay')),
  ),
  { maxLength: 12 },
);

/** A day after what a vendor might do to it. */
const days = fc.tuple(steps, fc.boolean()).map(([list, hasSamples]) => {
  let day = hasSamples ? openingDay({ random: () => 0.3 }) : exampleDay();
  const actions = dayActions(
    (next) => {
      day = next(day);
    },
    () => 0.6,
    () => '2026-11-20',
  );
  for (const step of list) {
    if (step.length === 1) actions[step[0] as 'startNewDay']();
    else actions[step[0]](step[1], step[2]);
  }
  return day;
});

function kept(changes: Partial<PersistedFigures>): Day {
  const { menu: _, ...day } = exampleDay();
  return withPersistedFigures(openingDay({ random: () => 0 }), { ...day, ...changes });
}

describe('withPersistedFigures', () => {
  it('brings back every day as it was, also through JSON and whatever the new day opened with', () => {
    fc.assert(
      fc.property(days, days, (day, opening) => {
        const { menu: _, ...figuresOfDay } = day;
        const read = JSON.parse(JSON.stringify(figuresOfDay)) as PersistedFigures;
        expect(withPersistedFigures(opening, read)).toStrictEqual(day);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300])(
    'leaves out %d as a price and as a count',
    (figure) => {
      const { ingredientPrices, platesSold } = kept({
        ingredientPrices: { onions: figure, rice: 61 },
        platesSold: { 'masala-dosa': figure, 'plain-dosa': 3 },
      });
      expect(ingredientPrices).toEqual({ ...defaultIngredientPrices, rice: 61 });
      expect(platesSold).toMatchObject({ 'masala-dosa': 0, 'plain-dosa': 3 });
    },
  );

  it('leaves out half a plate', () => {
    expect(kept({ platesSold: { 'masala-dosa': 2.5 } }).platesSold['masala-dosa']).toBe(0);
  });

  it('knows only the ingredients and the menu of the day it is put into', () => {
    const day = withPersistedFigures(
      { ...exampleDay(), ingredientPrices: { rupee: 2 }, menu: [itemCosting('tea', 10, 1)] },
      {
        ingredientPrices: { onions: 7, ['__proto__']: 7, constructor: 7 },
        platesSold: { 'masala-dosa': 7, ['__proto__']: 7, constructor: 7 },
        sampleItemIds: ['masala-dosa', '__proto__'],
        platesSince: '2026-11-20',
      },
    );
    expect(day).toStrictEqual({
      ingredientPrices: { rupee: 2 },
      menu: [itemCosting('tea', 10, 1)],
      platesSold: { tea: 0 },
      sampleItemIds: [],
    });
  });

  it('reads nothing that every object inherits', () => {
    const menu = [itemCosting('constructor', 10, 1), itemCosting('__proto__', 10, 1)];
    const day = withPersistedFigures(
      { ...exampleDay(), menu },
      { ingredientPrices: {}, platesSold: {}, sampleItemIds: [] },
    );
    expect(Object.entries(day.platesSold)).toEqual([
      ['constructor', 0],
      ['__proto__', 0],
    ]);
  });

  it('keeps the date of plates that were entered, and no other', () => {
    expect(kept({ platesSince: '2026-11-20' }).platesSince).toBe('2026-11-20');
    expect(kept({ platesSince: '2026-02-31' })).not.toHaveProperty('platesSince');
    expect(kept({ platesSold: {}, platesSince: '2026-11-20' })).not.toHaveProperty('platesSince');
    const samples = kept({ sampleItemIds: ids, platesSince: '2026-11-20' });
    expect(samples).not.toHaveProperty('platesSince');
  });

  it('brings back takings and unknown costs, and drops them when they were persisted without', () => {
    const day: Day = {
      ...exampleDay(),
      takings: { 'masala-dosa': 1200.5 },
      unknownCostItemIds: ['plain-dosa'],
    };
    const { menu: _, ...figuresOfDay } = day;
    const read = JSON.parse(JSON.stringify(figuresOfDay)) as PersistedFigures;
    expect(withPersistedFigures(exampleDay(), read)).toStrictEqual(day);
    const { menu: __, ...older } = exampleDay();
    expect(withPersistedFigures(day, older)).toStrictEqual(exampleDay());
  });

  it('leaves out takings that no plates can have brought', () => {
    const takings = {
      'onion-uttapam': -1,
      'masala-dosa': Number.NaN,
      'idli-sambar': 1e300,
      'cheese-uttapam': 400,
      'plain-dosa': 7,
      vada: 7,
      constructor: 7,
    };
    const platesSold = { 'masala-dosa': 1, 'idli-sambar': 1, 'plain-dosa': 1, vada: 1 };
    expect(kept({ takings, platesSold }).takings).toStrictEqual({ 'plain-dosa': 7 });
    expect(kept({ takings, platesSold: {} })).not.toHaveProperty('takings');
  });

  it('keeps unknown costs of items on the menu only', () => {
    const { unknownCostItemIds } = kept({ unknownCostItemIds: ['plain-dosa', 'vada'] });
    expect(unknownCostItemIds).toEqual(['plain-dosa']);
  });

  it('makes a valid day of anything', () => {
    const anyNumbers = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...ids)), fc.double());
    fc.assert(
      fc.property(anyNumbers, anyNumbers, fc.string(), (ingredientPrices, platesSold, since) => {
        const day = kept({ ingredientPrices, platesSold, platesSince: since });
        expect(Object.keys(day.platesSold)).toEqual(ids);
        expect(Object.keys(day.ingredientPrices)).toEqual(ingredients);
        for (const price of Object.values(day.ingredientPrices)) {
          expect(price >= 0 && price <= 1e9).toBe(true);
        }
        for (const count of Object.values(day.platesSold)) {
          expect(Number.isInteger(count) && count >= 0 && count <= 1e6).toBe(true);
        }
      }),
    );
  });
});
