import { CONTRACT } from '@thela/contract';
import { createFakeShell } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Tool, { contract } from './tool';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 6, 30) });
});

afterEach(() => {
  vi.useRealTimers();
});

it('speaks the contract it was built against', () => {
  expect(contract).toBe(CONTRACT);
});

it('is headed AI Sous-Chef, with what it is for below', () => {
  render(<Tool shell={createFakeShell()} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Sous-Chef');
  expect(screen.getByText('Real-time Recipe Intelligence')).toBeTruthy();
});

it('shows today’s date and the stall’s place', () => {
  render(<Tool shell={createFakeShell()} />);
  expect(screen.getByText('Friday, November 20, 2026 | Hyderabad, Telangana')).toBeTruthy();
});

it('shows the place that the product is set up for', () => {
  const shell = createFakeShell();
  render(<Tool shell={{ ...shell, brand: { ...shell.brand, location: 'Pune, Maharashtra' } }} />);
  expect(screen.getByText('Friday, November 20, 2026 | Pune, Maharashtra')).toBeTruthy();
});

it('says that it is being built, and shows no control that would do nothing', () => {
  render(<Tool shell={createFakeShell()} />);
  expect(screen.getByText(/^This tool is being built\. Soon you /)).toBeTruthy();
  const controls = ['button', 'textbox', 'spinbutton', 'combobox', 'checkbox', 'link'];
  expect(controls.flatMap((role) => screen.queryAllByRole(role))).toEqual([]);
});
