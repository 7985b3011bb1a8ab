import { CONTRACT } from '@thela/contract';
import { createFakeShell } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Tool, { contract } from './tool';

it('speaks the contract it was built against', () => {
  expect(contract).toBe(CONTRACT);
});

it('is headed by the name that the product gives its assistant', () => {
  const shell = createFakeShell();
  render(<Tool shell={{ ...shell, brand: { ...shell.brand, assistant: 'Galli-GPT' } }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Galli-GPT');
  expect(
    screen.getByText('Your Hinglish voice assistant for recipes, profit and leftovers'),
  ).toBeTruthy();
});

it('says that it is being built, and shows no control that would do nothing', () => {
  render(<Tool shell={createFakeShell()} />);
  expect(screen.getByText(/^This tool is being built\. Soon you /)).toBeTruthy();
  const controls = ['button', 'textbox', 'spinbutton', 'combobox', 'checkbox', 'link'];
  expect(controls.flatMap((role) => screen.queryAllByRole(role))).toEqual([]);
});
