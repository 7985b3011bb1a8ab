import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openStall } from './testing/open-stall';
import type { OpenStallOptions } from './testing/open-stall';

const INDIA = /^Each day begins at 4 in the morning, by the time of Kolkata\.$/;
const ELSEWHERE = /^Each day begins at 4 in the morning, by the time of New York\.$/;
const OTHER = 'This phone has another time: that of New York.';

const button = (name: string) => screen.getByRole('button', { name });
async function openDetails(shell: OpenStallOptions['shell']) {
  const page = await openStall({ shell });
  await page.user.click(screen.getByText('Name and place'));
  return page;
}
const details = () => within(screen.getByRole('group', { name: 'Name and place' }));

const TODAY = '2026-11-22';
const stallIn = (timeZone: string) => [
  { day: TODAY, entries: [{ kind: 'stall', fields: { name: 'Asha Tiffin', timeZone } }] as const },
];

it.each(['Asia/Kolkata', 'Asia/Colombo'])(
  'is not spoken of in a set-up on a phone that shows India’s time: %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    await openStall();
    expect(screen.queryByText(/in the morning/)).toBeNull();
  },
);

it('is India’s on a phone from elsewhere, whose own time the set-up offers', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const page = await openStall();
  expect(screen.getByText(OTHER)).toBeTruthy();
  expect(screen.getByText(INDIA)).toBeTruthy();
  await page.user.click(button('Take this phone’s time'));
  expect(screen.getByText(ELSEWHERE)).toBeTruthy();
  expect(screen.queryByText(OTHER)).toBeNull();
  await page.user.click(button('Take India’s time'));
  expect(screen.getByText(INDIA)).toBeTruthy();
});

it.each([
  ['Asia/Kolkata', 'Take this phone’s time', 'America/New_York', 'New York'],
  ['America/New_York', 'Take India’s time', 'Asia/Kolkata', 'Kolkata'],
  ['Europe/Berlin', 'Take this phone’s time', 'America/New_York', 'New York'],
])('stands in My stall, where it changes from %s: %s', async (from, action, to, city) => {
  vi.stubEnv('TZ', 'America/New_York');
  const page = await openDetails({ today: TODAY, stall: stallIn(from) });
  await page.user.click(details().getByRole('button', { name: action }));
  expect(page.shell.stall.getSnapshot()).toMatchObject({ name: 'Asha Tiffin', timeZone: to });
  expect(details().getByText(new RegExp(`by the time of ${city}`))).toBeTruthy();
  expect(page.toasts().join()).toContain('Today goes on as it is.');
});

it('offers nothing else where stall and phone are in India', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  await openDetails({ today: TODAY, stall: stallIn('Asia/Kolkata') });
  expect(details().getByText(INDIA)).toBeTruthy();
  expect(details().queryByRole('button', { name: /time/ })).toBeNull();
});

it.each([
  [
    '2020-01-01',
    'This phone’s clock says 1 January 2020. Set it first: your stall would begin on that day.',
  ],
  [TODAY, undefined],
])('is of a day that the set-up names where no clock can be right: %s', async (today, text) => {
  await openStall({ shell: { today } });
  expect(screen.queryByRole('alert')?.textContent).toBe(text);
});

it('does not change while nobody knows which day it is, and is not said to', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const page = await openDetails({ today: '2020-01-01', stall: stallIn('Asia/Kolkata') });
  await page.user.click(details().getByRole('button', { name: 'Take this phone’s time' }));
  expect(details().getByText(INDIA)).toBeTruthy();
  expect(page.toasts()).toEqual([]);
});
