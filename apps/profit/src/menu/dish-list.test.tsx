import { expectFocus } from '@thela/testkit/focus';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dishByName, openOwnStall, storedSince } from '../testing/open-tool';

const dishes = () => screen.getByRole('list', { name: 'Dishes' });
const button = (name: string) => screen.getByRole('button', { name });
const names = () =>
  within(dishes())
    .getAllByRole('link')
    .map((link) => link.textContent);

function figuresOf(name: string) {
  const link = within(dishes()).getByRole('link', { name });
  const row = within(link.closest('li') as HTMLElement);
  return row.getAllByRole('definition').map((figure) => figure.textContent);
}

it('shows of each dish what a plate costs and earns', async () => {
  await openOwnStall('menu');
  // 100 ml of milk 6.20, 8 g of coffee 4.48, 10 g of sugar 0.44, a cup 0.90, 5 g of gas 0.3232…
  expect(figuresOf('Filter Coffee')).toEqual(['₹20', '₹12.34', '₹7.66', '38.3%']);
});

it('says of a dish without a recipe that its cost is unknown, never 0', async () => {
  await openOwnStall('menu');
  expect(figuresOf('Mirchi Bajji')).toEqual(['₹30']);
  expect(screen.getByText('Cost unknown: no recipe yet')).toBeTruthy();
});

it('names what has no price', async () => {
  const { shell } = await openOwnStall();
  const id = shell.stall.saveIngredient(null, {
    name: 'curry leaves',
    unit: 'kg',
    preparation: null,
    isRetired: false,
  });
  shell.stall.saveDish('upma', { recipe: [{ ingredient: id, amount: 2, unit: 'g' }] });
  shell.location.navigate('menu');
  expect(await screen.findByText('Cost unknown: no price yet for curry leaves')).toBeTruthy();
});

it('moves a dish by its buttons, says where it is now, and keeps the focus', async () => {
  const { user } = await openOwnStall('menu');
  await user.click(button('Arrange'));
  await user.click(button('Move Masala Dosa down'));
  expect(names().slice(0, 3)).toEqual(['Idli Sambar', 'Masala Dosa', 'Plain Dosa']);
  expect(screen.getByText('Masala Dosa is now 2 of 7.').getAttribute('role')).toBe('status');
  await expectFocus(() => button('Move Masala Dosa down'));
  await user.keyboard('{Enter}');
  expect(names().slice(0, 3)).toEqual(['Idli Sambar', 'Plain Dosa', 'Masala Dosa']);
  await user.click(button('Move Masala Dosa up'));
  expect(names().slice(0, 3)).toEqual(['Idli Sambar', 'Masala Dosa', 'Plain Dosa']);
});

it('moves no dish beyond either end of the list', async () => {
  const { user, shell } = await openOwnStall('menu');
  await user.click(button('Arrange'));
  await user.click(button('Move Masala Dosa up'));
  await user.click(button('Move Mirchi Bajji down'));
  expect(button('Move Masala Dosa up').getAttribute('aria-disabled')).toBe('true');
  expect(storedSince(shell)).toEqual([]);
});

it('duplicates a dish under a name of its own, and opens the copy', async () => {
  const { user, shell } = await openOwnStall('menu');
  await user.click(button('Arrange'));
  await user.click(button('Duplicate Masala Dosa'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Masala Dosa 2');
  const [original, copy] = [dishByName(shell, 'Masala Dosa'), dishByName(shell, 'Masala Dosa 2')];
  expect(copy?.recipe).toEqual(original?.recipe);
  expect(copy?.sellingPrice).toBe(85);
  expect(shell.day.getSnapshot().menu.at(-1)?.name).toBe('Masala Dosa 2');
});

it('retires a dish and brings it back, where it was', async () => {
  const { user } = await openOwnStall('menu');
  await user.click(button('Arrange'));
  await user.click(button('Retire Upma'));
  expect(names()).not.toContain('Upma');
  expect(screen.getByText('Upma is retired. You find it below the others.')).toBeTruthy();
  await user.click(screen.getByText('Retired (3)'));
  await user.click(button('Bring back Upma'));
  expect(names()[3]).toBe('Upma');
  expect(screen.getByText('Upma is back.')).toBeTruthy();
});

it('is found by a part of its name, in any script, once the list is long', async () => {
  const { user, shell } = await openOwnStall('menu');
  expect(screen.queryByRole('textbox', { name: 'Find in this list' })).toBeNull();
  shell.stall.saveDish('onion-uttapam', { isRetired: false });
  shell.stall.saveDish('cheese-uttapam', { isRetired: false });
  await user.type(await screen.findByRole('textbox', { name: 'Find in this list' }), 'ఊతప్ప');
  expect(names().toSorted()).toEqual(['Cheese Uttapam', 'Onion Uttapam']);
  await user.type(screen.getByRole('textbox'), 'xyz');
  expect(screen.getByText('Nothing here is called “ఊతప్పxyz”.')).toBeTruthy();
});
