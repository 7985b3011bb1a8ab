import { createFakeShell } from '@thela/testkit';
import type { EntriesOfDay } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@thela/ledger';
import { fakeRecords, watchDownloads } from '@thela/records/testing';
import KeepSafe from './keep-safe';

const TODAY = '2026-11-22';
const MARK = 'thela.keep-safe';
const HEADING = 'Your stall is on this phone alone';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** @param ago days before today on which plates were sold */
async function show(ago: readonly number[] = [3, 2, 1], today = TODAY) {
  const stall = ago.map((days): EntriesOfDay => ({
    day: addDays(TODAY, -days),
    entries: [{ kind: 'plates', dish: 'masala-dosa', plates: 5 }],
  }));
  const { ledger } = createFakeShell({ today, stall, platesSold: {} });
  const page = render(
    <KeepSafe ledger={ledger} records={fakeRecords().records} onGone={onGone} />,
    {
      wrapper: MemoryRouter,
    },
  );
  await act(() => Promise.resolve());
  return page;
}

const onGone = vi.fn<() => void>();
const isShown = () => screen.queryByRole('region', { name: HEADING }) !== null;

it.each([
  ['no day', [], false],
  ['two days and today', [2, 1, 0], false],
  ['three days', [3, 2, 1], true],
  ['three days long ago', [90, 60, 30], true],
] as const)('comes after three days of use; with %s: %s', async (_, days, expected) => {
  await show(days);
  expect(isShown()).toBe(expected);
});

it.each([
  [{ day: TODAY, isSeen: false }, true],
  [{ day: TODAY, isSeen: true }, false],
  [{ day: addDays(TODAY, -6), isSeen: false }, false],
  [{ day: addDays(TODAY, -7), isSeen: true }, true],
  [{ day: addDays(TODAY, 400), isSeen: true }, true],
  [{ day: 'once', isSeen: true }, true],
])('comes once a week; where the last was %j: %s', async (last, expected) => {
  localStorage.setItem(MARK, JSON.stringify(last));
  await show();
  expect(isShown()).toBe(expected);
});

it('leads to an account, saves a file, and is put off for a week', async () => {
  const files = watchDownloads();
  const page = await show();
  const account = screen.getByRole('link', { name: 'Create an account' });
  expect(account.getAttribute('href')).toBe('/#signup');
  await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(await screen.findByText(/among your downloads/)).toBeTruthy();
  expect(files.map(([name]) => name)).toEqual([`stall-${TODAY}.json`]);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(isShown()).toBe(false);
  expect(onGone).toHaveBeenCalledOnce();
  page.unmount();
  await show([3, 2, 1], addDays(TODAY, 6));
  expect(isShown()).toBe(false);
});
