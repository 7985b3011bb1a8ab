import { expect, it } from 'vitest';
import {
  dayView,
  isSpecial,
  lackingCosts,
  noReferences,
  specialId,
  stallOn,
  totalsOf,
  withReferences,
} from './index';
import type { DishFields, Entry, LedgerEvent } from './index';

const TODAY = '2026-11-22';
const TOMORROW = '2026-11-23';
const fry = specialId('7d0c');

let count = 0;
function event(entry: Entry, day = TODAY): LedgerEvent {
  count += 1;
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  return { ...entry, id, day, at: count, device: '11111111-1111-4111-8111-111111111111' };
}
const special = (fields: Partial<DishFields>, scope: 'day' | 'from' = 'day') =>
  event({ kind: 'dish', dish: fry, fields, scope });

const onTheBoard = [
  event({ kind: 'stall', fields: { name: 'Lakshmi Tiffins' } }, '2026-11-20'),
  special({ name: 'Podi Idli Fry', sellingPrice: 400, recipe: [], isRetired: false, position: 9 }),
  event({ kind: 'plates', dish: fry, plates: 8 }),
];
const changedInTheMenu = special({ sellingPrice: 40 }, 'from');

it.each([
  { what: 'put on the board', events: onTheBoard, revenue: 3200 },
  {
    what: 'and its price mended in the menu',
    events: [...onTheBoard, changedInTheMenu],
    revenue: 320,
  },
])('a special $what is a dish of that day alone', ({ events, revenue }) => {
  const references = withReferences(noReferences, events);
  const named = (day: string) => stallOn(references, day).dishes.map(({ id }) => id);
  expect(isSpecial(fry)).toBe(true);
  expect(named(TODAY)).toContain(fry);
  expect(named(TOMORROW)).not.toContain(fry);
  expect(dayView(references, TODAY, events)).toMatchObject({
    platesSold: { [fry]: 8 },
    unknownCostItemIds: [fry],
  });
  expect(dayView(references, TOMORROW, []).menu.map(({ id }) => id)).not.toContain(fry);
  expect(totalsOf(references, TODAY, events)).toMatchObject({
    revenue,
    profit: null,
    left: revenue,
    unknownCost: ['Podi Idli Fry'],
  });
  expect(totalsOf(references, TODAY, events).dishes.at(-1)).toEqual({
    dish: fry,
    name: 'Podi Idli Fry',
    plates: 8,
    revenue,
    ingredientCost: null,
    profit: null,
    exact: { revenue: BigInt(revenue) * 10n ** 12n, cost: null },
  });
});

it('a special that was taken off the board is gone, but keeps what it brought', () => {
  const events = [...onTheBoard, special({ isRetired: true })];
  const references = withReferences(noReferences, events);
  expect(totalsOf(references, TODAY, events).revenue).toBe(3200);
  const unsold = events.filter(({ kind }) => kind !== 'plates');
  expect(totalsOf(references, TODAY, unsold).dishes.map(({ dish }) => dish)).not.toContain(fry);
});

it('a special is no cost that somebody forgot to enter, unless a dish of its name is', () => {
  const plain = (dish: string, name: string) => [
    event({ kind: 'dish', dish, fields: { name, sellingPrice: 30, recipe: [] }, scope: 'from' }),
    event({ kind: 'plates', dish, plates: 2 }),
  ];
  const lacking = (...more: readonly LedgerEvent[]) => {
    const events = [...onTheBoard, ...more];
    const totals = totalsOf(withReferences(noReferences, events), TODAY, events);
    expect(totals.unknownCost).toContain('Podi Idli Fry');
    return lackingCosts(totals);
  };
  expect(lacking()).toEqual([]);
  expect(lacking(...plain('vada', 'Vada'))).toEqual(['Vada']);
  expect(lacking(...plain('old', 'Podi Idli Fry'))).toContain('Podi Idli Fry');
});
