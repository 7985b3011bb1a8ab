import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ledgerNames } from '@thela/records';
import { atStall } from '@thela/records/testing';
import { openStall } from './testing/open-stall';

const path = '/stall/erase';
const button = (name: string) => screen.getByRole('button', { name });

const kept = { status: 'saved', at: 0 } as const;

const own = [
  {
    day: '2026-11-22',
    entries: [
      { kind: 'stall', fields: { name: 'Asha Tiffin', place: '', timeZone: 'Asia/Kolkata' } },
    ] as const,
  },
];

it('offers a copy, and erases once the stall’s name is typed', async () => {
  localStorage.setItem(ledgerNames(null).setUp, '{}');
  const page = await openStall({ path, shell: { stall: own } });
  expect(button('Save a copy')).toBeTruthy();
  expect(screen.getByText('120 entries will be gone.')).toBeTruthy();
  const field = screen.getByLabelText('Type Asha Tiffin to erase');
  await page.user.type(field, 'Asha');
  await page.user.click(button('Erase everything'));
  expect(screen.getByText('This is not the same. Type Asha Tiffin.')).toBeTruthy();
  expect(page.calls).toEqual([]);

  // A phone's keyboard puts in capitals and spaces of its own.
  await page.user.type(field, '  tiffin ');
  await page.user.click(button('Erase everything'));
  expect(page.calls).toEqual(['erase']);
  expect(page.toasts()).toEqual(['Everything of the stall is erased from this phone.']);
  expect(page.path()).toBe('/');
  expect(localStorage.getItem(ledgerNames(null).setUp)).toBe(null);
});

it('asks for ERASE where the stall has no name', async () => {
  const page = await openStall({ path });
  await page.user.type(screen.getByLabelText('Type ERASE to erase'), 'erase{Enter}');
  expect(page.calls).toEqual(['erase']);
});

it('says that not everything could be erased, and stays', async () => {
  const page = await openStall({ path, records: { canErase: false } });
  await page.user.type(screen.getByLabelText('Type ERASE to erase'), 'ERASE{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not everything could be erased/);
  expect(page.path()).toBe(path);
});

it('leads back without erasing', async () => {
  const page = await openStall({ path, shell: { stall: own } });
  await page.user.click(button('Keep everything'));
  expect(page.path()).toBe('/stall');
  expect(page.calls).toEqual([]);
});

it('says that what is in the account stays, when only this phone’s own records are shown', async () => {
  await openStall({ path, account: { sync: { status: 'choice', stalls: [] } } });
  expect(screen.getByText(/of no account. What is in your account stays there.$/)).toBeTruthy();
});

it('erases the account’s stall from everywhere, once its name is typed', async () => {
  const page = await openStall({ path, shell: { stall: own }, account: atStall(kept) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Erase my stall');
  expect(screen.getByText(/^This erases every day.*“Asha Tiffin”/)).toBeTruthy();
  const onlyHere = screen.getByRole('link', { name: 'Only remove it from this phone …' });
  expect(onlyHere.getAttribute('href')).toBe('/account/sign-out');
  await page.user.type(screen.getByLabelText('Type Asha Tiffin to erase'), 'asha tiffin{Enter}');
  expect(page.account.calls).toEqual(['erase stall']);
  expect(page.calls).toEqual([]);
  expect(page.toasts()).toEqual(['Your stall is erased from your account and from this phone.']);
  expect(page.path()).toBe('/');
});

it('erases nothing of the account’s without a network, and says so', async () => {
  const page = await openStall({ path, shell: { stall: own }, account: atStall(kept) });
  page.account.fail('network');
  await page.user.type(screen.getByLabelText('Type Asha Tiffin to erase'), 'asha tiffin{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The account cannot be reached/);
  expect(page.path()).toBe(path);
});

it('has the owner sign in once more where the account asks for it', async () => {
  const page = await openStall({ path, shell: { stall: own }, account: atStall(kept) });
  page.account.fail('sign_in_again');
  await page.user.type(screen.getByLabelText('Type Asha Tiffin to erase'), 'asha tiffin{Enter}');
  await waitFor(() => expect(page.path()).toBe(`${path}#signin`));
});

it('lets a helper remove only this phone’s copy', async () => {
  await openStall({ path, shell: { stall: own }, account: atStall(kept, { role: 'helper' }) });
  expect(screen.getByText(/^This stall is its owner’s/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBe(null);
});
