import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { namesOf } from '../ledger/copy-names';
import { openStall } from './testing/open-stall';

const path = '/stall/erase';
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

const own = [
  {
    day: '2026-11-22',
    entries: [
      { kind: 'stall', fields: { name: 'Asha Tiffin', place: '', timeZone: 'Asia/Kolkata' } },
    ] as const,
  },
];

it('offers a copy, and erases once the stall’s name is typed', async () => {
  localStorage.setItem(namesOf(null).setUp, '{}');
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
  expect(localStorage.getItem(namesOf(null).setUp)).toBe(null);
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
