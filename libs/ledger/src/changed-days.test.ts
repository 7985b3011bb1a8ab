import { expect, it } from 'vitest';
import { changedDays, EARLIEST_DAY } from './index';
import { ledgerPen, TODAY } from './testing/events';

const pen = ledgerPen();
const price = { kind: 'price', ingredient: 'rice', price: 60, unit: 'kg' } as const;
const happened = [
  pen.plates('vada', 1),
  pen.write({ kind: 'expense', category: 'ice', note: '', amount: 20 }),
  pen.write({ kind: 'waste', reason: 'spilt', dish: 'vada', plates: 1 }),
];
const changes = [
  pen.dish('vada', { sellingPrice: 20 }),
  pen.ingredient('rice', { isRetired: true }),
  pen.write({ ...price, scope: 'from' }),
];

it('what happened on a day, and a correction, change the totals of that day alone', () => {
  const events = [...happened, ...happened.map(pen.undo), pen.write({ ...price, scope: 'day' })];
  for (const event of events) expect(changedDays(event, TODAY)).toEqual({ from: TODAY, to: TODAY });
});

it.each([null, '2026-11-21'])(
  'a change, and an undo of what may have been one, change the totals from their day on (%s)',
  (setUp) => {
    const events = [...changes, ...changes.map(pen.undo)];
    for (const event of events) {
      expect(changedDays(event, setUp)).toEqual({ from: TODAY, to: null });
    }
  },
);

it('a change of how the stall was at first changes the totals of all days', () => {
  const stall = pen.write({ kind: 'stall', fields: { name: 'Ravi' } });
  const events = [...changes, ...changes.map(pen.undo)];
  const every = { from: EARLIEST_DAY, to: null };
  for (const event of events) expect(changedDays(event, TODAY)).toEqual(every);
  for (const event of [stall, pen.undo(stall)]) expect(changedDays(event, null)).toEqual(every);
});
