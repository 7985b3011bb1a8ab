import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOwnStall } from '../testing/open-tool';

it.each([
  'menu/people',
  'menu/dishes/no-such-dish',
  'menu/ingredients/sambar',
  'menu/dishes/upma/x',
])('says of %s that it is not here, and leads back', async (path) => {
  const { user, shell } = await openOwnStall(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not here');
  await user.click(screen.getByRole('link', { name: 'To my menu' }));
  expect(shell.location.getSnapshot()).toBe('menu');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My menu');
});

it('has links between its lists, which say where one is', async () => {
  const { user } = await openOwnStall('menu');
  const current = () => screen.getByRole('link', { current: 'page' }).textContent;
  expect(current()).toBe('Dishes');
  await user.click(screen.getByRole('link', { name: 'Preparations' }));
  expect(current()).toBe('Preparations');
  expect(screen.getByText('₹15.62 per litre')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ingredients' }));
  expect(screen.getByText('₹280 per packet of 500 g')).toBeTruthy();
});
