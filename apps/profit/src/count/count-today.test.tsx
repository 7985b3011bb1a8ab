import { platesOf } from '@thela/pricing';
import type { Entry } from '@thela/ledger';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDay, callsTo, createFakeShell } from '@thela/testkit';
import { openOwnStall } from '../testing/open-tool';
import Tool from '../tool';
import { HOLD_MS } from './use-press';

const dish = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });
const figures = () => screen.getByRole('region', { name: 'The day so far' }).textContent;
const isMarked = (element: HTMLElement) => element.querySelector('[data-waiting]') !== null;

async function openCount(options = {}) {
  const opened = await openOwnStall('count', options);
  await waitFor(() => expect(isMarked(dish('Masala Dosa'))).toBe(false));
  return opened;
}

/** What a finger does to a button. */
function press(button: HTMLElement, pointerId = 1) {
  fireEvent.pointerDown(button, { pointerId, pointerType: 'touch', button: 0 });
}
function lift(button: HTMLElement, pointerId = 1) {
  fireEvent.pointerUp(button, { pointerId, pointerType: 'touch', button: 0 });
}
function tap(button: HTMLElement) {
  press(button);
  lift(button);
  fireEvent.click(button, { detail: 1 });
}

describe('counting', () => {
  it('shows count and money of each dish, and the sums of the day as Profit does', async () => {
    await openCount();
    expect(dish('Masala Dosa').textContent).toContain(
      'Masala Dosa, 17 plates, ₹1,445.00. Tap to add one.',
    );
    expect(figures()).toContain('Plates102');
    expect(figures()).toContain('Revenue₹4,935.00');
    expect(figures()).toContain('Profit₹3,571.30');
    expect(figures()).toContain('What is left₹3,644.61');
    expect(figures()).toContain('ingredient cost of 1 dish not known');
    expect(screen.getByText(/Not in the profit: Mirchi Bajji/)).toBeTruthy();
  });

  it('counts one plate a tap, one event each, and shows it at once', async () => {
    const { shell, calls } = await openCount();
    tap(dish('Masala Dosa'));
    tap(dish('Masala Dosa'));
    tap(dish('Upma'));
    expect(dish('Masala Dosa').textContent).toContain('19 plates, ₹1,615.00');
    expect(calls.events.map((event) => event.kind === 'plates' && event.dish)).toEqual([
      'masala-dosa',
      'masala-dosa',
      'upma',
    ]);
    expect(calls.events).toMatchObject(calls.events.map(() => ({ plates: 1 })));
    expect(platesOf(shell.day.getSnapshot().platesSold, 'upma')).toBe(10);
    expect(figures()).toContain('Plates105');
  });

  it('counts two thumbs whose taps overlap, of which a browser makes no clicks', async () => {
    const { calls } = await openCount();
    press(dish('Masala Dosa'), 1);
    press(dish('Upma'), 2);
    lift(dish('Masala Dosa'), 1);
    lift(dish('Upma'), 2);
    expect(calls.events).toHaveLength(2);
  });

  it('counts keys and screen readers, but no key that is held', async () => {
    const { calls, user } = await openCount();
    dish('Upma').focus();
    await user.keyboard('{Enter} ');
    expect(calls.events).toHaveLength(2);
    await user.keyboard('{Enter>5/}');
    expect(calls.events).toHaveLength(3);
    fireEvent.click(dish('Upma'));
    expect(calls.events).toHaveLength(4);
  });

  it('does not count a finger that scrolls', async () => {
    const { calls } = await openCount();
    press(dish('Upma'));
    fireEvent.pointerCancel(dish('Upma'), { pointerId: 1 });
    lift(dish('Upma'));
    expect(calls.events).toHaveLength(0);
  });
});

