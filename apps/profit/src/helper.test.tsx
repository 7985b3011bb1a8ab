import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOwnStall } from './testing/open-tool';

const openAsHelper = (path = '') => openOwnStall(path, { role: 'helper' });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it.each([
  ['', 'Profit Optimizer', /^Ingredient prices, costs and profit are the owner’s alone/],
  ['menu', 'My menu', /^Recipes, costs and changes of the menu are the owner’s alone/],
  ['menu/ingredients', 'My menu', /^Recipes, costs and changes/],
  ['price-changes', 'Prices', /^Ingredient prices, costs and profit/],
  ['what-if', 'Prices', /^Ingredient prices, costs and profit/],
  ['count/2026-11-21', 'Count plates', /^Other days are the owner’s alone/],
  ['count/2026-11-23', 'Count plates', /^Other days are the owner’s alone/],
])('says at "%s" what is the owner’s, and leads a helper to counting', async (path, name, text) => {
  const { shell, user, view } = await openAsHelper(path);
  expect(title()).toBe(name);
  expect(screen.getByText(text)).toBeTruthy();
  expect(view.container.textContent).not.toContain('₹');
  await user.click(screen.getByRole('link', { name: 'Count plates' }));
  expect(shell.location.getSnapshot()).toBe('count');
});

it('lets a helper count plates and expenses, and shows what they bring but not what they earn', async () => {
  const { calls, user } = await openAsHelper('count');
  const figures = () => screen.getByRole('region', { name: 'The day so far' }).textContent;
  // Until the records are read, the figures are marked as not saved yet.
  await waitFor(() => expect(figures()).toBe('Plates102Revenue₹4,935'));
  fireEvent.click(screen.getByRole('button', { name: /^Masala Dosa,/ }));
  expect(figures()).toContain('Plates103Revenue₹5,020');
  expect(screen.getByRole('group', { name: 'This customer' }).textContent).toContain('₹85');
  await user.click(screen.getByRole('button', { name: 'Gas' }));
  await user.type(screen.getByLabelText('Gas: how many ₹?'), '150{Enter}');
  expect(await screen.findByRole('button', { name: 'Take back: Gas: ₹150' })).toBeTruthy();
  expect(calls.events.map(({ kind }) => kind)).toEqual(['plates', 'expense']);
  expect(calls.refusals()).toBe(0);
  for (const text of [/profit/i, /cost/i, /In hand/, /Yesterday/]) {
    expect(screen.queryByText(text)).toBe(null);
  }
});

it('does not invite a helper to set up a stall that has not arrived', async () => {
  await openOwnStall('count', { role: 'helper', stall: [] });
  expect(screen.getByText(/are not on this phone yet/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
});

it('does not send a helper to add dishes', async () => {
  const retired = ['onion-uttapam', 'masala-dosa', 'idli-sambar', 'cheese-uttapam', 'plain-dosa'];
  await openOwnStall('count', {
    role: 'helper',
    stall: [
      {
        day: '2026-11-20',
        entries: [
          { kind: 'stall', fields: { name: 'Asha Tiffin' } },
          ...retired.map((dish) => ({
            kind: 'dish' as const,
            dish,
            fields: { isRetired: true },
            scope: 'from' as const,
          })),
        ],
      },
    ],
  });
  expect(screen.getByText('The menu has no dishes today. The owner can add one.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBe(null);
});
