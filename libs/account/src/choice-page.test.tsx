import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ashasStall, watchDownloads } from '@thela/records/testing';
import { openAccount } from './testing/open-account';

const path = '/account/choice';
const ravis = { ...ashasStall, stall: 'ravi', role: 'helper', name: 'Ravi Chaat' } as const;
const choice = (stalls: readonly (typeof ashasStall)[] = [ashasStall]) => ({
  sync: { status: 'choice', own: 240, stalls } as const,
  stalls,
});
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.restoreAllMocks());

it('names both by their entries, and says what each answer does', async () => {
  await openAccount({ path, state: choice() });
  const onPhone = within(screen.getByRole('region', { name: 'On this phone' }));
  expect(onPhone.getByText('240 entries')).toBeTruthy();
  const inAccount = within(screen.getByRole('region', { name: 'In your account' }));
  expect(inAccount.getByText('Asha Tiffin')).toBeTruthy();
  expect(inAccount.getByText('4,812 entries')).toBeTruthy();
  expect(screen.getByText(/What is on this phone goes to “Asha Tiffin”/)).toBeTruthy();
});

it.each([
  ['Join both', 'join'],
  ['Keep them apart', 'keep-apart'],
])('answers “%s”', async (name, answer) => {
  const page = await openAccount({ path, state: choice() });
  await page.user.click(button(name));
  expect(page.calls).toEqual([`choose ${answer} ${ashasStall.stall}`]);
  await waitFor(() => expect(page.path()).toBe('/'));
});

it('uses the account’s only after this phone’s were saved as a file', async () => {
  const files = watchDownloads();
  const page = await openAccount({ path, state: choice() });
  await page.user.click(button('Remove them, use the account’s'));
  expect(screen.getByRole('alert').textContent).toBe('Save the file first.');
  await page.user.click(button('Save the file'));
  expect(await files[0]?.[1]).toBe('the text of the phone’s own records');
  const use = button('Remove them, use the account’s');
  await waitFor(() => expect(use.getAttribute('aria-disabled')).toBe('false'));
  await page.user.click(use);
  await waitFor(() =>
    expect(page.calls).toEqual(['export own', `choose use-account ${ashasStall.stall}`]),
  );
});

it('throws nothing away when the file could not be made', async () => {
  const page = await openAccount({ path, state: choice() });
  page.fail('refused');
  await page.user.click(button('Save the file'));
  await page.user.click(button('Remove them, use the account’s'));
  expect(page.calls).toEqual(['export own']);
});

it('joins nothing with the stall of somebody else', async () => {
  const page = await openAccount({ path, state: choice([ashasStall, ravis]) });
  expect(button('Join both')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: /Ravi Chaat/ }));
  expect(screen.queryByRole('button', { name: 'Join both' })).toBe(null);
  await page.user.click(button('Keep them apart'));
  expect(page.calls).toEqual(['choose keep-apart ravi']);
});

it('stays, and says why an answer could not be carried out', async () => {
  const page = await openAccount({ path, state: choice() });
  page.fail('network');
  await page.user.click(button('Join both'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The account cannot be reached/);
  expect(page.path()).toBe(path);
});

it('can be put off', async () => {
  const page = await openAccount({ path, state: choice() });
  await page.user.click(screen.getByRole('link', { name: 'Later' }));
  expect(page.calls).toEqual([]);
  expect(page.path()).toBe('/');
});
