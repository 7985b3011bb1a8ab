import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMOUNT_LIMITS,
  checkNumberInput,
  numberInputOrZero,
  parseNotation,
  parsePositive,
  parsePrice,
  PLATES_LIMITS,
  PRICE_LIMITS,
  wholeOrZero,
} from './numbers';

describe('a text', () => {
  it.each([
    // text, as a positive amount, as a price, in any notation, its whole part
    ['85', 85, 85, 85, 85],
    ['85.5', 85.5, 85.5, 85.5, 85],
    [' 12 ', 12, 12, 12, 12],
    ['.5', 0.5, 0.5, 0.5, 0],
    ['12.', 12, 12, 12, 12],
    ['0', 'too-low', 0, 0, 0],
    ['-5', 'too-low', null, -5, -5],
    ['+5', 5, null, 5, 5],
    ['₹1,200.50', 'not-a-number', 1200.5, null, 0],
    ['1,23,456', 'not-a-number', 123_456, null, 0],
    ['12,50', 'not-a-number', 1250, null, 0],
    ['1 200', 'not-a-number', 1200, null, 0],
    ['35/-', 'not-a-number', null, null, 0],
    ['1e3', 'not-a-number', null, 1000, 1000],
    ['0x10', 'not-a-number', null, 16, 16],
    ['१२', 'not-a-number', null, null, 0],
    ['౧౨', 'not-a-number', null, null, 0],
    ['three', 'not-a-number', null, null, 0],
    ['.', 'not-a-number', null, null, 0],
    ['', 'empty', null, null, 0],
    [' ', 'empty', null, null, 0],
    ['1000000000', 1e9, 1e9, 1e9, 1e9],
    ['1000000001', 'too-high', null, 1_000_000_001, 1_000_000_001],
    ['1e999', 'not-a-number', null, null, Number.POSITIVE_INFINITY],
    ['0.0000004', 'too-low', 0.0000004, 0.0000004, 0],
    ['39.9999999', 40, 39.9999999, 39.9999999, 39],
  ])('%j', (text, positive, price, notation, whole) => {
    const { number, fault } = parsePositive(text, AMOUNT_LIMITS);
    expect([number ?? fault, parsePrice(text), parseNotation(text), wholeOrZero(text)]).toEqual([
      positive,
      price,
      notation,
      whole,
    ]);
  });

  it.each([
    ['3', PLATES_LIMITS, { number: 3 }],
    [' 1000000 ', PLATES_LIMITS, { number: 1_000_000 }],
    ['1000001', PLATES_LIMITS, { fault: 'too-high' }],
    ['0.5', PLATES_LIMITS, { fault: 'not-whole' }],
    ['2.0', PLATES_LIMITS, { number: 2 }],
    ['-0.5', PLATES_LIMITS, { fault: 'too-low' }],
    ['1000000000.1', AMOUNT_LIMITS, { fault: 'too-high' }],
    ['39.999', PRICE_LIMITS, { number: 40 }],
    ['0.004', PRICE_LIMITS, { fault: 'too-low' }],
  ] as const)('%j within %j', (text, limits, expected) => {
    expect(parsePositive(text, limits)).toEqual(expected);
  });

  it('is every amount that a ledger holds, and never one that it does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (millionths) => {
        const text = (millionths / 1e6).toFixed(6);
        expect(parsePositive(text, AMOUNT_LIMITS)).toEqual({ number: Number(text) });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { number = 1 } = parsePositive(text, PLATES_LIMITS);
        expect(Number.isInteger(number) && number > 0 && number <= 1_000_000).toBe(true);
      }),
    );
  });
});

describe('a number input', () => {
  const typed = (
    valueAsNumber: number,
    faults: { badInput?: true; rangeUnderflow?: true } = {},
  ) => ({
    valueAsNumber,
    validity: { badInput: false, rangeUnderflow: false, ...faults },
  });
  const empty = typed(Number.NaN);
  const letters = typed(Number.NaN, { badInput: true });
  const negative = typed(-5, { rangeUnderflow: true });

  it.each([
    [typed(12.5), {}, { number: 12.5, fault: null }],
    [typed(0.123_456_7), {}, { number: 0.123_457, fault: null }],
    [typed(12.345), { decimals: 2 }, { number: 12.35, fault: null }],
    [typed(0), {}, { number: 0, fault: null }],
    [typed(0), { least: 'above-0' }, { number: null, fault: 'too-low' }],
    [typed(0.000_000_4), { least: 'above-0' }, { number: null, fault: 'too-low' }],
    [negative, {}, { number: null, fault: 'too-low' }],
    [typed(1.5), { isWhole: true }, { number: null, fault: 'not-a-number' }],
    [typed(-1.5), { isWhole: true }, { number: null, fault: 'not-a-number' }],
    [typed(1_000_000_001), {}, { number: null, fault: 'too-high' }],
    [typed(101), { most: 100 }, { number: null, fault: 'too-high' }],
    [letters, {}, { number: null, fault: 'not-a-number' }],
    [empty, { isWhole: true, least: 'above-0' }, { number: null, fault: null }],
  ] as const)('%j with %j, refusing what is no number', (input, options, expected) => {
    expect(checkNumberInput(input, options)).toEqual(expected);
  });

  it.each([
    [typed(12.5), { number: 12, fault: null }],
    [typed(0), { number: 0, fault: null }],
    [negative, { number: 0, fault: 'too-low' }],
    [letters, { number: 0, fault: 'not-a-number' }],
    [empty, { number: 0, fault: null }],
  ] as const)('%j, any text standing for a number', (input, expected) => {
    expect(numberInputOrZero(input, Math.trunc)).toEqual(expected);
  });
});
