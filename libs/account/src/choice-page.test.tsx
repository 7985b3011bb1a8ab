import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ashasStall } from '@thela/records/testing';
import { openAccount } from './testing/open-account';

const path = '/account/choice';
const ravis = { ...ashasStall, stall: 'ravi', role: 'helper', name: 'Ravi Chaat' } as const;
const choice = (stalls: readonly (typeof ashasStall)[] = [ashasStall]) => ({
  sync: { status: 'choice', stalls } as const,
  stalls,
});
const button = (name: string) => screen.getByRole('button', { name });

it.each([
  { user: { email: 'asha@stall.in', phone: '' }, address: 'asha@stall.in' },
  { user: { email: '', phone: '919876543210' }, address: '+91 98765 43210' },
])('names whose the records are, and the account $address', async ({ user, address }) => {
  const session = { status: 'signed-in', user: { id: 'user-1', ...user } } as const;
  await openAccount({ path, session, name: 'Asha Rao', state: choice() });
  const onPhone = within(screen.getByRole('region', { name: 'On this phone' }));
  expect(await onPhone.findByText('12 days, 1,240 plates')).toBeTruthy();
  expect(onPhone.getByText('Lakshmi Tiffins')).toBeTruthy();
  const inAccount = within(screen.getByRole('region', { name: `In the account ${address}` }));
  expect(inAccount.getByText('Asha Tiffin')).toBeTruthy();
  expect(inAccount.getByText('4,812 entries')).toBeTruthy();
  expect(screen.getByText(/Plates and expenses are added to “Asha Tiffin”/)).toBeTruthy();
});

it.each([
  ['Put them into this account', 'join', [ashasStall], ashasStall.stall],
  ['Not now', 'keep-apart', [ashasStall], ashasStall.stall],
  ['Put them into this account', 'join', [], null],
  ['Not now', 'keep-apart', [], null],
] as const)('answers “%s”: %s', async (name, answer, stalls, stall) => {
  const page = await openAccount({ path, state: choice(stalls) });
  await page.user.click(await screen.findByRole('button', { name }));
  expect(page.calls).toEqual([`choose ${answer} ${stall}`]);
  await waitFor(() => expect(page.path()).toBe('/'));
});

it('joins nothing with the stall of somebody else', async () => {
  const page = await openAccount({ path, state: choice([ashasStall, ravis]) });
  const join = { name: 'Put them into this account' };
  expect(await screen.findByRole('button', join)).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: /Ravi Chaat/ }));
  expect(screen.queryByRole('button', join)).toBe(null);
  await page.user.click(button('Not now'));
  expect(page.calls).toEqual(['choose keep-apart ravi']);
});

it('stays, and says why an answer could not be carried out', async () => {
  const page = await openAccount({ path, state: choice() });
  page.fail('network');
  await page.user.click(button('Not now'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The account cannot be reached/);
  expect(page.path()).toBe(path);
});
