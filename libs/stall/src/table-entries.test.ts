import { catalogueDishes, catalogueIngredients } from '@thela/kitchen-book/catalogue';
import { createEvent, noReferences, stallOn, totalsOf, withReferences } from '@thela/ledger';
import type { Entry, LedgerEvent } from '@thela/ledger';
import type { TableItem, TableReading } from '@thela/records';
import { nameKey } from '@thela/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planTable, tableNames } from './table-entries';

const TODAY = '2026-11-22';
const DAYS = ['2026-11-08', '2026-11-12', '2026-11-13'] as const;

/** Events in the order of the entries. */
function eventsOf(entries: readonly { readonly day: string; readonly entry: Entry }[], from = 0) {
  return entries.map(({ day, entry }, index) => {
    const id = `7e57c0de-0000-4000-8000-${String(from + index).padStart(12, '0')}`;
    return createEvent({ ...entry, id, day, at: from + index, device: id });
  });
}

const dish = (id: string, fields: object) =>
  ({ kind: 'dish', dish: id, fields, scope: 'from' }) as const;
const menu = eventsOf([
  { day: '2026-11-10', entry: { kind: 'stall', fields: { name: 'Asha' } } },
  { day: '2026-11-10', entry: dish('chai', { name: 'Chai', sellingPrice: 15, position: 0 }) },
  { day: '2026-11-12', entry: dish('chai', { sellingPrice: 20 }) },
]);

const row = fc.record({
  line: fc.nat(),
  name: fc.constantFrom('Chai', 'chai', 'Corn Pops', 'Pani Puri'),
  day: fc.constantFrom(...DAYS),
  // More than are tapped before: plates that are counted already stay as they are.
  plates: fc.integer({ min: 50, max: 900 }),
  money: fc.nat({ max: 9_000_000 }).map((paise) => paise / 100),
  unit: fc.constant(null),
});
const tap = fc.tuple(fc.constantFrom(...DAYS), fc.integer({ min: 1, max: 9 }));

function planOf(items: readonly TableItem[], before: readonly LedgerEvent[]) {
  const reading = { kind: 'sales', items } as unknown as TableReading;
  const stall = stallOn(withReferences(noReferences, before), TODAY);
  const catalogue = { dishes: catalogueDishes, ingredients: catalogueIngredients };
  const counts = before.filter(({ kind }) => kind === 'plates');
  const context = { stall, catalogue, today: TODAY, counts };
  const choices = { joins: {}, unit: null, side: 'file' } as const;
  return planTable('sales', tableNames(reading, stall), choices, context);
}

it('gives each day the plates and the money of a table, whatever was tapped before, and once', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.array(tap, { maxLength: 5 }), (items, taps) => {
      const tapped = taps.map(([day, plates]) => {
        const entry = { kind: 'plates', dish: 'chai', plates } as const;
        return { day, entry };
      });
      const before = [...menu, ...eventsOf(tapped, 100)];
      const all = [...before, ...eventsOf(planOf(items, before).entries, 1000)];
      const totals = DAYS.flatMap((day) => totalsOf(withReferences(noReferences, all), day, all));
      const sold = new Map(
        totals.flatMap(({ day, dishes }) =>
          dishes.map(({ name, plates, revenue }) => [
            `${day} ${nameKey(name)}`,
            { plates, revenue },
          ]),
        ),
      );
      for (const { day, name } of items) {
        const same = items.filter(
          (item) => item.day === day && nameKey(item.name) === nameKey(name),
        );
        const plates = same.reduce((sum, item) => sum + item.plates, 0);
        const revenue = same.reduce((sum, { money }) => sum + Math.round(money * 100), 0) / 100;
        expect(sold.get(`${day} ${nameKey(name)}`)).toEqual({ plates, revenue });
      }
      expect(planOf(items, all).entries).toEqual([]);
    }),
  );
});

it('takes what came back off the sales of its day, and lists what was not sold then', () => {
  const chai = { name: 'Chai', unit: null };
  const line = (at: number, day: string, plates: number, money: number): TableItem =>
    Object.assign({ line: at, day, plates, money }, chai);
  const items = [line(2, '2026-11-12', 5, 100), line(3, '2026-11-12', -2, -40)];
  const back = [line(4, '2026-11-13', 3, 60), line(5, '2026-11-13', -3, -60)];
  const { entries, faults } = planOf([...items, ...back, line(6, '2026-11-08', -1, -20)], menu);
  expect(entries.map(({ day, entry }) => [day, 'count' in entry && entry.count])).toEqual([
    ['2026-11-12', 3],
    ['2026-11-12', false],
  ]);
  expect(faults).toEqual([{ line: 6, fault: 'returned', text: 'Chai' }]);
});