describe('taking back', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
  );
  afterEach(() => void vi.useRealTimers());

  it('takes one plate back on a long press, and counts none when it ends', async () => {
    const { calls } = await openCount();
    press(dish('Upma'));
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    fireEvent(dish('Upma'), menu);
    expect(menu.defaultPrevented).toBe(true);
    act(() => void vi.advanceTimersByTime(HOLD_MS));
    expect(dish('Upma').textContent).toContain('Taken back');
    lift(dish('Upma'));
    fireEvent.click(dish('Upma'), { detail: 1 });
    expect(calls.events).toMatchObject([{ kind: 'plates', dish: 'upma', plates: -1 }]);
  });

  it('takes none back for a mouse that left the dish, where nobody sees it being lifted', async () => {
    const { calls } = await openCount();
    press(dish('Upma'));
    fireEvent.pointerLeave(dish('Upma'), { pointerId: 1 });
    act(() => void vi.advanceTimersByTime(HOLD_MS));
    expect(calls.events).toHaveLength(0);
    press(dish('Upma'));
    act(() => void vi.advanceTimersByTime(HOLD_MS));
    fireEvent.pointerLeave(dish('Upma'), { pointerId: 1 });
    expect(dish('Upma').textContent).not.toContain('Taken back');
    expect(calls.events).toMatchObject([{ dish: 'upma', plates: -1 }]);
  });

  it('has a mode in which each tap takes one back, and a key', async () => {
    const { calls, user } = await openCount();
    const mode = screen.getByRole('button', { name: 'Take back' });
    await user.click(mode);
    expect(mode.getAttribute('aria-pressed')).toBe('true');
    tap(dish('Upma'));
    expect(dish('Upma').textContent).toContain('Tap to take one back.');
    await user.click(mode);
    dish('Upma').focus();
    await user.keyboard('{Delete}');
    expect(calls.events).toMatchObject([{ plates: -1 }, { plates: -1 }]);
  });

  it('never goes below 0', async () => {
    const { shell, calls, user } = await openCount();
    act(() => shell.day.setPlatesSold('upma', 0));
    const before = calls.events.length;
    press(dish('Upma'));
    act(() => void vi.advanceTimersByTime(HOLD_MS));
    expect(dish('Upma').textContent).not.toContain('Taken back');
    lift(dish('Upma'));
    dish('Upma').focus();
    await user.keyboard('{Delete}');
    expect(calls.events).toHaveLength(before);
    expect(await screen.findByText('No plate of Upma to take back.')).toBeTruthy();
  });
});

describe('Undo', () => {
  const undo = () => screen.getByRole('button', { name: /^Undo/ });

  it('has nothing to take back of what was refused, because the clock was wrong', async () => {
    const { shell, calls } = await openCount();
    act(() => beginDay(shell, '2020-01-01'));
    tap(dish('Masala Dosa'));
    await waitFor(() => expect(undo().textContent).toBe('Undo'));
    fireEvent.click(undo());
    expect(dish('Masala Dosa').textContent).toContain('17 plates');
    expect(calls.events).toEqual([]);
  });

  it('takes the last ten taps back, one after the other, and says which', async () => {
    const { shell, user } = await openCount();
    expect(undo().getAttribute('aria-disabled')).toBe('true');
    for (let taps = 0; taps < 6; taps += 1) {
      tap(dish('Upma'));
      tap(dish('Masala Dosa'));
    }
    expect(undo().textContent).toBe('Undo: Masala Dosa');
    await user.click(undo());
    expect(undo().textContent).toBe('Undo: Upma');
    for (let undone = 1; undone < 10; undone += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.click(undo());
    }
    expect(undo().textContent).toBe('Undo');
    const { platesSold } = shell.day.getSnapshot();
    expect([platesSold['upma'], platesSold['masala-dosa']]).toEqual([10, 18]);
  });

  it('brings back a plate that was taken back', async () => {
    const { shell, user } = await openCount();
    dish('Upma').focus();
    await user.keyboard('{Delete}');
    expect(undo().textContent).toBe('Undo: Upma taken back');
    await user.click(undo());
    expect(shell.day.getSnapshot().platesSold['upma']).toBe(9);
  });

  it('shows at once also while the tap is not stored yet', async () => {
    const { shell, user } = await openCount({ storage: 'slow' });
    tap(dish('Upma'));
    await user.click(undo());
    expect(shell.day.getSnapshot().platesSold['upma']).toBe(9);
  });
});

