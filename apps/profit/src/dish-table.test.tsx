import { createFakeShell } from '@thela/testkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Tool from './tool';

function openTool() {
  const platesSold = {
    'onion-uttapam': 20,
    'masala-dosa': 15,
    'idli-sambar': 30,
    'cheese-uttapam': 10,
    'plain-dosa': 2500,
  };
  render(<Tool shell={createFakeShell({ platesSold })} />);
}

function table() {
  return within(screen.getByRole('table', { name: 'Each Dish Today' }));
}

/** What a screen reader says of each cell: the labels of the small screens are left out. */
function figuresOf(dish: string) {
  const row = table().getByRole('row', { name: new RegExp(`^${dish}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.lastChild?.textContent);
}

it('has one column for each figure and one row for each dish, in the order of the menu', () => {
  openTool();
  const texts = (role: string) =>
    table()
      .getAllByRole(role)
      .map((cell) => cell.textContent);
  expect(texts('columnheader')).toEqual([
    'Dish',
    'Cost per plate',
    'Profit per plate',
    'Margin',
    'Plates sold',
    'Revenue',
    'Profit',
  ]);
  expect(texts('rowheader')).toEqual([
    'Onion Uttapam',
    'Masala Dosa',
    'Idli Sambar',
    'Cheese Uttapam',
    'Plain Dosa',
  ]);
});

it('shows every figure of a dish, each rounded once from its exact value', () => {
  openTool();
  // Cost 0.15 x 25 + 0.07 x 50 + 0.03 x 80 + 0.03 x 30 + 0.01 x 120 + 0.001 x 10 + 0.003 x 15
  // = 11.805; profit 85 - 11.805 = 73.195, of 85 86.11 %; 15 x 85 = 1275; 15 x 73.195 = 1097.925.
  expect(figuresOf('Masala Dosa')).toEqual([
    '₹11.81',
    '₹73.20',
    '86.1%',
    '15',
    '₹1,275',
    '₹1,097.93',
  ]);
});

it('groups plates and amounts the Indian way', () => {
  openTool();
  // 2500 x 50 and 2500 x 43.79
  expect(figuresOf('Plain Dosa')).toEqual([
    '₹6.21',
    '₹43.79',
    '87.6%',
    '2,500',
    '₹1,25,000',
    '₹1,09,475',
  ]);
});

it('follows a changed price in every dish that needs the ingredient, and in no other', async () => {
  openTool();
  const plainDosa = figuresOf('Plain Dosa');
  const user = userEvent.setup();
  const onions = screen.getByRole('spinbutton', { name: 'onions' });
  await user.clear(onions);
  await user.type(onions, '42.5');
  // 0.03 x 12.5 = 0.375 more a plate: 12.18; 72.82, of 85 85.67 %; 15 x 72.82 = 1092.3.
  expect(figuresOf('Masala Dosa')).toEqual([
    '₹12.18',
    '₹72.82',
    '85.7%',
    '15',
    '₹1,275',
    '₹1,092.30',
  ]);
  expect(figuresOf('Plain Dosa')).toEqual(plainDosa);
});

it('shows a dish that loses money with its loss', async () => {
  openTool();
  const user = userEvent.setup();
  const cheese = screen.getByRole('spinbutton', { name: 'cheese' });
  await user.clear(cheese);
  await user.type(cheese, '2000');
  // 16.09 - 10 + 0.05 x 2000 = 106.09, sold at 90
  expect(figuresOf('Cheese Uttapam')).toEqual([
    '₹106.09',
    '−₹16.09',
    '-17.9%',
    '10',
    '₹900',
    '−₹160.90',
  ]);
});
