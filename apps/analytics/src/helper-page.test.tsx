import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expect, it } from 'vitest';
import Tool from './tool';

function openAsHelper(options: FakeShellOptions = { stall: 'own' }) {
  const shell = createFakeShell({ today: '2026-11-22', role: 'helper', ...options });
  const view = render(<Tool shell={shell} />);
  return { shell, view, user: userEvent.setup() };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Plates by Item (Today)' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('shows a helper the plates of today and what they brought, but no cost and no profit', async () => {
  const { shell, view } = openAsHelper();
  expect(rows().slice(0, 3)).toEqual([
    ['Item', 'Plates Sold', 'Revenue'],
    ['Filter Coffee', '31', '₹620'],
    ['Idli Sambar', '22', '₹1,320'],
  ]);
  expect(screen.getByText('Plates (Today)').nextElementSibling?.textContent).toBe('102');
  expect(screen.getByText('Total Revenue (Today)').nextElementSibling?.textContent).toBe(
    '₹4,935.00',
  );
  expect(view.container.textContent).not.toMatch(/margin|unknown|In hand|Total Profit/i);
  act(() => shell.day.changePlatesSold('idli-sambar', 10));
  expect(rows()[1]).toEqual(['Idli Sambar', '32', '₹1,920']);
});

it('leads a helper to counting while nothing is sold', async () => {
  const { shell, user } = openAsHelper({ platesSold: {} });
  expect(screen.getByText('No plates sold yet today.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Count plates' }));
  expect(callsTo(shell).openedTools).toEqual(['profit-optimizer']);
});
