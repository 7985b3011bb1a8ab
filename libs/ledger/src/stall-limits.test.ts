import { expect, it } from 'vitest';
import {
  builtInStall,
  fitsStall,
  noReferences,
  STALL_LIMITS,
  stallOn,
  withReferences,
} from './index';
import type { LedgerEvent } from './index';
import { ledgerPen, TODAY } from './testing/events';

const pen = ledgerPen();
const lines = (count: number) =>
  Array.from({ length: count }, () => ({ ingredient: 'rice', amount: 1, unit: 'kg' as const }));
const made = { recipe: lines(40), yields: { amount: 1, unit: 'kg' as const } };
const times = (count: number, make: (id: string) => LedgerEvent) =>
  Array.from({ length: count }, (_, index) => make(`x${index}`));
const { dishes, ingredients } = builtInStall;

it.each([
  ['dishes', STALL_LIMITS.dishes - dishes.length, (id: string) => pen.dish(id, { name: id })],
  [
    'ingredients',
    STALL_LIMITS.ingredients - ingredients.length,
    (id: string) => pen.ingredient(id, { name: id }),
  ],
  ['lines of dishes', 74, (id: string) => pen.dish(id, { recipe: lines(40) })],
  ['lines of preparations', 74, (id: string) => pen.ingredient(id, { preparation: made })],
])('a stall may have so many %s, and no more: %i', (_, most, make) => {
  expect(fitsStall(builtInStall, times(most, make))).toBe(true);
  expect(fitsStall(builtInStall, times(most + 1, make))).toBe(false);
  const large = stallOn(withReferences(noReferences, times(most + 1, make)), TODAY);
  const smaller = pen.dish('masala-dosa', { isRetired: true, sellingPrice: 9, recipe: lines(1) });
  expect(fitsStall(large, [smaller])).toBe(true);
  expect(fitsStall(large, [make('another')])).toBe(false);
});

it('specials of years are no dishes of the stall', () => {
  const special = (id: string) => pen.dish(`special-${id}`, { name: id });
  expect(fitsStall(builtInStall, times(STALL_LIMITS.dishes * 2, special))).toBe(true);
});
