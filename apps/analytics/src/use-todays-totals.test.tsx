import { beginDay, callsTo, createFakeShell } from '@thela/testkit';
import type { Shell } from '@thela/contract';
import type { DayTotals } from '@thela/ledger';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useTodaysTotals } from './use-todays-totals';

/** A shell whose ledger answers when the test says so. */
function slowShell() {
  const shell = createFakeShell({ stall: 'own', today: '2026-11-22' });
  const answers: { resolve: (totals: DayTotals[]) => void; reject: (error: Error) => void }[] = [];
  const totals: Shell['ledger']['totals'] = () =>
    new Promise((resolve, reject) => answers.push({ resolve, reject }));
  const slow: Shell = { ...shell, ledger: { ...shell.ledger, totals } };
  return { shell: slow, answers, real: shell };
}

const totalsOf = (expenses: number) => ({ day: '2026-11-22', expenses }) as DayTotals;
const gas = { kind: 'expense', category: 'gas', note: '', amount: 5 } as const;

it('takes the newest of answers that overtake each other', async () => {
  const { shell, answers } = slowShell();
  const { result } = renderHook(() => useTodaysTotals(shell));
  await act(() => shell.ledger.append([gas]));
  await act(async () => answers[1]?.resolve([totalsOf(2)]));
  await act(async () => answers[0]?.resolve([totalsOf(1)]));
  expect(result.current?.expenses).toBe(2);
});

it('has none of a day that is over', async () => {
  const { shell, answers, real } = slowShell();
  const { result } = renderHook(() => useTodaysTotals(shell), { wrapper: StrictMode });
  await act(async () => answers.at(-1)?.resolve([totalsOf(1)]));
  expect(result.current?.expenses).toBe(1);
  act(() => beginDay(real, '2026-11-23'));
  expect(result.current).toBeNull();
  await act(async () => answers.at(-1)?.resolve([]));
  expect(result.current).toBeNull();
});

it('reads nothing anew when another day changed', async () => {
  const { shell, answers } = slowShell();
  renderHook(() => useTodaysTotals(shell));
  await act(() => shell.ledger.append([gas], '2026-11-21'));
  expect(answers).toHaveLength(1);
});

it('reports a ledger that cannot be read', async () => {
  const { shell, answers, real } = slowShell();
  const { result } = renderHook(() => useTodaysTotals(shell));
  const error = new Error('closed');
  await act(async () => answers[0]?.reject(error));
  expect(result.current).toBeNull();
  expect(callsTo(real).reportedErrors).toEqual([{ error, place: 'reading the totals of the day' }]);
});
