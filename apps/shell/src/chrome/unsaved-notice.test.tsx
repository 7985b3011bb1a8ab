import { createFakeShell } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeRecords } from '@thela/records/testing';
import { UnsavedNotice } from './unsaved-notice';

function show() {
  const fake = fakeRecords();
  render(<UnsavedNotice records={fake.records} today={createFakeShell().ledger.today} />);
  return fake;
}

it('is not there while everything is stored', () => {
  show();
  expect(screen.queryByRole('alert')).toBe(null);
});

it('says how many entries are on the screen only, for as long as that lasts', async () => {
  const { change, calls } = show();
  act(() => change({ status: 'unsaved', unsaved: 3, reason: 'full' }));
  expect(
    screen.getByText(
      'Not saved yet: 3 entries are only on this screen. Your phone has no space left.',
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls).toEqual(['retry']);
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  act(() => change({ status: 'ready', unsaved: 0, reason: null }));
  expect(screen.queryByRole('alert')).toBe(null);
});

it.each([
  ['blocked', /stores nothing.*Allow cookies.*another browser.*account/],
  ['full', /no space left.*Make some room/],
] as const)('says before the first entry that none can be stored: %s', async (reason, text) => {
  const { change } = show();
  act(() => change({ reason }));
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(screen.queryByRole('button', { name: 'Export' })).toBe(null);
  act(() => change({ reason: null }));
  expect(screen.queryByRole('alert')).toBe(null);
});

it('names a browser that allows no storage', () => {
  const { change } = show();
  act(() => change({ status: 'unsaved', unsaved: 1, reason: 'blocked' }));
  expect(
    screen.getByText(
      'Not saved: 1 entry is only on this screen. This browser does not let the page store anything.',
    ),
  ).toBeTruthy();
});
