import { planOf } from '@thela/books';
import { madeUpStall } from '@thela/books/made-up-stalls';
import { noReferences, stallOn, totalsOf, withReferences } from '@thela/ledger';
import type { DayTotals, Entry, LedgerEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';

const TOMORROW = '2026-11-23';
const TODAY = '2026-11-22';

/** The stall today and the totals of its days, after made-up days and what is entered today. */
function recordsWith(entries: readonly Entry[]) {
  const today: LedgerEvent[] = entries.map((entry, place) => ({
    ...entry,
    id: `0000000${place}-0000-4000-8000-000000000000`,
    device: 'b00c5000-0000-4000-8000-000000000001',
    day: TODAY,
    at: Date.parse('2026-11-22T12:00:00Z') + place,
  }));
  const events = [...madeUpStall(100, TODAY), ...today];
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
    const plan = planOf(stall, days, TOMORROW, TODAY);
    expect(plan).toMatchObject({ day: '2026-11-23' });
    const said = plan.dishes.map(({ name, outcome: found }) =>
      found.kind === 'forecast' ? [name, found.forecast.plates] : [name, found.kind],
    );
    expect(said).toEqual([
      ['Dosa', 38],
      ['Idli', 54],
      ['Chai', 79],
      ['Bajji', 11],
      ['Upma', 20],
    ]);
    // However the day goes that is not over.
    const wedding = sold(days, (day) =>
      day.day === TODAY
        ? { ...day, dishes: day.dishes.map((dish) => ({ ...dish, plates: 900 })) }
        : day,
    );
    expect(planOf(stall, wedding, TOMORROW, TODAY)).toEqual(plan);
  });

  it('is the same after a day on which the stall was closed', () => {
    const { stall, days } = records;
    const closed = (day: DayTotals) =>
      day.day === '2026-11-21' ? { ...day, plates: 0, dishes: [] } : day;
    const without = days.filter(({ day }) => day !== '2026-11-21');
    expect(planOf(stall, sold(days, closed), TOMORROW, TODAY)).toEqual(
      planOf(stall, without, TOMORROW, TODAY),
    );
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
    const { dishes } = planOf(stall, none, TOMORROW, TODAY);
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
  const { dishes } = planOf(stall, away, TOMORROW, TODAY);
  expect(dishes.map(({ name }) => name)).toEqual(['Dosa', 'Idli', 'Chai', 'Bajji', 'Upma']);
  expect(dishes[3]?.outcome).toEqual({ kind: 'was-away' });
});
