import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dishByName, ingredientByName, openOwnStall, storedSince } from '../testing/open-tool';

const number = (name: RegExp | string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name });
const unit = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Bought by/ });
const button = (name: string) => screen.getByRole('button', { name });

describe('the unit of purchase', () => {
  it('stays of its kind while recipes use it, and says which', async () => {
    const { shell, user } = await openOwnStall('menu/ingredients/urad-dal');
    await user.selectOptions(unit(), 'piece');
    expect(screen.getByRole('alert').textContent).toBe(
      'urad dal is in dosa batter, by the kg. Take it out there first, then change how it is measured.',
    );
    expect(unit().value).toBe('kg');
    expect(storedSince(shell)).toEqual([]);
  });

  it('counts dishes and preparations as uses, retired dishes among them', async () => {
    const { shell, user } = await openOwnStall('menu/ingredients/eggs');
    act(() => void shell.stall.saveDish('egg-dosa', { isRetired: true }));
    await user.selectOptions(unit(), 'litre');
    expect(screen.getByRole('alert').textContent).toContain('eggs is in Egg Dosa, by the piece.');
  });

  it('changes within its kind, and the price with it', async () => {
    const { shell, user } = await openOwnStall('menu/ingredients/rice');
    await user.selectOptions(unit(), 'g');
    expect(number(/^Price per g/).value).toBe('0.052');
    await user.tab();
    expect(ingredientByName(shell, 'rice')?.unit).toBe('g');
    // ₹52 a kg as before: the dosa costs the same.
    expect(shell.day.getSnapshot().ingredientPrices['rice']).toBe(52);
  });

  it('changes to another kind where no recipe uses it; the price is then unknown', async () => {
    const { shell, user } = await openOwnStall('menu/ingredients/cheese');
    act(() => void shell.stall.saveDish('cheese-uttapam', { recipe: [] }));
    await user.selectOptions(unit(), 'piece');
    await user.tab();
    expect(ingredientByName(shell, 'cheese')?.unit).toBe('piece');
    expect(number(/^Price per piece/).value).toBe('');
    expect(screen.getByText('No price yet: the cost of its dishes is unknown.')).toBeTruthy();
  });

  it('is a packet once somebody said how much is in it', async () => {
    const { shell, user } = await openOwnStall('menu/ingredients/sugar');
    await user.selectOptions(unit(), 'packet of …');
    expect(ingredientByName(shell, 'sugar')?.unit).toBe('kg');
    await user.type(number('In one packet'), '500');
    await user.tab();
    expect(ingredientByName(shell, 'sugar')?.unit).toEqual({
      as: 'packet',
      of: { amount: 500, unit: 'g' },
    });
    // Half a kg of sugar at ₹44.
    expect(number(/^Price per packet of 500 g/).value).toBe('22');
    await user.clear(number(/^Price per packet/));
    await user.type(number(/^Price per packet/), '25');
    await user.tab();
    expect(shell.day.getSnapshot().ingredientPrices['sugar']).toBe(50);
  });
});

describe('a price for an amount of what is sold loose', () => {
  it.each([
    ['quintal (100 kg)', 100, '5200', /^Price per quintal/],
    ['10 kg', 10, '520', /^Price per 10 kg/],
    ['20 kg', 20, '1040', /^Price per 20 kg/],
  ])('may be for a %s', async (choice, amount, price, label) => {
    const { shell, user } = await openOwnStall('menu/ingredients/rice');
    await user.selectOptions(unit(), choice);
    // ₹52 a kg, as before.
    expect(number(label).value).toBe(price);
    await user.clear(number(label));
    await user.type(number(label), String(50 * amount));
    await user.tab();
    expect(ingredientByName(shell, 'rice')).toMatchObject({
      unit: { as: 'loose', of: { amount, unit: 'kg' } },
      price: { price: 50 * amount },
    });
    expect(shell.day.getSnapshot().ingredientPrices['rice']).toBe(50);
  });

  it('may be for any other, which keeps its field while it is typed', async () => {
    const { shell, user } = await openOwnStall('menu/ingredients/rice');
    await user.selectOptions(unit(), 'loose, a price for …');
    expect(ingredientByName(shell, 'rice')?.unit).toBe('kg');
    // On the way to 105 it is 10 kg, which is a choice of its own.
    await user.type(number('The price is for'), '105');
    await user.tab();
    expect(ingredientByName(shell, 'rice')?.unit).toEqual({
      as: 'loose',
      of: { amount: 105, unit: 'kg' },
    });
  });
});

it('is a tray or a bundle, which holds what the packet held', async () => {
  const { shell, user } = await openOwnStall('menu/ingredients/eggs');
  await user.selectOptions(unit(), 'tray or crate of …');
  await user.type(number('In one tray or crate'), '30');
  await user.tab();
  expect(ingredientByName(shell, 'eggs')?.unit).toEqual({
    as: 'tray',
    of: { amount: 30, unit: 'piece' },
  });
  expect(number(/^Price per tray of 30 pieces/)).toBeTruthy();
  await user.selectOptions(unit(), 'bundle of …');
  expect(number('In one bundle').value).toBe('30');
  await user.tab();
  expect(ingredientByName(shell, 'eggs')?.unit).toMatchObject({ as: 'bundle' });
});

it('stores a price for its unit, from today on, and says so', async () => {
  const { shell, user } = await openOwnStall('menu/ingredients/eggs');
  const yesterday = () => shell.ledger.totals({ from: '2026-11-21', to: '2026-11-21' });
  const before = await yesterday();
  expect(screen.getByText('From today on; earlier days keep their prices.')).toBeTruthy();
  await user.clear(number(/^Price per dozen/));
  await user.type(number(/^Price per dozen/), '96');
  await user.tab();
  expect(storedSince(shell)).toEqual(['price eggs: 96']);
  expect(ingredientByName(shell, 'eggs')?.price).toEqual({ price: 96, unit: 'dozen' });
  expect(await yesterday()).toEqual(before);
  expect(shell.day.getSnapshot().ingredientPrices['eggs']).toBe(8);
});

it('says in which dishes and preparations it is, and leads there', async () => {
  const { user } = await openOwnStall('menu/ingredients/salt');
  const uses = within(screen.getByRole('region', { name: 'Used in' }));
  const links = uses.getAllByRole('link').map((link) => link.textContent);
  expect(links.toSorted()).toEqual(['Cheese Uttapam', 'Onion Uttapam', 'dosa batter', 'sambar']);
  await user.click(uses.getByRole('link', { name: 'sambar' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('sambar');
});

it('says of a retired one that is in use where its price still counts', async () => {
  const { shell, user } = await openOwnStall('menu/ingredients/milk');
  await user.click(button('Retire'));
  expect(screen.getByText(/^This is retired/).textContent).toBe(
    'This is retired, but still in Filter Coffee. There its price counts on.',
  );
  expect(dishByName(shell, 'Filter Coffee')?.recipe).toHaveLength(5);
  await user.click(button('Bring back'));
  expect(ingredientByName(shell, 'milk')?.isRetired).toBe(false);
});

it('is added with unit and price as soon as it has a name', async () => {
  const { shell, user } = await openOwnStall('menu/ingredients/new');
  await user.selectOptions(unit(), 'litre');
  await user.type(number(/^Price per litre/), '640');
  expect(storedSince(shell)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Name of the ingredient' }), 'ghee');
  await user.tab();
  expect(ingredientByName(shell, 'ghee')).toMatchObject({
    unit: 'litre',
    price: { price: 640, unit: 'litre' },
    preparation: null,
  });
  expect(screen.getByText('It is in no recipe yet.')).toBeTruthy();
});
