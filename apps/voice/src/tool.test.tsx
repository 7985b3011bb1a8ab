import { createFakeShell } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Tool from './tool';

it('is headed by the name that the product gives its assistant', () => {
  const shell = createFakeShell();
  render(<Tool shell={{ ...shell, brand: { ...shell.brand, assistant: 'Galli-GPT' } }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Galli-GPT');
  expect(screen.getByText('Click "Start Session" to talk to Galli-GPT.')).toBeTruthy();
});

it('answers from the vendor’s own prices as they are now', async () => {
  const shell = createFakeShell();
  render(<Tool shell={shell} />);
  const ask = 'What does one Masala Dosa cost me?';
  await userEvent.click(screen.getByRole('button', { name: ask }));
  expect(await screen.findByText(/₹11\.81/)).toBeTruthy();
  shell.day.setIngredientPrice('potatoes', 45);
  await userEvent.type(screen.getByRole('textbox'), `${ask}{Enter}`);
  // 0.15 kg of potatoes a plate at ₹20 more.
  expect(await screen.findByText(/₹14\.81/)).toBeTruthy();
});

it('shows the role that is on', async () => {
  render(<Tool shell={createFakeShell()} />);
  await userEvent.type(screen.getByRole('textbox'), 'switch to profit{Enter}');
  expect(await screen.findByText('Role: profit')).toBeTruthy();
});
