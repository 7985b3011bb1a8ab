import { createFakeShell } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messagesNow } from './messages';
import Tool from './tool';

it('is headed Profit Optimizer, with its five parts below', () => {
  render(<Tool shell={createFakeShell()} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profit Optimizer');
  expect(screen.getByText(messagesNow().subtitle)).toBeTruthy();
  const parts = screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);
  expect(parts).toEqual([
    'Daily Ingredient Prices (₹ per kg/L)',
    'Daily Sales Input (Plates Sold)',
    'Thela AI Recommendation',
    "Today's Performance Summary",
    'Each Dish Today',
  ]);
});

it('follows the day when another tool changes it', () => {
  const shell = createFakeShell({ platesSold: { 'plain-dosa': 1 } });
  render(<Tool shell={shell} />);
  act(() => {
    shell.day.setPlatesSold('plain-dosa', 3);
    shell.day.setIngredientPrice('rice', 60);
  });
  const fieldNamed = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
  expect(fieldNamed('Plates of Plain Dosa sold').value).toBe('3');
  expect(fieldNamed('rice').value).toBe('60');
  expect(screen.getAllByText('₹150')).not.toHaveLength(0);
});
