import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Tool from './tool';

function openTool(options: FakeShellOptions = {}) {
  const shell = createFakeShell({ today: '2026-11-22', ...options });
  render(<Tool shell={shell} />);
  return { shell, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const newDay = () => screen.queryByRole('button', { name: 'New day' });

it('is left to the shell, which sets back no plates that were counted, and says nothing itself', async () => {
  const { shell, user } = openTool();
  await user.click(button('Start from zero'));
  await user.click(button('One plate of Masala Dosa more'));
  const before = callsTo(shell).shownToasts();
  await user.click(button('New day'));
  expect(shell.day.getSnapshot().platesSold['masala-dosa']).toBe(1);
  expect(callsTo(shell).shownToasts()).toEqual(before);
});

it('clears figures that nobody counted', async () => {
  const { shell, user } = openTool({ platesSold: { 'masala-dosa': 35 } });
  await user.click(button('New day'));
  expect(shell.day.getSnapshot().platesSold['masala-dosa']).toBe(0);
});

it('is offered where plates of the vendor’s own stand alone', async () => {
  const { user } = openTool({ random: () => 0.5 });
  expect(newDay()).toBeNull();
  await user.click(button('One plate of Masala Dosa more'));
  expect(newDay()).toBeNull();
  await user.click(button('Start from zero'));
  expect(newDay()).not.toBeNull();
});

it('is gone once the stall is the vendor’s own: its days begin by themselves', () => {
  openTool({ stall: 'own' });
  expect(screen.getByRole('spinbutton', { name: 'Plates of Upma sold' })).toBeTruthy();
  expect(newDay()).toBeNull();
});
