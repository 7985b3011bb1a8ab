import { act, screen, waitFor } from '@testing-library/react';
import { closingOf, isCloseDue } from '@thela/records';
import { beginDay, callsTo } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { beforeEach, expect, it } from 'vitest';
import { openStall } from './testing/open-stall';
import type { OpenStallOptions } from './testing/open-stall';

const TODAY = '2026-11-22';

beforeEach(() => localStorage.clear());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
/** Whether today's card would ask four mornings after today. */
const asksLater = () => isCloseDue('2026-11-26', '2026-11-21');

const openClose = (shell: OpenStallOptions['shell'] = {}, step = '') =>
  openStall({ path: `/stall/close${step}`, shell: { stall: 'own', today: TODAY, ...shell } });

it('takes four taps where all is right, the last one to send it, and writes nothing', async () => {
  const { user, shell } = await openClose();
  await heading('Are the counts right?');
  const dish = screen.getByRole('link', { name: /^Masala Dosa ?17$/ });
  expect(dish.getAttribute('href')).toBe('/tools/profit-optimizer/count');
  await user.click(await button('Yes, right'));
  await heading('Any expenses?');
  await user.click(await button('That is all'));
  await heading('Was anything thrown away?');
  expect([asksLater(), closingOf(TODAY) !== null]).toEqual([false, false]);
  await user.click(await button('That is all'));
  await heading('The day is closed');
  expect(screen.getByText('In hand today')).toBeTruthy();
  expect(screen.getByText(/^Most sold: Filter Coffee, \d+ plates, ₹/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tomorrow’s shopping list' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/');
  await waitFor(() => expect([asksLater(), closingOf(TODAY) !== null]).toEqual([true, true]));
  await user.click(await button('Send'));
  expect(screen.getByRole('dialog').textContent).toContain('WhatsApp');
  expect(callsTo(shell).events).toEqual([]);
});

it('goes one step back at a time', async () => {
  const { user, back } = await openClose();
  await user.click(await button('Yes, right'));
  await user.click(await button('That is all'));
  await heading('Was anything thrown away?');
  await back();
  await heading('Any expenses?');
  await back();
  await heading('Are the counts right?');
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
});

it('comes back from changing the counts', async () => {
  const { user, back, path } = await openClose();
  await user.click(await screen.findByRole('link', { name: 'No, change them' }));
  expect(path()).toBe('/tools/profit-optimizer/count');
  await back();
  await heading('Are the counts right?');
});

it('opens the step of its address, so that a reload keeps it', async () => {
  await openClose({}, '?step=expenses');
  await heading('Any expenses?');
  expect(screen.getByText('Step 2 of 4')).toBeTruthy();
});

it('enters an expense and what was left over, of which a special can be made', async () => {
  const { user, shell } = await openClose({}, '?step=expenses');
  await user.click(await button('Rent or monthly'));
  await user.type(screen.getByLabelText('A word (if you like)'), 'Electricity');
  await user.type(screen.getByLabelText('Rent or monthly: how many ₹?'), '500{Enter}');
  expect(await screen.findByText('₹500')).toBeTruthy();
  await user.click(await button('That is all'));
  await user.click(await button('Upma'));
  await user.type(screen.getByLabelText('Upma: how many plates?'), '1.5{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Enter whole plates, such as 3.');
  await user.clear(screen.getByLabelText('Upma: how many plates?'));
  await user.type(screen.getByLabelText('Upma: how many plates?'), '3{Enter}');
  expect(await screen.findByText('Upma, 3 plates')).toBeTruthy();
  expect(callsTo(shell).events).toMatchObject([
    { kind: 'expense', category: 'rent', note: 'Electricity', amount: 500, day: TODAY },
    { kind: 'waste', dish: 'upma', plates: 3, reason: 'unsold', day: TODAY },
  ]);
  const special = screen.getByRole('link', { name: 'Make a special of it' });
  expect(special.getAttribute('href')).toBe('/tools/zero-waste/waste');
});

it('enters what is typed, for each chip, before it goes on', async () => {
  const { user, shell } = await openClose({}, '?step=expenses');
  await user.click(await button('Gas'));
  await user.type(screen.getByLabelText('Gas: how many ₹?'), '500');
  await user.click(await button('Ice'));
  await user.type(screen.getByLabelText('Ice: how many ₹?'), '20');
  await user.click(await button('Gas ₹500'));
  expect(screen.getByLabelText('Gas: how many ₹?')).toHaveProperty('value', '500');
  await user.click(await button('That is all'));
  await heading('Was anything thrown away?');
  await user.click(await button('Upma'));
  await user.type(screen.getByLabelText('Upma: how many plates?'), '3');
  await user.click(await button('That is all'));
  await heading('The day is closed');
  expect(callsTo(shell).events).toMatchObject([
    { kind: 'expense', category: 'gas', amount: 500 },
    { kind: 'expense', category: 'ice', amount: 20 },
    { kind: 'waste', dish: 'upma', plates: 3 },
  ]);
});

it('enters an amount once, however it is written', async () => {
  const { user, shell } = await openClose({}, '?step=expenses');
  await user.click(await button('Gas'));
  await user.type(screen.getByLabelText('Gas: how many ₹?'), '1,500/-{Enter}');
  await expectFocus(() => screen.getByRole('button', { name: 'Gas' }));
  await user.click(await button('That is all'));
  await heading('Was anything thrown away?');
  expect(callsTo(shell).events).toMatchObject([{ kind: 'expense', amount: 1500 }]);
});

it('stays where what is typed cannot be entered', async () => {
  const { user, shell } = await openClose({}, '?step=waste');
  await user.click(await button('Upma'));
  await user.type(screen.getByLabelText('Upma: how many plates?'), '1.5');
  await user.click(await button('Filter Coffee'));
  await user.click(await button('That is all'));
  await heading('Was anything thrown away?');
  await expectFocus(() => screen.getByLabelText('Upma: how many plates?'));
  expect(screen.getByRole('alert').textContent).toBe('Enter whole plates, such as 3.');
  expect(callsTo(shell).events).toEqual([]);
});

it('stays where what is typed is refused', async () => {
  const { user, shell } = await openClose({}, '?step=expenses');
  act(() => beginDay(shell, '2020-01-01'));
  await user.click(await button('Gas'));
  await user.type(screen.getByLabelText('Gas: how many ₹?'), '5');
  await user.click(await button('That is all'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be stored/);
  await heading('Any expenses?');
});

it('says so where an entry is refused', async () => {
  const { user, shell } = await openClose({}, '?step=expenses');
  act(() => beginDay(shell, '2020-01-01'));
  await user.click(await button('Gas'));
  await user.type(screen.getByLabelText('Gas: how many ₹?'), '5{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('That could not be stored. Try again.'),
  );
});

it('is kind about a day on which nothing was counted', async () => {
  const { user } = await openClose({
    stall: [{ day: TODAY, entries: [{ kind: 'stall', fields: { name: 'Asha' } }] }],
  });
  expect(await screen.findByText(/^Nothing is counted today\. A day off\?/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Count now' })).toBeTruthy();
  await user.click(await button('Go on all the same'));
  await user.click(await button('No expenses'));
  await user.click(await button('Nothing'));
  expect(await screen.findByText('Nothing sold today. Tomorrow is a new day.')).toBeTruthy();
});

it('is not for helpers, nor before the set-up', async () => {
  const helper = await openClose({ role: 'helper' });
  expect(helper.path()).toBe('/stall');
  helper.unmount();
  expect((await openClose({ stall: [] })).path()).toBe('/stall');
});
