import type { Shell } from '@thela/contract';
import type { DayTotals } from '@thela/ledger';
import { beginDay, callsTo, createFakeShell } from '@thela/testkit';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useDays, useEvents, useTodaysTotals } from './readings';

const TODAY = '2026-11-22';

interface Answer {
  readonly range: { readonly from: string; readonly to: string };
  readonly resolve: (totals: readonly DayTotals[]) => void;
  readonly reject: (error: Error) => void;
}

/** A shell whose ledger answers when the test says so. */
function slowShell() {
  const shell = createFakeShell({ stall: 'own', today: TODAY });
  const answers: Answer[] = [];
  const totals: Shell['ledger']['totals'] = (range) =>
    new Promise((resolve, reject) => answers.push({ range, resolve, reject }));
  const slow: Shell = { ...shell, ledger: { ...shell.ledger, totals } };
  return { shell: slow, answers, real: shell };
}

const totalsOf = (expenses: number, day = TODAY) => ({ day, expenses }) as DayTotals;
const gas = { kind: 'expense', category: 'gas', note: '', amount: 5 } as const;

it('reads today again for a change that came while it was read', async () => {
  const { shell, answers } = slowShell();
  const { result } = renderHook(() => useTodaysTotals(shell));
  await act(() => shell.ledger.append([gas]));
  await act(() => shell.ledger.append([gas]));
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.resolve([totalsOf(1)]));
  await act(async () => answers[1]?.resolve([totalsOf(2)]));
  expect(result.current?.expenses).toBe(2);
  expect(answers).toHaveLength(2);
});

it('has no totals of a day that is over', async () => {
  const { shell, answers, real } = slowShell();
  const { result } = renderHook(() => useTodaysTotals(shell), { wrapper: StrictMode });
  await act(async () => answers.at(-1)?.resolve([totalsOf(1)]));
  expect(result.current?.expenses).toBe(1);
  act(() => beginDay(real, '2026-11-23'));
  expect(result.current).toBeUndefined();
  await act(async () => answers.at(-1)?.resolve([]));
  expect(result.current).toBeNull();
});

it('reads nothing anew when another day changed', async () => {
  const { shell, answers } = slowShell();
  renderHook(() => useTodaysTotals(shell));
  await act(async () => answers[0]?.resolve([]));
  await act(() => shell.ledger.append([gas], '2026-11-21'));
  expect(answers).toHaveLength(1);
});

it('reports a ledger that cannot be read', async () => {
  const { shell, answers, real } = slowShell();
  const { result } = renderHook(() => useTodaysTotals(shell));
  const error = new Error('closed');
  await act(async () => answers[0]?.reject(error));
  expect(result.current).toBeUndefined();
  expect(callsTo(real).reportedErrors).toEqual([{ error, place: 'reading the totals of the day' }]);
});

it('reads the days from the first that changed on, and keeps those before it', async () => {
  const { shell, answers } = slowShell();
  const { result } = renderHook(() => useDays(shell, '2026-11-01'));
  expect(answers[0]?.range).toEqual({ from: '2026-11-01', to: TODAY });
  await act(async () =>
    answers[0]?.resolve([totalsOf(1, '2026-11-19'), totalsOf(2, '2026-11-20'), totalsOf(3)]),
  );
  await act(() => shell.ledger.append([gas], '2026-11-20'));
  expect(answers[1]?.range).toEqual({ from: '2026-11-20', to: TODAY });
  await act(async () => answers[1]?.resolve([totalsOf(7, '2026-11-20'), totalsOf(8)]));
  expect(result.current).toEqual({
    status: 'read',
    value: [totalsOf(1, '2026-11-19'), totalsOf(7, '2026-11-20'), totalsOf(8)],
  });
});

it('reads all of its days again after a change that lasts from an earlier day on', async () => {
  const { shell, answers } = slowShell();
  let tell: (days: readonly string[]) => void = () => {};
  const subscribe: Shell['ledger']['subscribe'] = (listener) => {
    tell = listener;
    return () => {};
  };
  const books = { ...shell, ledger: { ...shell.ledger, subscribe } };
  renderHook(() => useDays(books, '2026-11-20'));
  await act(async () => answers[0]?.resolve([]));
  await act(async () => tell([TODAY, '2026-11-10']));
  expect(answers[1]?.range).toEqual({ from: '2026-11-20', to: TODAY });
});

it('reads again when a person tries again after a failure', async () => {
  const { shell, answers } = slowShell();
  const { result } = renderHook(() => useDays(shell));
  expect(result.current.status).toBe('reading');
  await act(async () => answers[0]?.reject(new Error('closed')));
  const failed = result.current;
  if (failed.status !== 'failed') throw new Error('The reading did not fail.');
  act(() => failed.retry());
  expect(result.current.status).toBe('reading');
  await act(async () => answers[1]?.resolve([totalsOf(4)]));
  expect(result.current).toEqual({ status: 'read', value: [totalsOf(4)] });
});

it('shows the days as they were when they cannot be read again, and reads those with the next change', async () => {
  const { shell, answers } = slowShell();
  const { result } = renderHook(() => useDays(shell));
  await act(async () => answers[0]?.resolve([totalsOf(1)]));
  await act(() => shell.ledger.append([gas], '2026-11-20'));
  await act(async () => answers[1]?.reject(new Error('closed')));
  expect(result.current).toEqual({ status: 'read', value: [totalsOf(1)] });
  await act(() => shell.ledger.append([gas]));
  expect(answers[2]?.range).toEqual({ from: '2026-11-20', to: TODAY });
});

it('follows the entries of some kinds', async () => {
  const shell = createFakeShell({ today: TODAY });
  const range = { from: '2026-11-20', to: TODAY };
  const { result } = renderHook(() => useEvents(shell, range, ['expense']));
  await act(async () => {});
  expect(result.current).toEqual({ status: 'read', value: [] });
  await act(() => shell.ledger.append([gas, { kind: 'plates', dish: 'dosa', plates: 1 }]));
  await act(() => shell.ledger.append([gas], '2026-11-20'));
  await act(() => shell.ledger.append([gas], '2026-11-19'));
  const { current } = result;
  if (current.status !== 'read') throw new Error('The entries were not read.');
  const found = current.value.map(({ kind, day }) => `${kind} ${day}`);
  expect(found.toSorted()).toEqual(['expense 2026-11-20', `expense ${TODAY}`]);
});
