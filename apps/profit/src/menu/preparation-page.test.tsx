import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ingredientByName, openOwnStall, storedSince } from '../testing/open-tool';

const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const button = (name: string) => screen.getByRole('button', { name });
const figures = () =>
  within(screen.getByRole('region', { name: 'What it costs' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

it('shows live what a litre and a batch cost', async () => {
  const { shell, user } = await openOwnStall('menu/preparations/sambar');
  expect(figures()).toEqual(['Cost per litre ₹15.62', 'One batch ₹93.75']);
  await user.clear(number('One batch makes'));
  await user.type(number('One batch makes'), '5');
  expect(figures()).toEqual(['Cost per litre ₹18.75', 'One batch ₹93.75']);
  expect(storedSince(shell)).toEqual([]);
  await user.tab();
  expect(ingredientByName(shell, 'sambar')?.preparation?.yields.amount).toBe(5);
  expect(ingredientByName(shell, 'sambar')?.preparation?.recipe).toHaveLength(6);
});

it('does not go into itself, not by a round way either', async () => {
  const { shell, user } = await openOwnStall('menu/preparations/sambar');
  await user.click(button('Add to the recipe'));
  await user.keyboard('sambar');
  expect(screen.getByText('0 found')).toBeTruthy();
  await user.keyboard('{Escape}');

  shell.stall.saveIngredient('dosa-batter', {
    preparation: {
      recipe: [{ ingredient: 'sambar', amount: 1, unit: 'litre' }],
      yields: { amount: 5, unit: 'kg' },
    },
  });
  await user.click(button('Add to the recipe'));
  await user.keyboard('batter{Enter}');
  expect(
    screen.getByText('dosa batter cannot go into sambar: dosa batter is made with sambar.'),
  ).toBeTruthy();
  expect(screen.queryByRole('spinbutton', { name: 'Amount of dosa batter' })).toBeNull();
});

it('keeps the kind of its unit while dishes use it', async () => {
  const { shell, user } = await openOwnStall('menu/preparations/sambar');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of a batch' }), 'kg');
  expect(screen.getByRole('alert').textContent).toBe(
    'sambar is in Masala Dosa, Idli Sambar and Plain Dosa, by the litre. Take it out there first, then change how it is measured.',
  );
  expect(storedSince(shell)).toEqual([]);
});

it('is added with a name, and then goes into dishes', async () => {
  const { shell, user } = await openOwnStall('menu/preparations/new');
  await user.type(
    screen.getByRole('textbox', { name: 'Name of the preparation' }),
    'onion chutney',
  );
  await user.click(button('Add to the recipe'));
  await user.keyboard('onions{Enter}500');
  await user.tab();
  expect(figures()).toEqual(['Cost per kg ₹17', 'One batch ₹17']);
  expect(ingredientByName(shell, 'onion chutney')?.preparation).toEqual({
    recipe: [{ ingredient: 'onions', amount: 500, unit: 'g' }],
    yields: { amount: 1, unit: 'kg' },
  });
  await user.click(screen.getByRole('link', { name: 'Preparations' }));
  await user.click(screen.getByRole('link', { name: 'Dishes' }));
  await user.click(screen.getByRole('link', { name: 'Upma' }));
  await user.click(button('Add to the recipe'));
  await user.keyboard('chutney{Enter}100');
  // ₹8.35 and 100 g at ₹17.
  expect(screen.getByText('₹10.05')).toBeTruthy();
});
