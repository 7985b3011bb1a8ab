import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInStall } from './built-in-stall';
import { dayPriceEntry, plateChange } from './day-entries';
import { entriesOfDay } from './entries-of-day';
import type { LedgerEvent } from './events';
import { ledgerPen, TODAY } from './testing/events';
import { randomEvents } from './testing/random-events';
import { totalsOf } from './totals-of';
import { withReferences } from './with-references';
import { dayView } from './day-view';
import { noReferences } from './references';

describe('a change of plates', () => {
  it.each([
    [3, 3],
    [-2, -2],
    [1.9, 1],
    // No more than are there.
    [-9, -5],
    // 1,000,000 are the most that are shown, samples and all.
    [2_000_000, 999_985],
  ])('of %d is %d', (change, plates) => {
    const entry = plateChange('idli', { counted: 5, samples: 10 }, change);
    expect(entry).toEqual({ kind: 'plates', dish: 'idli', plates });
  });

  it.each([0, 0.9, -0.9, Number.NaN, Infinity, -Infinity])('of %d is none', (change) => {
    expect(plateChange('idli', { counted: 5, samples: 0 }, change)).toBeNull();
  });

  it('keeps the count from 0 to 1,000,000', () => {
    const count = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(count, count, fc.integer(), (counted, samples, change) => {
        const plates = plateChange('idli', { counted, samples }, change)?.plates ?? 0;
        expect(counted + plates).toBeGreaterThanOrEqual(0);
        expect(Math.max(0, plates)).toBeLessThanOrEqual(Math.max(0, 1_000_000 - counted - samples));
      }),
    );
  });
});

describe('the entries of a day', () => {
  const pen = ledgerPen();
  const totalsOn = (day: string, events: readonly LedgerEvent[]) =>
    totalsOf(withReferences(noReferences, events), day, events);

  it('are what counts of it: each plate at its price, a typed count as plates', () => {
    const taps = [
      pen.plates('vada', 4),
      pen.dish('vada', { sellingPrice: 40 }),
      pen.plates('vada', 2),
    ];
    const typed = pen.write({
      kind: 'plates',
      dish: 'vada',
      count: 5,
      over: taps.map(({ id }) => id.slice(-12)),
    });
    const ice = pen.write({ kind: 'expense', category: 'ice', note: '', amount: 20 });
    const gone = pen.plates('poha', 3);
    const events = [...taps, typed, ice, gone, pen.undo(gone)];
    expect(entriesOfDay(events.toReversed())).toEqual([
      { kind: 'plates', dish: 'vada', plates: 4 },
      { kind: 'dish', dish: 'vada', fields: { sellingPrice: 40 }, scope: 'from' },
      { kind: 'plates', dish: 'vada', plates: 1 },
      { kind: 'expense', category: 'ice', note: '', amount: 20 },
    ]);
  });

  it('bring the same plates to another day, whatever was tapped, typed and taken back', () => {
    fc.assert(
      fc.property(randomEvents, (events) => {
        const ofDay = events.filter(({ day }) => day === TODAY);
        const moved = entriesOfDay(ofDay).map((entry) => pen.write(entry, '2027-11-22'));
        const plates = (day: string, all: readonly LedgerEvent[]) =>
          totalsOn(day, all).dishes.map(({ dish, plates: sold }) => `${dish} ${sold}`);
        expect(plates('2027-11-22', moved)).toEqual(plates(TODAY, ofDay));
        expect(totalsOn('2027-11-22', moved).expenses).toBe(totalsOn(TODAY, ofDay).expenses);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a price of the day', () => {
  const day = dayView(noReferences, '2026-11-22', []);
  const entryFor = (name: string, price: number, stall = builtInStall) =>
    dayPriceEntry(stall, day, name, price);

  it('is for what the ingredient is bought by', () => {
    const unit = { as: 'packet', of: { amount: 500, unit: 'g' } } as const;
    const packets = builtInStall.ingredients.map((each) => ({
      ...each,
      price: { price: 1, unit },
    }));
    expect(entryFor('rice', 60)).toEqual({
      kind: 'price',
      ingredient: 'rice',
      price: 60,
      unit: 'kg',
      scope: 'from',
    });
    expect(entryFor('rice', 60, { ...builtInStall, ingredients: packets })).toMatchObject({
      price: 30,
      unit,
    });
  });

  it.each([-1, Number.NaN, Infinity])('that is no amount is 0: %d', (price) => {
    expect(entryFor('rice', price)?.price).toBe(0);
  });

  it('is none where it is the same, and for a name that the day does not have', () => {
    expect(entryFor('rice', 50)).toBeNull();
    expect(entryFor('saffron', 50)).toBeNull();
    expect(entryFor('constructor', 50)).toBeNull();
  });

  it('is one where nobody entered a price, although the day shows 0', () => {
    const ingredients = builtInStall.ingredients.map((each) => ({ ...each, price: null }));
    const shown = { ...day, ingredientPrices: { rice: 0 } };
    expect(dayPriceEntry({ ...builtInStall, ingredients }, shown, 'rice', 0)?.price).toBe(0);
  });
});
