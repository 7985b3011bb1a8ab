import { CONTRACT } from '@thela/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Tool, { contract } from './tool';

it('speaks the contract it was built against', () => {
  expect(contract).toBe(CONTRACT);
});

it('is headed Daily Sales Strategy, with what it is for below', () => {
  render(<Tool />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daily Sales Strategy');
  expect(screen.getByText('What to push, price and pair today')).toBeTruthy();
});

it('says that it is being built, and shows no control that would do nothing', () => {
  render(<Tool />);
  expect(screen.getByText(/^This tool is being built\. Soon you /)).toBeTruthy();
  const controls = ['button', 'textbox', 'spinbutton', 'combobox', 'checkbox', 'link'];
  expect(controls.flatMap((role) => screen.queryAllByRole(role))).toEqual([]);
});
