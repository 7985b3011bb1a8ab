import { describe, expect, it } from 'vitest';
import {
  dayView,
  noReferences,
  plateCost,
  preparationCost,
  stallOn,
  totalsOf,
  withReferences,
} from './index';
import { ledgerPen, TODAY } from './testing/events';

// The example of the README, worked out with pencil and paper.
const pen = ledgerPen();
const events = [
  pen.ingredient('leaf', {
    name: 'Leaf plate',
    unit: { as: 'packet', of: { amount: 100, unit: 'piece' } },
  }),
  pen.write({
    kind: 'price',
    ingredient: 'leaf',
    price: 45,
    unit: { as: 'packet', of: { amount: 100, unit: 'piece' } },
    scope: 'from',
  }),
  pen.ingredient('batter', {
    name: 'Batter',
    preparation: {
      recipe: [
        { ingredient: 'rice', amount: 2, unit: 'kg' },
        { ingredient: 'lentils', amount: 500, unit: 'g' },
      ],
      yields: { amount: 7, unit: 'kg' },
    },
  }),
  pen.dish('idli', {
    name: 'Idli',
    sellingPrice: 40,
    recipe: [
      { ingredient: 'batter', amount: 200, unit: 'g' },
      { ingredient: 'leaf', amount: 1, unit: 'piece' },
    ],
    position: 0,
  }),
  pen.plates('idli', 20),
  pen.dish('idli', { sellingPrice: 45 }),
  pen.plates('idli', 10),
  pen.plates('idli', -2),
  pen.write({ kind: 'expense', category: 'gas', note: '', amount: 150 }),
  pen.write({ kind: 'waste', reason: 'unsold', ingredient: 'batter', amount: 1.5, unit: 'kg' }),
];
const references = withReferences(noReferences, events);

describe('the day of the README', () => {
  it('adds up as by hand', () => {
    expect(totalsOf(references, TODAY, events)).toMatchObject({
      plates: 28,
      revenue: 1160,
      ingredientCost: 124.6,
      profit: 1035.4,
      expenses: 150,
      waste: 30,
      left: 855.4,
      unknownCost: [],
    });
  });

  it('has all the money in hand where a cost is not known, and a profit of the dishes whose cost is', () => {
    const vada = [
      pen.dish('vada', { name: 'Vada', sellingPrice: 35, recipe: [], position: 1 }),
      pen.plates('vada', 20),
    ];
    const gas = pen.write({ kind: 'expense', category: 'gas', note: '', amount: 300 });
    const wasted = pen.write({ kind: 'waste', reason: 'unsold', dish: 'vada', plates: 2 });
    const alone = [...vada, gas];
    expect(totalsOf(withReferences(noReferences, alone), TODAY, alone)).toMatchObject({
      revenue: 700,
      ingredientCost: null,
      profit: null,
      left: 400,
      waste: 0,
      unknownCost: ['Vada'],
      unknownWaste: [],
    });
    const beside = [...events, ...vada, wasted];
    expect(totalsOf(withReferences(noReferences, beside), TODAY, beside)).toMatchObject({
      revenue: 1860,
      profit: 1035.4,
      // 1860 - 124.60084 - 150 - 29.99999
      left: 1555.4,
      unknownCost: ['Vada'],
      unknownWaste: ['Vada'],
    });
    const onlyWasted = [...vada.slice(0, 1), wasted];
    expect(totalsOf(withReferences(noReferences, onlyWasted), TODAY, onlyWasted)).toMatchObject({
      profit: 0,
      ingredientCost: 0,
      waste: null,
    });
    const closed = totalsOf(withReferences(noReferences, [gas]), TODAY, [gas]);
    expect(closed).toMatchObject({ profit: 0, left: -300 });
  });

  it('shows pricing the preparation taken apart, and what was taken at two prices', () => {
    const view = dayView(references, TODAY, events);
    const idli = view.menu.find(({ id }) => id === 'idli');
    expect(idli?.ingredients).toEqual({ rice: 0.057143, lentils: 0.014286, 'Leaf plate': 1 });
    expect(view.ingredientPrices['Leaf plate']).toBe(0.45);
    expect(Object.hasOwn(view.ingredientPrices, 'Batter')).toBe(false);
    expect(view.platesSold.idli).toBe(28);
    expect(view.takings).toEqual({ idli: 1160 });
    expect(view.platesSince).toBe(TODAY);
    expect(view.sampleItemIds).toEqual([]);
  });

  it('says what a plate and a kilogram of batter cost', () => {
    const stall = stallOn(references, TODAY);
    const recipe = stall.dishes.find(({ id }) => id === 'idli')?.recipe ?? [];
    expect(plateCost(stall, recipe)).toEqual({
      known: true,
      cost: 4.45,
      unknown: [],
      lines: [
        { ingredient: 'batter', name: 'Batter', cost: 4 },
        { ingredient: 'leaf', name: 'Leaf plate', cost: 0.45 },
      ],
      dearest: [
        { ingredient: 'rice', name: 'rice', cost: 2.86 },
        { ingredient: 'lentils', name: 'lentils', cost: 1.14 },
        { ingredient: 'leaf', name: 'Leaf plate', cost: 0.45 },
      ],
    });
    expect(preparationCost(stall, 'batter')).toMatchObject({ known: true, cost: 20 });
  });
});
