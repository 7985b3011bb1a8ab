import { beforeEach, expect, it } from 'vitest';
import { closingOf, isCloseDue, markDayClosed } from './closed-day';
import { CURRENT_LEDGER_KEY } from './storage-keys';

const closed = { day: '2026-11-15', plates: 20, revenue: 650, left: 369.69 };

beforeEach(() => localStorage.clear());

const due = (...days: readonly number[]) =>
  days.map((day) => isCloseDue(`2026-11-${day}`, '2026-11-10'));

it('asks every fourth day, from the set-up on, and from the day that was closed last', () => {
  expect(due(10, 11, 13, 14, 15, 18)).toEqual([false, false, false, true, false, true]);
  markDayClosed(closed);
  expect(due(15, 18, 19, 23)).toEqual([false, false, true, true]);
});

it('counts by the set-up where what is stored is no date, and for each stall by itself', () => {
  markDayClosed(closed);
  localStorage.setItem(CURRENT_LEDGER_KEY, 'another');
  expect(due(18, 19)).toEqual([true, false]);
  localStorage.setItem('thela.another.closed', 'soon');
  expect(due(18, 19)).toEqual([true, false]);
});

it('knows when a day was closed, and whether it changed since', () => {
  expect(closingOf(closed.day, closed)).toBe(null);
  markDayClosed(closed);
  expect(closingOf(closed.day, closed)).toEqual({ at: expect.any(Number), isChanged: false });
  expect(closingOf(closed.day)?.isChanged).toBe(false);
  expect(closingOf(closed.day, { ...closed, plates: 21 })?.isChanged).toBe(true);
  expect(closingOf('2026-11-16', closed)).toBe(null);
  // As older versions stored it.
  localStorage.setItem('thela.closed', closed.day);
  expect(closingOf(closed.day, closed)).toEqual({ at: null, isChanged: false });
});
