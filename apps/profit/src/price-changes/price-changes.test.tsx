import { madeUpStall } from '@thela/books/made-up-stalls';
import { callsTo, createFakeShell } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openOwnStall, storedSince } from '../testing/open-tool';
import Tool from '../tool';

const TODAY = '2026-11-22';
const NIGHT = Date.parse('2026-11-22T17:30:00Z');
const MINUTE_MS = 60_000;
const QUESTION = 'Was the price of urad typed wrong?';

const open = (days: 1 | 6 | 10 | 100 = 100) =>
  openOwnStall('price-changes', { stall: [], events: madeUpStall(days, TODAY), today: TODAY });

// By text: to ask for roles in a page of this size takes seconds.
const region = async (heading: string) => (await screen.findByText(heading)).closest('section');
const row = (name: string) => screen.getByText(name, { selector: 'h3' }).closest('li');
const buttonOf = (dish: string, text: RegExp | string) =>
  within(row(dish) ?? document.body).getByText(text);
const press = (text: string | RegExp) => fireEvent.click(screen.getByText(text));
const hasAsked = () => screen.queryByText(QUESTION) !== null;

describe('price changes', () => {
  it('say what a dearer ingredient costs, and change the price on the board once that is confirmed', async () => {
    const { shell } = await open();
    // Rice is ₹52.16: 7.84 more a kg, 0.09 kg in each of 49 dosas, 0.08 kg in each of 69 idlis.
    act(() => shell.stall.setPrice('rice', { price: 60, unit: 'kg' }));
    await screen.findByText('₹52.16 → ₹60 per kg');
    expect((await region('Ingredients, since 15 November'))?.textContent).toContain(
      'rice₹52.16 → ₹60 per kg₹7.84 dearer (+15.0%)',
    );
    expect(row('Dosa')?.textContent).toContain('On the board₹65');
    const before = storedSince(shell).length;
    fireEvent.click(buttonOf('Dosa', /^₹70/));
    expect(row('Dosa')?.textContent).toContain('Dosa: ₹70 instead of ₹65?');
    expect(storedSince(shell)).toHaveLength(before);
    fireEvent.click(buttonOf('Dosa', 'Cancel'));
    await expectFocus(() => buttonOf('Dosa', /^₹70/));
    fireEvent.click(buttonOf('Dosa', /^₹70/));
    fireEvent.click(buttonOf('Dosa', 'Change the price'));
    await screen.findByText('Dosa now sells at ₹70.');
    expect(shell.stall.getSnapshot().dishes.find(({ name }) => name === 'Dosa')?.sellingPrice).toBe(
      70,
    );
    fireEvent.click(buttonOf('Dosa', 'Undo'));
    await waitFor(() => expect(row('Dosa')?.textContent).toContain('On the board₹65'));
    expect(storedSince(shell).slice(before)).toEqual(['dish made-up-dosa: sellingPrice', 'undo']);
    expect(screen.queryByText('Pongal')).toBe(null);
  });

  it('ask about a price that is ten times what it was, leave it out, and put it back or believe it', async () => {
    const { shell } = await open();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(NIGHT);
    const wrong = {
      kind: 'price',
      ingredient: 'urad',
      price: 1260,
      unit: 'kg',
      scope: 'from',
    } as const;
    await act(() => shell.ledger.append([wrong]));
    const asks = await region(QUESTION);
    expect(asks?.textContent).toContain(
      'urad went from ₹126 per kg to ₹1,260 per kg on 22 November: 10 times as much.',
    );
    expect(screen.queryByText(/₹1,134 dearer/)).toBe(null);
    press(/^Typed wrong/);
    await waitFor(() => expect(hasAsked()).toBe(false));
    await screen.findByText('urad is ₹126 per kg again.');
    clock.mockReturnValue(NIGHT + MINUTE_MS);
    press('Undo');
    await waitFor(() => expect(screen.queryByText('Undo')).toBe(null));
    await expectFocus(() => screen.getByRole('heading', { name: QUESTION }));
    press('It is right');
    await screen.findByText('urad stays at ₹1,260 per kg, and counts below.');
    await waitFor(() => expect(hasAsked()).toBe(false));
    await screen.findByText(/^₹1,134 dearer/);
    expect(storedSince(shell)).toEqual([
      'price urad: 1260',
      'price urad: 126',
      'undo',
      'price urad: 1260',
    ]);
  });

  it('mend the days of a price that was wrong in between', async () => {
    const { shell } = await open(10);
    const asks = await region(QUESTION);
    expect(asks?.textContent).toContain('on 17 November: 10 times as much.');
    press('Mend it: ₹124 per kg');
    await waitFor(() => expect(hasAsked()).toBe(false));
    expect(callsTo(shell).events).toMatchObject([
      { kind: 'price', ingredient: 'urad', price: 124, day: '2026-11-17', scope: 'day' },
    ]);
  });

  it.each([
    [
      6,
      'This needs your prices of 8 days; there are 6 so far. It can be shown from 24 November on.',
    ],
    [
      1,
      'This needs your prices of 8 days; there is 1 so far. It can be shown from 29 November on.',
    ],
  ] as const)('say after %d days how many they need', async (days, text) => {
    await open(days);
    expect(await screen.findByText(text)).toBeTruthy();
    press('30 days ago');
    expect(screen.getByText(/^This needs your prices of 31 days/)).toBeTruthy();
  });

  it('can be read again after a failure', async () => {
    const shell = createFakeShell({
      events: madeUpStall(10, TODAY),
      today: TODAY,
      path: 'price-changes',
    });
    let isBroken = true;
    const ledger: typeof shell.ledger = {
      ...shell.ledger,
      events: (range) =>
        isBroken ? Promise.reject(new Error('no storage')) : shell.ledger.events(range),
    };
    render(<Tool shell={{ ...shell, ledger }} />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be read/);
    isBroken = false;
    press('Try again');
    expect(await screen.findByText('7 days ago')).toBeTruthy();
  });
});
