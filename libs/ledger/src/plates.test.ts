import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventsOf,
  noReferences,
  platesByDish,
  totalsOf,
  typedCount,
  undoOf,
  withReferences,
} from './index';
import type { LedgerEvent } from './index';
import { MOST_OVER } from './stall-limits';
import { DEVICE, ledgerPen, TODAY, uuid } from './testing/events';

it('plates add up, each event once, taken-back ones not at all', () => {
  const pen = ledgerPen();
  const three = pen.plates('__proto__', 3);
  const wrong = pen.plates('__proto__', 50);
  const taken = pen.plates('vada', -2);
  const events = [pen.undo(wrong), three, taken, three, wrong];
  expect([...platesByDish(events)]).toEqual([
    ['__proto__', 3],
    ['vada', -2],
  ]);
  expect(eventsOf(events)).toEqual([three, taken]);
});

it('an undo of another kind or day takes nothing back', () => {
  const pen = ledgerPen();
  const plates = pen.plates('vada', 3);
  const undo = { kind: 'undo', event: plates.id } as const;
  const others = [
    pen.write({ ...undo, of: 'waste' }),
    pen.write({ ...undo, of: 'plates' }, '2026-11-21'),
  ];
  expect(eventsOf([plates, ...others])).toEqual([plates]);
});

/** A phone that enters things at a stall with vada, one after the other, and sees what it was given. */
function phone(firstId: number, known: readonly LedgerEvent[] = []) {
  const pen = ledgerPen(TODAY, firstId);
  const events = [...known];
  const enter = (event: LedgerEvent) => {
    events.push(event);
    return event;
  };
  return {
    events,
    price: (sellingPrice: number) => enter(pen.dish('vada', { sellingPrice })),
    tap: (plates: number) => enter(pen.plates('vada', plates)),
    type: (count: number) => {
      const entry = typedCount(events, 'vada', count);
      if (entry === null) throw new Error('Nothing is typed.');
      return enter(pen.write(entry));
    },
    undo: (event: LedgerEvent) => enter(pen.write(undoOf(event))),
  };
}

/** Plates and revenue of vada, and that they are the same in the other order of arrival. */
function vadaOf(events: readonly LedgerEvent[]) {
  const of = (all: readonly LedgerEvent[]) => {
    const { dishes } = totalsOf(withReferences(noReferences, all), TODAY, all);
    const { plates = 0, revenue = 0 } = dishes.find(({ dish }) => dish === 'vada') ?? {};
    return [plates, revenue];
  };
  expect(of(events.toReversed())).toEqual(of(events));
  expect(Math.max(platesByDish(events).get('vada') ?? 0, 0)).toBe(of(events)[0]);
  return of(events);
}

describe('a typed count', () => {
  it('leaves what was tapped at its own price, also after a wrong one', () => {
    const one = phone(1);
    one.price(30);
    one.tap(4);
    one.price(40);
    one.tap(2);
    one.type(0);
    expect(vadaOf(one.events)).toEqual([0, 0]);
    one.type(6);
    expect(vadaOf(one.events)).toEqual([6, 4 * 30 + 2 * 40]);
  });

  it.each([
    [3, 3 * 30],
    [4, 4 * 30],
    [5, 4 * 30 + 40],
    [9, 4 * 30 + 2 * 40 + 3 * 50],
  ])('takes %d from the last tapped, or adds them at its own price: ₹%d', (count, revenue) => {
    const one = phone(1);
    one.price(30);
    one.tap(4);
    one.price(40);
    one.tap(2);
    one.price(50);
    one.type(count);
    expect(vadaOf(one.events)).toEqual([count, revenue]);
  });

  it('has all plates at its price where nothing was tapped, and later taps on top', () => {
    const one = phone(1);
    one.price(30);
    one.type(10);
    one.price(40);
    one.tap(2);
    expect(vadaOf(one.events)).toEqual([12, 10 * 30 + 2 * 40]);
    one.tap(-3);
    expect(vadaOf(one.events)).toEqual([9, 9 * 30]);
  });

  it('gives way to the one before it when it is taken back', () => {
    const one = phone(1);
    one.price(30);
    one.tap(4);
    one.type(10);
    const wrong = one.type(100);
    one.undo(wrong);
    expect(vadaOf(one.events)).toEqual([10, 300]);
  });

  it('of two phones that did not see each other does not add up: the later one stands', () => {
    const one = phone(1);
    one.price(30);
    one.tap(12);
    const other = phone(1000, one.events);
    one.type(40);
    other.type(38);
    expect(vadaOf([...one.events, ...other.events])).toEqual([38, 38 * 30]);
    // Who has seen both decides.
    const both = phone(2000, [...one.events, ...other.events]);
    both.type(41);
    expect(vadaOf(both.events)).toEqual([41, 41 * 30]);
  });

  it('names as many events as an event can hold, and is a tap for the difference above that', () => {
    const plates = (at: number): LedgerEvent => {
      const head = { id: uuid(at), day: TODAY, at, device: DEVICE };
      return { ...head, kind: 'plates', dish: 'vada', plates: 1 };
    };
    const taps = Array.from({ length: MOST_OVER }, (_, index) => plates(index));
    const count = typedCount(taps, 'vada', 7);
    expect(count).toMatchObject({ count: 7 });
    expect(JSON.stringify(count).length).toBeLessThan(3800);
    const more = [...taps, plates(MOST_OVER)];
    expect(typedCount(more, 'vada', 7)).toMatchObject({ plates: 6 - MOST_OVER });
    expect(typedCount(more, 'vada', MOST_OVER + 1)).toBeNull();
  });

  it.each([
    [3.9, 3],
    [Number.NaN, 0],
    [-4, 0],
    [2_000_000, 1_000_000],
  ])('of %d is %d', (typed, count) => {
    expect(typedCount([], 'vada', typed)).toMatchObject({ count, over: [] });
  });

  it('stands whatever was counted before by whom', () => {
    const deeds = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: -5, max: 20 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(deeds, fc.nat({ max: 30 }), (done, count) => {
        const one = phone(1);
        for (const [deed, number] of done) {
          if (deed === 0) one.price(Math.abs(number));
          else if (deed === 1 && number !== 0) one.tap(number);
          else one.type(Math.abs(number));
        }
        one.type(count);
        expect(vadaOf(one.events)[0]).toBe(count);
      }),
    );
  });
});
