import { expectFocus } from '@thela/testkit/focus';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atStall } from '@thela/records/testing';
import { openStall } from './testing/open-stall';

const helper = { stall: 'own', role: 'helper' } as const;
const kept = atStall({ status: 'saved', at: 0 }, { role: 'helper' });
const button = (name: string) => screen.getByRole('button', { name });

const openHelped = (options: Parameters<typeof openStall>[0] = {}) =>
  openStall({ shell: helper, account: kept, ...options });

it('shows a helper the stall’s name and place, and the way to counting, but nothing to change', async () => {
  await openHelped();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lakshmi Tiffins');
  expect(screen.getByText('Secunderabad, Telangana')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Count plates' }).getAttribute('href')).toBe(
    '/tools/profit-optimizer/count',
  );
  expect(screen.getByRole('link', { name: /^Language and light/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBe(null);
  for (const text of [/Backup/, /Days/, /Erase/, /^Menu/, /profit/i]) {
    expect(screen.queryByText(text)).toBe(null);
  }
});

it.each(['dishes', 'prices', 'days', 'backup', 'erase', 'day', 'day/2026-11-21'])(
  'leads a helper from /stall/%s to the stall',
  async (page) => {
    const opened = await openHelped({ path: `/stall/${page}` });
    expect(opened.path()).toBe('/stall');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lakshmi Tiffins');
  },
);

it('asks no helper to set up a stall that is still on its way', async () => {
  await openHelped({ shell: { role: 'helper' } });
  expect(screen.getByText(/are not on this phone yet/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBe(null);
});

it('lets a helper leave, after saying what that means', async () => {
  const page = await openHelped();
  await page.user.click(button('Leave this stall …'));
  expect(screen.getByText(/What you counted stays with the owner/)).toBeTruthy();
  await expectFocus(() => button('Stay'));
  await page.user.click(button('Stay'));
  expect(page.account.calls).toEqual([]);
  await page.user.click(button('Leave this stall …'));
  page.account.fail('network');
  await page.user.click(button('Leave'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached just now/);
  page.account.fail(null);
  await page.user.click(button('Leave'));
  expect(page.account.calls).toEqual(['leave', 'leave']);
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(page.toasts()).toEqual(['You have left the stall.']);
});

it('says what has not reached the owner yet', async () => {
  const unsent = { count: 2, refused: [] };
  await openHelped({
    account: atStall({ status: 'pending', unsent, at: null }, { role: 'helper' }),
  });
  expect(screen.getByText(/^2 entries of yours have not reached the owner yet/)).toBeTruthy();
});
