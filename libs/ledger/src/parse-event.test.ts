import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEvent, serializeEvent } from './parse-event';
import { DEVICE, TODAY, uuid } from './testing/events';
import { randomEvents } from './testing/random-events';

const head = { id: uuid(1), day: TODAY, at: 1000, device: DEVICE };
const plates = { ...head, kind: 'plates', dish: 'vada', plates: 3 };
const line = { ingredient: 'rice', amount: 0.1, unit: 'kg' };
const dish = (fields: unknown) => ({ ...head, kind: 'dish', dish: 'vada', scope: 'from', fields });
const price = (change: object) => ({
  ...head,
  kind: 'price',
  ingredient: 'rice',
  price: 50,
  unit: 'kg',
  scope: 'from',
  ...change,
});

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

describe('an event from outside', () => {
  it.each([
    ['no object', [plates]],
    ['nothing', null],
    ['no head', { kind: 'plates', dish: 'vada', plates: 3 }],
    ['an id that is no UUID', { ...plates, id: '1' }],
    ['a day that no calendar has', { ...plates, day: '2026-02-29' }],
    ['a time before 1970', { ...plates, at: -1 }],
    ['half a millisecond', { ...plates, at: 0.5 }],
    ['half a plate', { ...plates, plates: 0.5 }],
    ['no plate', { ...plates, plates: 0 }],
    ['too many plates', { ...plates, plates: 1_000_001 }],
    ['a count that is no number', { ...plates, plates: '3' }],
    ['a typed count below 0', { ...head, kind: 'plates', dish: 'vada', count: -1, over: [] }],
    [
      'a count over what is no id',
      { ...head, kind: 'plates', dish: 'vada', count: 1, over: ['x'] },
    ],
    ['a time that no calendar has', { ...plates, at: Number.MAX_SAFE_INTEGER }],
    ['a dish called as what every object has', { ...plates, dish: 'constructor' }],
    ['a dish called as the prototype', { ...plates, dish: '__proto__' }],
    ['a new kind of endless size', { ...head, kind: 'stock', note: 'x'.repeat(100_001) }],
    ['a new kind of endless depth', { ...head, kind: 'stock', deep: nested(100_000) }],
    ['a new kind that no JSON can hold', { ...head, kind: 'stock', count: 1n }],
    ['a dish with a space in its id', { ...plates, dish: 'a vada' }],
    ['a price below 0', price({ price: -1 })],
    ['a price without end', price({ price: Number.POSITIVE_INFINITY })],
    ['a price per stone', price({ unit: 'stone' })],
    ['a packet of nothing', price({ unit: { as: 'packet', of: { amount: 0, unit: 'g' } } })],
    [
      'a packet of too little to count',
      price({ unit: { as: 'packet', of: { amount: 1e-7, unit: 'g' } } }),
    ],
    ['no scope', price({ scope: undefined })],
    ['a name that nobody can see', dish({ name: '\u200B \u3164\uFE0F' })],
    ['an empty name', dish({ name: ' ' })],
    ['a name of 201 letters', dish({ name: 'x'.repeat(201) })],
    ['a recipe of 41 lines', dish({ recipe: Array.from({ length: 41 }, () => line) })],
    ['an amount that is no number', dish({ recipe: [{ ...line, amount: Number.NaN }] })],
    ['an expense of nothing', { ...head, kind: 'expense', category: 'gas', note: '', amount: 0 }],
    ['waste of nothing', { ...head, kind: 'waste', reason: 'unsold' }],
    ['a kind that is no text', { ...plates, kind: 7 }],
  ])('is refused with %s', (_, value) => {
    expect(parseEvent(value)).toBeNull();
  });

  it('is read without what this version does not know of it', () => {
    const fields = { name: '  Vada ', sellingPrice: 20, colour: 'red', position: undefined };
    expect(parseEvent({ ...dish(fields), id: uuid(10).toUpperCase(), shop: 2 })).toStrictEqual({
      ...dish({ name: 'Vada', sellingPrice: 20 }),
      id: uuid(10),
    });
  });

  it('keeps what a newer version wrote as it came', () => {
    const newer = [
      { ...head, kind: 'stock', ingredient: 'rice', amount: [1, { deep: true }] },
      { ...head, kind: 'constructor' },
      { ...head, kind: '__proto__' },
      { ...head, kind: 'undo', event: uuid(2), of: 'stock' },
    ];
    for (const original of newer) {
      const event = parseEvent(original);
      expect(event).toEqual({ ...head, kind: 'unknown', original });
      expect(event && serializeEvent(event)).toBe(original);
    }
    expect(parseEvent({ kind: 'stock', id: uuid(1) })).toBeNull();
  });

  it('has its texts in one spelling, whoever wrote it', () => {
    const typed = ' \u202Eपकौ\u095Cा\n\u2069 क्\u200Dष\u200B ';
    const stored = 'पकौ\u0921\u093Cा क्\u200Dष';
    expect(parseEvent(dish({ name: typed }))).toMatchObject({ fields: { name: stored } });
    const stall = { ...head, kind: 'stall', fields: { name: typed, place: typed } };
    expect(parseEvent(stall)).toMatchObject({ fields: { name: stored, place: stored } });
    const expense = { ...head, kind: 'expense', category: 'gas', note: typed, amount: 9 };
    expect(parseEvent(expense)).toMatchObject({ note: stored });
  });

  it('is read back from what is written of it', () => {
    fc.assert(
      fc.property(randomEvents, (events) => {
        const written = events.map((event) => JSON.stringify(serializeEvent(event)));
        expect(written.map((text) => parseEvent(JSON.parse(text)))).toEqual(events);
      }),
    );
  });

  it('may be anything', () => {
    const anyFields = fc.dictionary(
      fc.constantFrom('dish', 'plates', 'fields', 'unit', 'price', 'scope', '__proto__'),
      fc.jsonValue(),
    );
    const kinds = fc.constantFrom('plates', 'dish', 'price', 'waste', 'undo', 'toString');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.tuple(anyFields, kinds)), (value) => {
        const given = Array.isArray(value) ? { ...value[0], ...head, kind: value[1] } : value;
        const event = parseEvent(given);
        expect(event && parseEvent(serializeEvent(event))).toEqual(event);
      }),
    );
  });
});
