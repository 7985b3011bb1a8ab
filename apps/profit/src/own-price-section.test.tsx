import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectFocus } from '@thela/testkit/focus';
import { expect, it } from 'vitest';
import { ingredientByName, openOwnStall, storedSince } from './testing/open-tool';

const section = () => screen.getByRole('region', { name: 'Daily Ingredient Prices (₹ per kg/L)' });
const priceOf = (name: string) =>
  within(section()).getByRole<HTMLInputElement>('spinbutton', { name });
const labels = () =>
  within(section())
    .getAllByRole('spinbutton')
    .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);

it('has one field for each ingredient that is bought, by its unit of purchase', async () => {
  await openOwnStall();
  expect(labels()).toContain('eggs per dozen');
  expect(labels()).toContain('milk per litre');
  expect(labels()).toContain('coffee powder per packet of 500 g');
  expect(labels()).toContain('leaf plates per packet of 100 pieces');
  expect(labels().join()).not.toMatch(/batter|sambar/);
});

it('has none for a retired ingredient', async () => {
  const { shell } = await openOwnStall();
  act(() => void shell.stall.saveIngredient('eggs', { isRetired: true }));
  expect(labels().join()).not.toContain('eggs');
});

it('sets the price for that unit at each letter, and the figures follow', async () => {
  const { shell, user } = await openOwnStall();
  await user.clear(priceOf('eggs per dozen'));
  await user.type(priceOf('eggs per dozen'), '96');
  expect(ingredientByName(shell, 'eggs')?.price).toEqual({ price: 96, unit: 'dozen' });
  const row = screen.getByRole('row', { name: /^Egg Dosa/ });
  // An egg at ₹8 instead of ₹7.
  expect(within(row).getAllByRole('cell')[0]?.lastChild?.textContent).toBe('₹17.56');
});

it('keeps the last price while the field is emptied, and shows it again once it is left', async () => {
  const { shell, user } = await openOwnStall();
  await user.clear(priceOf('rice per kg'));
  expect(priceOf('rice per kg').value).toBe('');
  expect(storedSince(shell)).toEqual([]);
  await user.tab();
  expect(priceOf('rice per kg').value).toBe('52');
});

it('asks once of a price ten times the last, when the field is left, and takes it if it is meant', async () => {
  const { shell, user } = await openOwnStall();
  const rice = () => ingredientByName(shell, 'rice')?.price?.price;
  await user.clear(priceOf('rice per kg'));
  await user.type(priceOf('rice per kg'), '520');
  expect(within(section()).queryByRole('alert')).toBeNull();
  await user.tab();
  const asked = () => within(section()).getByRole('alert');
  expect(within(asked()).getByText('₹520? The last price was ₹52.')).toBeTruthy();
  expect(rice()).toBe(520);
  await user.click(within(asked()).getByRole('button', { name: 'Put back ₹52' }));
  await expectFocus(() => priceOf('rice per kg'));
  await user.tab();
  expect(rice()).toBe(52);
  expect(within(section()).queryByRole('alert')).toBeNull();
  await user.clear(priceOf('rice per kg'));
  await user.type(priceOf('rice per kg'), '5.2');
  await user.tab();
  await user.click(within(asked()).getByRole('button', { name: 'Yes, that is right' }));
  await user.tab();
  expect(within(section()).queryByRole('alert')).toBeNull();
  expect(rice()).toBe(5.2);
});

it('says what is wrong with a bad price, which changes nothing', async () => {
  const { shell, user } = await openOwnStall();
  fireEvent.input(priceOf('rice per kg'), { target: { value: '-3' } });
  await user.tab();
  expect(within(section()).getByRole('alert').textContent).toBe('A price cannot be below 0.');
  expect(storedSince(shell)).toEqual([]);
});

it('shows an ingredient without a price as an empty field, and that costs are unknown', async () => {
  const { shell, user } = await openOwnStall();
  act(() => {
    shell.stall.saveIngredient(null, {
      name: 'ghee',
      unit: 'kg',
      preparation: null,
      isRetired: false,
    });
  });
  const ghee = within(section()).getByRole<HTMLInputElement>('spinbutton', {
    name: 'ghee per kg',
    description: 'No price yet: the cost of its dishes is unknown.',
  });
  expect(ghee.value).toBe('');
  await user.type(ghee, '600');
  expect(screen.queryByText(/No price yet/)).toBeNull();
});

it('shows the price for the unit that it is bought by today', async () => {
  const { shell } = await openOwnStall();
  act(() => void shell.stall.saveIngredient('rice', { unit: 'g' }));
  expect(priceOf('rice per g').value).toBe('0.052');
});

it('leads to the ingredients where there are none', async () => {
  const { shell, user } = await openOwnStall();
  act(() => {
    for (const { id } of shell.stall.getSnapshot().ingredients) {
      shell.stall.saveIngredient(id, { isRetired: true });
    }
  });
  await user.click(within(section()).getByRole('link', { name: 'To my ingredients' }));
  expect(shell.location.getSnapshot()).toBe('menu/ingredients');
});