describe('the waiting mark', () => {
  it('is on a figure until its write is durable, and on no other', async () => {
    await openCount({ storage: 'slow' });
    tap(dish('Upma'));
    expect(isMarked(dish('Upma'))).toBe(true);
    expect(dish('Upma').textContent).toContain('Being saved.');
    expect(isMarked(dish('Masala Dosa'))).toBe(false);
    await waitFor(() => expect(isMarked(dish('Upma'))).toBe(false));
  });

  it('stays where the write is not durable, also after another page', async () => {
    const { shell } = await openCount({ storage: 'full' });
    tap(dish('Upma'));
    act(() => shell.location.navigate(''));
    act(() => shell.location.navigate('count'));
    await waitFor(() => expect(isMarked(dish('Masala Dosa'))).toBe(false));
    expect(isMarked(dish('Upma'))).toBe(true);
  });

  it('is on every figure until the records are read', async () => {
    const shell = createFakeShell({ stall: 'own', today: '2026-11-22', path: 'count' });
    let read = () => {};
    const isOpen = new Promise<void>((resolve) => {
      read = resolve;
    });
    const totals: typeof shell.ledger.totals = (range) =>
      isOpen.then(() => shell.ledger.totals(range));
    render(<Tool shell={{ ...shell, ledger: { ...shell.ledger, totals } }} />);
    expect(isMarked(await screen.findByRole('button', { name: /^Masala Dosa,/ }))).toBe(true);
    expect(isMarked(screen.getByRole('region', { name: 'The day so far' }))).toBe(true);
    read();
    await waitFor(() => expect(isMarked(dish('Masala Dosa'))).toBe(false));
  });
});

it('says the count to screen readers after a pause, not at each tap', async () => {
  await openCount();
  tap(dish('Upma'));
  tap(dish('Upma'));
  expect(screen.queryByText('Upma: 11 plates. 104 plates in all.')).toBeNull();
  expect(await screen.findByText('Upma: 11 plates. 104 plates in all.')).toBeTruthy();
});

it('has a search from thirteen dishes on', async () => {
  const extra = Array.from({ length: 6 }, (_, place): Entry => ({
    kind: 'dish',
    dish: `extra-${place}`,
    fields: {
      name: `Special ${place}`,
      sellingPrice: 10,
      recipe: [],
      isRetired: false,
      position: 99,
    },
    scope: 'from',
  }));
  const { shell, user } = await openCount();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await act(async () => void (await shell.ledger.append(extra)));
  await user.type(screen.getByRole('searchbox', { name: 'Find a dish' }), 'स्पेशल ३');
  expect(screen.getAllByRole('button', { name: /Tap to add one/ })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('No dish is called “स्पेशल ३xyz”.')).toBeTruthy();
});

it('keeps a dish that was retired today and sold before, last and marked as such', async () => {
  const { shell } = await openCount();
  act(() => void shell.stall.saveDish('masala-dosa', { isRetired: true }));
  const buttons = screen.getAllByRole('button', { name: /Tap to add one/ });
  expect(buttons.at(-1)?.textContent).toContain('Masala Dosa (retired)');
});

it('leads to the menu where that has no dishes, and takes the expenses of such a day', async () => {
  const { shell } = await openCount();
  act(() => {
    for (const { id } of shell.day.getSnapshot().menu) {
      shell.day.setPlatesSold(id, 0);
      shell.stall.saveDish(id, { isRetired: true });
    }
  });
  expect(screen.getByRole('link', { name: 'To my menu' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add expense' })).toBeTruthy();
});

it('invites to set up the stall until it is own', async () => {
  const { shell, user } = await openOwnStall('count', { stall: [] });
  await user.click(screen.getByRole('button', { name: 'Set up my stall' }));
  expect(callsTo(shell).openedStall()).toBe(1);
  expect(screen.getByRole('link', { name: 'Profit Optimizer' })).toBeTruthy();
});
