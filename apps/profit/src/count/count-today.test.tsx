import { platesOf } from '@thela/pricing';
import type { Entry } from '@thela/ledger';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginDay, createFakeShell } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
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
  it('shows count and money of each dish, and the sums of the day with one profit', async () => {
    await openCount();
    expect(dish('Masala Dosa').textContent).toContain(
      'Masala Dosa, 17 plates, ₹1,445. Tap to add one.',
    );
    // The price of a plate.
    expect(dish('Masala Dosa').textContent).toMatch(/₹85$/);
    expect(figures()).toContain('Plates102');
    expect(figures()).toContain('Revenue₹4,935');
    expect(figures()).toMatch(/In hand₹3,644.61after .* expenses, .* thrown away$/);
    expect(figures()).not.toContain('Profit');
    expect(screen.getByText(/Not in the profit: Mirchi Bajji/)).toBeTruthy();
    expect(
      screen.getByText(/^In hand ₹3,644.61: ingredient cost of 1 dish not known/),
    ).toBeTruthy();
  });

  it('leads to the expenses below the dishes', async () => {
    await openCount();
    fireEvent.click(screen.getByRole('button', { name: 'Expenses of today' }));
    await expectFocus(
      () => screen.getByRole('region', { name: 'Expenses of today' }).parentElement,
    );
  });

  it('counts one plate a tap, one event each, and shows it at once', async () => {
    const { shell, calls } = await openCount();
    tap(dish('Masala Dosa'));
    tap(dish('Masala Dosa'));
    tap(dish('Upma'));
    expect(dish('Masala Dosa').textContent).toContain('19 plates, ₹1,615');
    expect(calls.events.map((event) => event.kind === 'plates' && event.dish)).toEqual([
      'masala-dosa',
      'masala-dosa',
      'upma',
    ]);
    expect(calls.events).toMatchObject(calls.events.map(() => ({ plates: 1 })));
    expect(platesOf(shell.day.getSnapshot().platesSold, 'upma')).toBe(10);
    expect(figures()).toContain('Plates105');
  });

  it('says below the dishes, where it moves none, that a cost is not known', async () => {
    const { shell } = await openCount();
    // The day has no expenses and no waste, so that this tap is the first thing to say.
    await act(async () => {
      const day = shell.ledger.today.getSnapshot();
      const kinds = ['expense', 'waste'] as const;
      for (const event of await shell.ledger.events({ from: day, to: day, kinds })) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await shell.ledger.undo(event);
      }
      shell.day.setPlatesSold('mirchi-bajji', 0);
    });
    await waitFor(() => expect(figures()).toMatch(/Profit₹[\d,.]+$/));
    tap(dish('Mirchi Bajji'));
    const sentence = await screen.findByText(/^In hand .*: ingredient cost of 1 dish not known/);
    expect(figures()).not.toContain('In hand');
    expect(dish('Mirchi Bajji').compareDocumentPosition(sentence)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('lists what was changed of prices and dishes, and not what the set-up entered', async () => {
    const day = '2026-11-22';
    const priced = (price: number): Entry => ({
      kind: 'price',
      ingredient: 'tea',
      price,
      unit: 'kg',
      scope: 'from',
    });
    const name: Entry = { kind: 'stall', fields: { name: 'Asha Tiffin' } };
    const { shell } = await openCount({
      today: day,
      stall: [{ day, entries: [priced(400), name] }],
    });
    expect(screen.queryByText(/^Show \d+ change/)).toBe(null);
    await act(async () => {
      await shell.ledger.append([priced(500)]);
    });
    expect(await screen.findByRole('button', { name: 'Show 1 change' })).toBeTruthy();
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

it('pulses when a plate is counted, not when one is taken back, and never where motion is unwanted', async () => {
  await openCount();
  vi.useFakeTimers({ toFake: ['performance'] });
  // Later than the taps of other tests.
  vi.advanceTimersByTime(3_600_000);
  const pulses = vi.fn<() => void>();
  Object.assign(Element.prototype, { animate: pulses });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  const { matches, ...query } = window.matchMedia('(prefers-reduced-motion: reduce)');
  const wish = vi.spyOn(window, 'matchMedia').mockReturnValue({ ...query, matches: true });
  onTestFinished(() => wish.mockRestore());
  tap(dish('Upma'));
  wish.mockReturnValue({ ...query, matches });
  tap(dish('Masala Dosa'));
  await waitFor(() => expect(pulses).toHaveBeenCalledOnce());
  expect(dish('Masala Dosa').contains(pulses.mock.contexts[0] as unknown as Node)).toBe(true);
  // In a rush not every one.
  tap(dish('Masala Dosa'));
  vi.advanceTimersByTime(1000);
  fireEvent.keyDown(dish('Upma'), { key: 'Delete' });
  tap(dish('Upma'));
  await waitFor(() => expect(pulses).toHaveBeenCalledTimes(2));
});

describe('this customer', () => {
  const customer = () => screen.getByRole('group', { name: 'This customer' }).textContent;
  const next = () => screen.getByRole('button', { name: 'Next customer' });

  it('pays for what was tapped since the last one, less what was undone or taken back', async () => {
    const { user } = await openCount();
    expect(customer()).toContain('₹0');
    expect(next().getAttribute('aria-disabled')).toBe('true');
    tap(dish('Masala Dosa'));
    tap(dish('Masala Dosa'));
    expect(customer()).toContain('₹170');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(customer()).toContain('₹85');
    dish('Masala Dosa').focus();
    await user.keyboard('{Delete}');
    expect(customer()).toContain('₹0');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(customer()).toContain('₹85');
    await user.click(next());
    expect(customer()).toContain('₹0');
    expect(dish('Masala Dosa').textContent).toContain('18 plates');
  });

  it('is somebody else when the page is opened again, and on a new day', async () => {
    const { shell } = await openCount();
    tap(dish('Masala Dosa'));
    act(() => shell.location.navigate(''));
    act(() => shell.location.navigate('count'));
    await waitFor(() => expect(customer()).toContain('₹0'));
    tap(dish('Upma'));
    expect(customer()).toContain('₹40');
    act(() => beginDay(shell, '2026-11-23'));
    expect(customer()).toContain('₹0');
  });

  it('does not pay less for a plate of the one before, and not for what was refused', async () => {
    const { shell, user } = await openCount();
    tap(dish('Upma'));
    await user.click(next());
    // The customer before had one too many counted; this one has two of the same.
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    dish('Upma').focus();
    await user.keyboard('{Delete}');
    tap(dish('Upma'));
    expect(customer()).toContain('₹40');
    await user.click(next());
    act(() => beginDay(shell, '2020-01-01'));
    tap(dish('Masala Dosa'));
    await waitFor(() => expect(customer()).toContain('₹0'));
  });
});

describe('taking back', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
  );

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

  it('has a button for the next tap alone, and a key', async () => {
    const { calls, user } = await openCount();
    const mode = screen.getByRole('button', { name: 'Take back' });
    await user.click(mode);
    expect(mode.getAttribute('aria-pressed')).toBe('true');
    expect(dish('Upma').textContent).toContain('Tap to take one back.');
    tap(dish('Upma'));
    expect(mode.getAttribute('aria-pressed')).toBe('false');
    expect(dish('Upma').textContent).toContain('Tap to add one.');
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
  expect(screen.getByRole('button', { name: 'Gas' })).toBeTruthy();
});
