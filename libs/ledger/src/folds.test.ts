import { builtInMenu, defaultIngredientPrices } from '@thela/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedDays,
  changesOf,
  dayView,
  eventsOf,
  isReferenceKind,
  noReferences,
  parseEvent,
  setUpDay,
  stallOn,
  totalsOf,
  wasteOn,
  withReferences,
} from './index';
import type { DayTotals, LedgerEvent } from './index';
import { DAYS, DISHES, deliveries, randomEvents } from './testing/random-events';
import { counting, oracleDish, oracleIngredient } from './testing/slow-oracle';
import { oracleTotals } from './testing/slow-totals';

const everyDish = [...new Set([...builtInMenu.map(({ id }) => id), ...DISHES])];

function ofDay(events: readonly LedgerEvent[], day: string): readonly LedgerEvent[] {
  return events.filter((event) => event.day === day);
}

/** All that the library says of some events. */
function figures(
  events: readonly LedgerEvent[],
  references = withReferences(noReferences, events),
) {
  return DAYS.map((day) => ({
    stall: stallOn(references, day),
    view: dayView(references, day, ofDay(events, day)),
    totals: totalsOf(references, day, ofDay(events, day)),
  }));
}

describe('the folds', () => {
  it('read events that a ledger can hold', () => {
    fc.assert(
      fc.property(randomEvents, (events) => {
        expect(events.map(parseEvent)).toEqual(events);
      }),
    );
  });

  it('say the same whatever arrives when, how often and in which batches', () => {
    const delivered = randomEvents.chain((events) =>
      fc.tuple(fc.constant(events), deliveries(events)),
    );
    fc.assert(
      fc.property(delivered, ([events, batches]) => {
        const references = batches.reduce(withReferences, noReferences);
        expect(figures(batches.flat(), references)).toEqual(figures(events));
        expect(eventsOf(batches.flat())).toEqual(eventsOf(events));
        expect(withReferences(references, events)).toBe(references);
        const lasting = eventsOf(events).filter(({ kind }) => isReferenceKind(kind));
        expect(eventsOf(changesOf(references))).toEqual(lasting);
      }),
    );
  });

  it('know the stall of each day as the slow oracle does', () => {
    fc.assert(
      fc.property(randomEvents, fc.constantFrom(...DAYS), (events, day) => {
        const stall = stallOn(withReferences(noReferences, events), day);
        const all = counting(events);
        expect(stall.isOwn).toBe(all.some(({ kind }) => kind === 'stall'));
        for (const dish of everyDish) {
          const found = stall.dishes.find(({ id }) => id === dish) ?? null;
          const expected = oracleDish(all, dish, day);
          expect(found).toEqual(expected && { id: dish, ...expected });
        }
        const subjects = all.flatMap((e) => ('ingredient' in e ? [e.ingredient] : []));
        for (const id of new Set([...Object.keys(defaultIngredientPrices), ...subjects])) {
          const found = stall.ingredients.find((each) => each.id === id) ?? null;
          const expected = oracleIngredient(all, id, day);
          expect(found).toEqual(expected && { id, ...expected });
        }
      }),
    );
  });

  it('add up each day as the slow oracle does', () => {
    fc.assert(
      fc.property(randomEvents, fc.constantFrom(...DAYS), (events, day) => {
        const totals = totalsOf(withReferences(noReferences, events), day, ofDay(events, day));
        const expected = oracleTotals(events, day, everyDish);
        const sorted = (of: DayTotals) => ({
          ...of,
          unknownCost: [...of.unknownCost].sort(),
          unknownWaste: [...of.unknownWaste].sort(),
        });
        expect(sorted(totals)).toEqual(sorted(expected));
      }),
      { numRuns: 200 },
    );
  });

  it('have the waste of a day by itself as it stands among its totals', () => {
    fc.assert(
      fc.property(randomEvents, fc.constantFrom(...DAYS), (events, day) => {
        const references = withReferences(noReferences, events);
        const totals = totalsOf(references, day, events);
        const { cost, unknown } = wasteOn(references, day, events);
        expect(cost).toBe(totals.exact.waste);
        expect([...new Set(unknown)]).toEqual(totals.unknownWaste);
      }),
      { numRuns: 200 },
    );
  });

  it('change no other days than an event says that it changes', () => {
    fc.assert(
      fc.property(randomEvents, fc.nat(), (events, number) => {
        const event = events[number % Math.max(events.length, 1)];
        if (event === undefined) return;
        const others = events.filter((other) => other !== event);
        const { from, to } = changedDays(event, setUpDay(withReferences(noReferences, others)));
        const isOther = (_: unknown, index: number) => {
          const day = DAYS[index] ?? '';
          return day < from || (to !== null && day > to);
        };
        const before = figures(others);
        expect(figures(events).filter(isOther)).toEqual(before.filter(isOther));
      }),
      { numRuns: 200 },
    );
  });
});
