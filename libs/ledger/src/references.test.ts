import { describe, expect, it } from 'vitest';
import {
  isReference,
  noReferences,
  parseEvent,
  priceOn,
  stallOn,
  totalsOf,
  withReferences,
} from './index';
import { DEVICE, ledgerPen, TODAY, uuid } from './testing/events';

const YESTERDAY = '2026-11-21';
const TOMORROW = '2026-11-23';

function priceOfRice(references: Parameters<typeof stallOn>[0], day: string) {
  return stallOn(references, day).ingredients.find(({ id }) => id === 'rice')?.price?.price;
}

function riceAt(price: number, scope: 'from' | 'day' = 'from') {
  return { kind: 'price', ingredient: 'rice', price, unit: 'kg', scope } as const;
}

describe('the stall over the days', () => {
  it('has a new price from its day on, and a correction on its day alone', () => {
    const pen = ledgerPen();
    const events = [pen.write(riceAt(60)), pen.write(riceAt(70, 'day')), pen.write(riceAt(65))];
    const references = withReferences(noReferences, events);
    const days = [YESTERDAY, TODAY, TOMORROW];
    expect(days.map((day) => priceOfRice(references, day))).toEqual([50, 70, 65]);
  });

  it('is the sample until it is set up', () => {
    const pen = ledgerPen();
    const setUp = pen.write({ kind: 'stall', fields: { name: 'Ravi Tiffins', place: 'Pune' } });
    const references = withReferences(noReferences, [setUp]);
    expect(stallOn(references, TODAY)).toMatchObject({ isOwn: true, name: 'Ravi Tiffins' });
    expect(stallOn(withReferences(references, [pen.undo(setUp)]), TODAY)).toMatchObject({
      isOwn: false,
      name: '',
      place: '',
      timeZone: 'Asia/Kolkata',
    });
  });

  it('is on earlier days as it was on the day on which it was set up', () => {
    const pen = ledgerPen();
    const events = [
      pen.plates('idli-sambar', 2, YESTERDAY),
      pen.plates('vada', 3, '2020-01-01'),
      pen.dish('vada', { name: 'Vada', sellingPrice: 20 }),
      pen.dish('idli-sambar', { sellingPrice: 45 }),
      pen.write({ kind: 'stall', fields: { name: 'Ravi Tiffins' } }),
      pen.write(riceAt(60)),
      pen.write(riceAt(99, 'day')),
      // After the set-up: it has a later price and another dish, which earlier days do not have.
      pen.write(riceAt(70), TOMORROW),
      pen.dish('poha', { sellingPrice: 30 }, TOMORROW),
    ];
    const references = withReferences(noReferences, events);
    for (const day of ['2020-01-01', YESTERDAY]) {
      const { isOwn, name, dishes } = stallOn(references, day);
      expect({ isOwn, name }).toEqual({ isOwn: true, name: 'Ravi Tiffins' });
      expect(dishes.find(({ id }) => id === 'vada')?.sellingPrice).toBe(20);
      expect(dishes.some(({ id }) => id === 'poha')).toBe(false);
      expect(priceOfRice(references, day)).toBe(60);
      expect(priceOn(references, 'rice', day)?.price).toBe(60);
    }
    const [paper, sample] = ['2020-01-01', YESTERDAY].map((day) =>
      totalsOf(references, day, events),
    );
    expect(paper).toMatchObject({ plates: 3, revenue: 60 });
    expect(sample).toMatchObject({ plates: 2, revenue: 90 });
    // What is put right for an earlier day counts there.
    const corrected = withReferences(references, [
      pen.write(riceAt(10, 'day'), YESTERDAY),
      pen.write(
        { kind: 'dish', dish: 'vada', fields: { sellingPrice: 15 }, scope: 'day' },
        '2020-01-01',
      ),
    ]);
    expect([YESTERDAY, '2020-01-01'].map((day) => priceOfRice(corrected, day))).toEqual([10, 60]);
    expect(totalsOf(corrected, '2020-01-01', events).revenue).toBe(45);
  });

  it('forgets what is taken back, also when that arrives later', () => {
    const pen = ledgerPen();
    const price = pen.write(riceAt(60));
    const undo = pen.undo(price);
    for (const order of [
      [price, undo],
      [undo, price, price],
    ]) {
      const references = order.reduce((all, event) => withReferences(all, [event]), noReferences);
      expect(priceOfRice(references, TODAY)).toBe(50);
    }
  });

  it('stays the same object, stall by stall, when nothing is new', () => {
    const pen = ledgerPen();
    const events = [pen.write(riceAt(60)), pen.plates('idli-sambar', 1)];
    const references = withReferences(noReferences, events);
    expect(withReferences(references, [...events, pen.plates('idli-sambar', 2)])).toBe(references);
    expect(stallOn(references, TODAY)).toBe(stallOn(references, TODAY));
  });
});

it('tells what the stall is from what happened', () => {
  const pen = ledgerPen();
  const price = pen.write(riceAt(60));
  const plates = pen.plates('vada', 1);
  const head = { id: uuid(99), day: TODAY, at: 1, device: DEVICE };
  const unknown = parseEvent({ ...head, kind: 'stock' });
  expect([price, pen.undo(price)].map(isReference)).toEqual([true, true]);
  expect([plates, pen.undo(plates)].map(isReference)).toEqual([false, false]);
  expect(unknown && isReference(unknown)).toBe(false);
});
