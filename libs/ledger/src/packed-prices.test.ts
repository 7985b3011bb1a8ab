import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPrices, unpackPrices } from './packed-prices';
import { DEVICE, ledgerPen, TODAY } from './testing/events';
import { randomEvents } from './testing/random-events';

const { write } = ledgerPen();
const rice = (price: number) =>
  write({ kind: 'price', ingredient: 'rice', price, unit: 'kg', scope: 'from' });

describe('packed prices', () => {
  it('are the prices that were packed, in their order', () => {
    fc.assert(
      fc.property(randomEvents, (events) => {
        const prices = events.filter((event) => event.kind === 'price');
        expect(unpackPrices(structuredClone(packPrices(prices)))).toEqual(prices);
      }),
    );
  });

  it('hold a value that many share once', () => {
    const { shared } = packPrices([rice(50), rice(52), rice(55)]);
    expect(shared.day.values).toEqual([TODAY]);
    expect(shared.device.values).toEqual([DEVICE]);
    expect([...shared.ingredient.places]).toEqual([0, 0, 0]);
  });

  const packed = packPrices([rice(50), rice(52)]);
  const { shared } = packed;

  it.each([
    ['nothing', null],
    ['a list', [packed]],
    ['a short id', { ...packed, ids: packed.ids.slice(1) }],
    ['an id that is no UUID', { ...packed, ids: `x${packed.ids.slice(1)}` }],
    ['half a millisecond', { ...packed, at: Float64Array.of(0.5, 1) }],
    ['a time before 1970', { ...packed, at: Float64Array.of(1, -1) }],
    ['a time that no calendar has', { ...packed, at: Float64Array.of(1, 8.7e15) }],
    ['more times than prices', { ...packed, at: Float64Array.of(1, 2, 3) }],
    ['times in a list', { ...packed, at: [1, 2] }],
    ['a price below 0', { ...packed, price: Float64Array.of(-1, 1) }],
    ['a price that is no number', { ...packed, price: Float64Array.of(1, Number.NaN) }],
    ['a price without end', { ...packed, price: Float64Array.of(1, Number.POSITIVE_INFINITY) }],
    ['a day that no calendar has', withColumn('day', ['2026-02-29'])],
    ['a device that is no UUID', withColumn('device', ['phone'])],
    ['what every object has', withColumn('ingredient', ['constructor'])],
    ['a price per stone', withColumn('unit', ['stone'])],
    ['another scope', withColumn('scope', ['always'])],
    ['a place without a value', withColumn('unit', [])],
    ['too few places', withColumn('scope', ['from'], 1)],
  ])('are refused with %s', (_, hostile) => {
    expect(unpackPrices(hostile)).toBeNull();
  });

  function withColumn(field: keyof typeof shared, values: readonly string[], places = 2) {
    const column = { values, places: new Uint32Array(places) };
    return { ...packed, shared: { ...shared, [field]: column } };
  }
});
