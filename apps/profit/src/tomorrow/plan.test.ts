import { backtest, planOf } from '@thela/books';
import { madeUpStall } from '@thela/books/made-up-stalls';
import { noReferences, stallOn, totalsOf, withReferences } from '@thela/ledger';
import type { DayTotals, Entry, LedgerEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { accuracyOf } from './accuracy';

const TODAY = '2026-11-22';

/** The stall today and the totals of its days, after made-up days and what is entered today. */
function recordsWith(entries: readonly Entry[], length: 10 | 100 = 100) {
  const today: LedgerEvent[] = entries.map((entry, place) => ({
    ...entry,
    id: `0000000${place}-0000-4000-8000-000000000000`,
    device: 'b00c5000-0000-4000-8000-000000000001',
    day: TODAY,
    at: Date.parse('2026-11-22T12:00:00Z') + place,
  }));
  const events = [...madeUpStall(length, TODAY), ...today];
  const references = withReferences(noReferences, events);
  const days = [...new Set(events.map(({ day }) => day))].sort().map((day) =>
    totalsOf(
      references,
      day,
      events.filter((event) => event.day === day),
    ),
  );
  return { stall: stallOn(references, TODAY), days };
}

const records = recordsWith([]);
const sold = (days: readonly DayTotals[], change: (day: DayTotals) => DayTotals) =>
  days.map(change);

describe('the plan for tomorrow', () => {
  it('has the dishes of the menu, not those that are retired, from the days that are over', () => {
    const { stall, days } = records;
    const plan = planOf(stall, days, TODAY);
    expect(plan).toMatchObject({ day: '2026-11-23', knownUntil: '2026-11-21' });
    const said = plan.dishes.map(({ name, outcome: found }) =>
      found.kind === 'forecast' ? [name, found.forecast.plates] : [name, found.kind],
    );
    expect(said).toEqual([
      ['Dosa', 38],
      ['Idli', 50],
      ['Chai', 86],
      ['Bajji', 12],
      ['Upma', 20],
    ]);
    // However the day goes that is not over.
    const wedding = sold(days, (day) =>
      day.day === TODAY
        ? { ...day, dishes: day.dishes.map((dish) => ({ ...dish, plates: 900 })) }
        : day,
    );
    expect(planOf(stall, wedding, TODAY)).toEqual(plan);
  });

  it('is the same after a day on which the stall was closed', () => {
    const { stall, days } = records;
    const closed = (day: DayTotals) =>
      day.day === '2026-11-21' ? { ...day, plates: 0, dishes: [] } : day;
    const without = days.filter(({ day }) => day !== '2026-11-21');
    expect(planOf(stall, sold(days, closed), TODAY)).toEqual(planOf(stall, without, TODAY));
  });

  it('says of a dish that is new how many days it needs, and of one that nobody buys that', () => {
    const { stall, days } = recordsWith([
      {
        kind: 'dish',
        dish: 'new',
        fields: { name: 'Vada', isRetired: false },
        scope: 'from',
      },
    ]);
    const none = sold(days, (day) => ({
      ...day,
      dishes: day.dishes.map((dish) => (dish.name === 'Bajji' ? { ...dish, plates: 0 } : dish)),
    }));
    const { dishes } = planOf(stall, none, TODAY);
    const outcomeOf = (name: string) => dishes.find((dish) => dish.name === name)?.outcome;
    expect(outcomeOf('Vada')).toEqual({ kind: 'too-few-days', needsDays: 3, hasDays: 0 });
    expect(outcomeOf('Bajji')).toEqual({ kind: 'not-sold' });
  });
});

it('leaves specials out, and says of a dish that is back after days off the menu that, not that it did not sell', () => {
  const { stall, days } = recordsWith([
    {
      kind: 'dish',
      dish: 'special-1',
      fields: { name: 'Podi Fry', sellingPrice: 40, recipe: [], isRetired: false, position: 9 },
      scope: 'day',
    },
  ]);
  expect(stall.dishes.map(({ name }) => name)).toContain('Podi Fry');
  // Bajji sold until the 18th, was off the menu from the 19th on, and is back today.
  const away = sold(days, (day) =>
    day.day > '2026-11-18' && day.day < TODAY
      ? { ...day, dishes: day.dishes.filter(({ name }) => name !== 'Bajji') }
      : day,
  );
  const { dishes } = planOf(stall, away, TODAY);
  expect(dishes.map(({ name }) => name)).toEqual(['Dosa', 'Idli', 'Chai', 'Bajji', 'Upma']);
  expect(dishes[3]?.outcome).toEqual({ kind: 'was-away' });
});

describe('how right it was', () => {
  const menu = new Set(records.stall.dishes.flatMap(({ id, isRetired }) => (isRetired ? [] : id)));

  it('is measured on the days before today, for the dishes of the menu', () => {
    const measured = accuracyOf(records.days, TODAY, menu);
    if (measured.kind !== 'accuracy') throw new Error(measured.kind);
    const all = backtest(records.days.filter(({ day }) => day < TODAY));
    if (all.kind !== 'backtest') throw new Error(all.kind);
    const pongal = all.dishes.find(({ name }) => name === 'Pongal');
    expect(pongal?.days).toBe(52);
    expect(measured.counts).toBe(all.counts - 52);
    for (const { method, right, meanError } of measured.results) {
      const { countsWithin, meanError: ofAll } = all.scores[method];
      const gone = pongal?.scores[method];
      expect(right).toBe(countsWithin - (gone?.daysWithin ?? 0));
      const sum = ofAll * all.counts - (gone?.meanError ?? 0) * 52;
      expect(meanError).toBeCloseTo(sum / measured.counts, 9);
    }
    expect(measured.better).toEqual([]);
  });

  it('says which simple way did better, and when there is too little to measure', () => {
    const few = recordsWith([], 10);
    // Two days and four dishes: the forecast was right 3 times, last week's weekday 4 times, the day before 2 times.
    expect(accuracyOf(few.days, TODAY, menu)).toMatchObject({ days: 2, better: ['lastWeek'] });
    expect(accuracyOf(records.days, TODAY, new Set(['new']))).toEqual({ kind: 'new-dishes' });
    expect(accuracyOf(records.days.slice(-6), TODAY, menu)).toMatchObject({
      kind: 'too-few-days',
      needsDays: 8,
    });
  });
});
