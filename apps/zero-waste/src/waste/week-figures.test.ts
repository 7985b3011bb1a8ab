import { madeUpStall } from '@thela/books/made-up-stalls';
import { isReference, noReferences, totalsOf, withReferences } from '@thela/ledger';
import { expect, it } from 'vitest';
import type { WasteBook } from './waste-book';
import { earlierDays, earlierWeeks, wasteFigures } from './week-figures';

/** A Sunday. */
const SUNDAY = '2026-11-22';
const events = madeUpStall(100, SUNDAY);
const references = withReferences(noReferences, events.filter(isReference));

function bookOn(today: string): WasteBook {
  return {
    waste: events.filter((event) => event.kind === 'waste').filter(({ day }) => day <= today),
    references,
    firstDay: events.map(({ day }) => day).sort()[0] ?? null,
    days: [],
  };
}

/** A second way: the waste that the ledger's totals of each day have, from `back` to `until` days before Sunday. */
function wasteOf(back: number, until: number): number {
  let exact = 0n;
  for (let age = back; age >= until; age -= 1) {
    const day = new Date(Date.parse(SUNDAY) - age * 86_400_000).toISOString().slice(0, 10);
    const ofDay = events.filter((event) => event.day === day);
    exact += totalsOf(references, day, ofDay).exact.waste;
  }
  // Waste costs no less than 0.
  return Number((exact + 5n * 10n ** 9n) / 10n ** 10n) / 100;
}

it.each([
  { today: '2026-11-17', days: 1, until: '2026-11-09' },
  { today: '2026-11-19', days: 3, until: '2026-11-11' },
  { today: SUNDAY, days: 6, until: '2026-11-14' },
])('compares $days days of this week with as many of the last: today is not over', (week) => {
  const { today, days, until } = week;
  const figures = wasteFigures(bookOn(today), today);
  const now = wasteOf(6, 7 - days);
  const before = wasteOf(13, 14 - days);
  expect(figures?.thisWeek).toMatchObject({ days: days + 1, cost: wasteOf(6, 6 - days) });
  expect(figures?.comparison).toMatchObject({
    kind: 'compared',
    before,
    until,
    difference: Number((now - before).toFixed(2)),
  });
  const earlier = earlierWeeks(bookOn(today), today);
  expect(earlier).toHaveLength(12);
  expect(earlier[0]?.cost).toBe(wasteOf(13, 7));
});

it('compares nothing on a Monday', () => {
  expect(wasteFigures(bookOn('2026-11-16'), '2026-11-16')?.comparison).toEqual({
    kind: 'none-over',
  });
});

it('says how many days it needs, up to the day before there are enough', () => {
  const since = (firstDay: string | null) =>
    wasteFigures({ ...bookOn(SUNDAY), firstDay }, SUNDAY)?.comparison;
  expect(since(null)).toEqual({ kind: 'too-few-days', needsDays: 14, hasDays: 0 });
  expect(since('2026-11-22')).toMatchObject({ hasDays: 1 });
  expect(since('2026-11-10')).toMatchObject({ needsDays: 14, hasDays: 13 });
  expect(since('2026-11-09')?.kind).toBe('compared');
  expect(earlierDays(SUNDAY)).toEqual({ from: '2026-08-24', to: '2026-11-15' });
});
