import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFiguresSheet } from './figures-sheet';

const day = {
  plates: 15,
  revenue: 765,
  ingredientCost: 158.36,
  profit: 606.64,
  expenses: 40,
  waste: 14.09,
  left: 552.55,
  unknownCost: [],
  unknownWaste: [],
  dishes: [],
};

function sheetOf(changes: Partial<Parameters<ReturnType<typeof useFiguresSheet>>[1]>) {
  const { result } = renderHook(() => useFiguresSheet());
  const titles = { stall: 'Asha', title: 'Sunday', subtitle: '', notes: ['And so on'] };
  return result.current(titles, { ...day, ...changes });
}

const rowsOf = (changes: Parameters<typeof sheetOf>[0]) =>
  sheetOf(changes).rows?.map(({ name, figure }) => `${name}: ${figure}`);

it.each([
  [{}, []],
  [{ unknownCost: ['Poha'] }, ['In hand: ingredient cost of 1 dish not known']],
  [{ unknownWaste: ['Poha'] }, ['In hand: cost of 1 thrown-away item not known']],
  [
    { unknownCost: ['Poha'], uncostedDishes: 3 },
    ['In hand: ingredient cost of 3 dishes not known'],
  ],
])('says which costs are not in the money in hand: %j', (changes, notes) => {
  expect(sheetOf(changes).notes).toEqual([...notes, 'And so on']);
});

it('says what was taken for dishes of unknown cost, so that who adds up comes to the profit', () => {
  expect(rowsOf({ profit: 581.64 })?.slice(1, 4)).toEqual([
    'Revenue: ₹765',
    'Of it for dishes of unknown cost: ₹25',
    'Ingredient cost: ₹158.36',
  ]);
});

it.each([{}, { profit: 606.63 }, { profit: null }, { ingredientCost: null, profit: null }])(
  'has no such line where nothing is amiss, or nothing known: %j',
  (changes) => {
    expect(rowsOf(changes)).toHaveLength(6);
  },
);
