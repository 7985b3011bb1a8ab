import { beforeEach, expect, it } from 'vitest';
import { isCloseDue, markDayClosed } from './closed-day';
import { CURRENT_LEDGER_KEY } from './storage-keys';

beforeEach(() => localStorage.clear());

const due = (...days: readonly number[]) =>
  days.map((day) => isCloseDue(`2026-11-${day}`, '2026-11-10'));

it('asks every fourth day, from the set-up on, and from the day that was closed last', () => {
  expect(due(10, 11, 13, 14, 15, 18)).toEqual([false, false, false, true, false, true]);
  markDayClosed('2026-11-15');
  expect(due(15, 18, 19, 23)).toEqual([false, false, true, true]);
});

it('counts by the set-up where what is stored is no date, and for each stall by itself', () => {
  markDayClosed('2026-11-15');
  localStorage.setItem(CURRENT_LEDGER_KEY, 'another');
  expect(due(18, 19)).toEqual([true, false]);
  localStorage.setItem('thela.another.closed', 'soon');
  expect(due(18, 19)).toEqual([true, false]);
});
