import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Tool from './tool';

const friday = new Date(2026, 10, 20, 18);
const saturday = new Date(2026, 10, 21, 7);
const QUESTION = 'Set all plates to 0 for a new day? Prices stay.';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: friday }));
afterEach(() => vi.useRealTimers());

function openTool(options: FakeShellOptions = { platesSold: { 'masala-dosa': 15 } }) {
  const shell = createFakeShell(options);
  render(<Tool shell={shell} />);
  return { shell, user: userEvent.setup() };
}

function comeBack(moment: Date) {
  vi.setSystemTime(moment);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const button = (name: string) => screen.getByRole('button', { name });
const newDay = () => screen.queryByRole('button', { name: 'New day' });
const question = () => screen.queryByRole('group', { name: QUESTION });
const platesOf = (dish: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Plates of ${dish} sold` });

describe('“New day”', () => {
  it('asks first, and the safe answer has the focus', async () => {
    const { shell, user } = openTool();
    const before = shell.day.getSnapshot();
    await user.click(button('New day'));
    expect(question()).not.toBeNull();
    expect(newDay()).toBeNull();
    expect(document.activeElement).toBe(button('Keep'));
    expect(shell.day.getSnapshot()).toBe(before);
  });

  it('sets all plates to 0 when that is confirmed; prices stay, and a toast says so', async () => {
    const { shell, user } = openTool();
    shell.day.setIngredientPrice('onions', 42.5);
    await user.click(button('New day'));
    await user.click(button('Start new day'));
    expect(platesOf('Masala Dosa').value).toBe('0');
    expect(shell.day.getSnapshot().ingredientPrices['onions']).toBe(42.5);
    expect(callsTo(shell).shownToasts()).toEqual([
      {
        kind: 'success',
        message: 'A new day: all plates are 0. Prices stay as they are.',
        urgency: 'polite',
      },
    ]);
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole('list')[0]);
  });

  it.each(['{Enter}', '{Escape}'])('keeps the plates by %s, with the focus back', async (key) => {
    const { shell, user } = openTool();
    const before = shell.day.getSnapshot();
    await user.click(button('New day'));
    await user.keyboard(key);
    expect(question()).toBeNull();
    expect(shell.day.getSnapshot()).toBe(before);
    expect(document.activeElement).toBe(newDay());
    expect(callsTo(shell).shownToasts()).toEqual([]);
  });

  it('takes no question back to plates that another tab has set back meanwhile', async () => {
    const { shell, user } = openTool();
    await user.click(button('New day'));
    act(() => shell.day.startNewDay());
    expect(question()).toBeNull();
    await user.click(button('One plate of Masala Dosa more'));
    expect(question()).toBeNull();
    expect(newDay()).not.toBeNull();
  });

  it('is offered where plates of the vendor’s own stand alone', async () => {
    const { user } = openTool({ random: () => 0.5 });
    expect(newDay()).toBeNull();
    await user.click(button('One plate of Masala Dosa more'));
    expect(newDay()).toBeNull();
    await user.click(button('Start from zero'));
    expect(newDay()).not.toBeNull();
    await user.clear(platesOf('Masala Dosa'));
    expect(newDay()).toBeNull();
  });
});

describe('plates of an earlier day', () => {
  const hint = () => screen.queryByText('These plates are from Friday, 20 November.');

  it('say so the next morning, with the way to a new day, and stay as they are', async () => {
    const { shell, user } = openTool();
    await user.click(button('One plate of Masala Dosa more'));
    expect(hint()).toBeNull();
    const before = shell.day.getSnapshot();
    comeBack(saturday);
    expect(hint()).not.toBeNull();
    expect(newDay()).not.toBeNull();
    expect(shell.day.getSnapshot()).toBe(before);
  });

  it('say so beside samples, too', async () => {
    const { user } = openTool({ random: () => 0.5 });
    await user.click(button('One plate of Masala Dosa more'));
    comeBack(saturday);
    expect(hint()).not.toBeNull();
    expect(newDay()).not.toBeNull();
  });

  it('are forgotten with the new day, whose plates have its date', async () => {
    const { shell, user } = openTool();
    await user.click(button('One plate of Masala Dosa more'));
    comeBack(saturday);
    await user.click(button('New day'));
    await user.click(button('Start new day'));
    expect(hint()).toBeNull();
    await user.click(button('One plate of Masala Dosa more'));
    expect(hint()).toBeNull();
    expect(shell.day.getSnapshot().platesSince).toBe('2026-11-21');
  });

  it('are none where a clock went back', async () => {
    vi.setSystemTime(saturday);
    const { user } = openTool();
    await user.click(button('One plate of Masala Dosa more'));
    comeBack(friday);
    expect(screen.queryByText(/These plates are from/)).toBeNull();
  });
});
