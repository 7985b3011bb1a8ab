import { describe, expect, it } from 'vitest';
import { isReference, noReferences, parseEvent, stallOn, totalsOf, withReferences } from './index';
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

  it('is own from the day on which it was set up', () => {
    const pen = ledgerPen();
    const setUp = pen.write({ kind: 'stall', fields: { name: 'Ravi Tiffins', place: 'Pune' } });
    const references = withReferences(noReferences, [setUp]);
    expect(stallOn(references, TODAY)).toMatchObject({ isOwn: true, name: 'Ravi Tiffins' });
    expect(stallOn(references, YESTERDAY)).toMatchObject({
      isOwn: false,
      name: '',
      place: '',
      timeZone: 'Asia/Kolkata',
    });
    expect(stallOn(withReferences(references, [pen.undo(setUp)]), TODAY).isOwn).toBe(false);
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

  it('keeps the price at which a plate was counted', () => {
    const pen = ledgerPen();
    const events = [
      pen.plates('idli-sambar', 2),
      pen.dish('idli-sambar', { sellingPrice: 65 }),
      pen.plates('idli-sambar', 1),
    ];
    const revenue = (more: typeof events = []) =>
      totalsOf(withReferences(noReferences, [...events, ...more]), TODAY, [...events, ...more])
        .revenue;
    expect(revenue()).toBe(2 * 60 + 65);
    expect(revenue([pen.plates('idli-sambar', -2)])).toBe(60);
    const correction = { kind: 'dish', dish: 'idli-sambar', scope: 'day' } as const;
    expect(
      totalsOf(
        withReferences(noReferences, [
          ...events,
          pen.write({ ...correction, fields: { sellingPrice: 50 } }),
        ]),
        TODAY,
        events,
      ).revenue,
    ).toBe(150);
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
