// @module-tag nightly

import { parseEvent } from '@thela/ledger';
import { expect, it } from 'vitest';
import { daysOfStall, platesOf } from './year-of-days';

const head = {
  id: '00000000-0000-4000-8000-000000000000',
  at: 0,
  device: '00000000-0000-4000-8000-000000000000',
};
const year = daysOfStall('2026-11-22', 365);

it('makes 200 events of each day, and the set-up, all of which a ledger can hold', () => {
  expect(year.map(({ day }) => day)).toContain('2025-11-23');
  expect(year.at(-1)?.day).toBe('2026-11-22');
  const [setUp, ...others] = year.map(({ entries }) => entries.length);
  expect(setUp).toBe(200 + 109);
  expect(new Set(others)).toEqual(new Set([200]));
  const refused = year.flatMap(({ day, entries }) =>
    entries.filter((entry) => parseEvent({ ...head, day, ...entry })?.kind !== entry.kind),
  );
  expect(refused).toEqual([]);
});

it('makes the same days each time, and sells on each', () => {
  expect(daysOfStall('2026-11-22', 3)).toEqual(daysOfStall('2026-11-22', 3));
  for (const day of year) expect(platesOf(day)).toBeGreaterThan(200);
});
