import type { PlatesSold } from '@thela/pricing';
import { createFakeShell } from '@thela/testkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Tool from './tool';

function openTool(platesSold: PlatesSold) {
  render(<Tool shell={createFakeShell({ platesSold })} />);
}

function lines() {
  const summary = screen.getByRole('region', { name: "Today's Performance Summary" });
  return within(summary)
    .getAllByRole('paragraph')
    .map((line) => line.textContent);
}

it('shows revenue and profit of all dishes with two decimals', () => {
  openTool({
    'onion-uttapam': 20,
    'masala-dosa': 15,
    'idli-sambar': 30,
    'cheese-uttapam': 10,
    'plain-dosa': 25,
  });
  // 1400 + 1275 + 1800 + 900 + 1250; 1230.2 + 1097.925 + 1467.45 + 739.1 + 1094.75
  expect(lines()).toEqual(['Total Revenue: ₹6,625.00', 'Total Profit: ₹5,629.43']);
});

it('groups large amounts the Indian way', () => {
  openTool({ 'masala-dosa': 20_000 });
  expect(lines()).toEqual(['Total Revenue: ₹17,00,000.00', 'Total Profit: ₹14,63,900.00']);
});

it('shows zeros while nothing is sold', () => {
  openTool({});
  expect(lines()).toEqual(['Total Revenue: ₹0.00', 'Total Profit: ₹0.00']);
});

it('shows a loss as such', async () => {
  openTool({ 'plain-dosa': 10 });
  const user = userEvent.setup();
  const rice = screen.getByRole('spinbutton', { name: 'rice' });
  await user.clear(rice);
  await user.type(rice, '1000');
  // A plate costs 80 + 1.6 + 0.6 + 0.01 and sells at 50.
  expect(lines()).toEqual(['Total Revenue: ₹500.00', 'Total Profit: ₹-322.10']);
});
