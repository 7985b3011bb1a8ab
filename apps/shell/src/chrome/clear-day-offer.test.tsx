import type { Session } from '@thela/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useSignOut } from '../auth/use-sign-out';
import { createDay } from '../day-store';
import { DAY_KEY } from '../persisted-day';
import { createToastStore } from '../toasts/toast-store';
import { ClearDayOffer } from './clear-day-offer';

const OFFER = 'You are signed out. This phone still keeps your prices and plates.';

const signedIn: Session = { status: 'signed-in', user: { id: 'user-1', email: 'asha@stall.in' } };
const ends: (() => void)[] = [];

/** A page of somebody who is signed in, as far as signing out goes. */
function openPage() {
  const { day, persistence } = createDay({ storage: () => window.localStorage });
  ends.push(persistence.start());
  const session = createStore<Session>(() => signedIn);
  const toasts = createToastStore();
  const account = { getSnapshot: session.getState, subscribe: session.subscribe };

  function Page() {
    const main = useRef<HTMLElement>(null);
    const signOut = useSignOut({ dayPersistence: persistence, toasts }, () =>
      main.current?.focus(),
    );
    const onLogout = () => {
      session.setState({ status: 'signed-out' }, true);
      signOut.onSignedOut();
    };
    return (
      <>
        <button type="button" onClick={onLogout}>
          Logout
        </button>
        {signOut.isOfferOpen ? (
          <ClearDayOffer persistence={persistence} session={account} onDone={signOut.onChoice} />
        ) : null}
        <main ref={main} tabIndex={-1} />
      </>
    );
  }

  render(<Page />);
  const shownToasts = () => toasts.getSnapshot().map(({ message }) => message);
  return { day, session, shownToasts, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const offer = () => screen.queryByRole('region', { name: OFFER });
const kept = () => window.localStorage.getItem(DAY_KEY);

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('is not made when no day is stored', async () => {
  const { user, shownToasts } = openPage();
  await user.click(button('Logout'));
  expect(offer()).toBeNull();
  expect(shownToasts()).toEqual(['You are signed out.']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('is made after a sign-out, and has the focus', async () => {
  const { day, user, shownToasts } = openPage();
  day.setIngredientPrice('onions', 42.5);
  expect(offer()).toBeNull();
  await user.click(button('Logout'));
  expect(document.activeElement).toBe(offer());
  expect(shownToasts()).toEqual([]);
  await user.tab();
  expect(document.activeElement).toBe(button('Clear them'));
});

it('clears prices and plates on request, and says so', async () => {
  const { day, user, shownToasts } = openPage();
  day.setIngredientPrice('onions', 42.5);
  await user.click(button('Logout'));
  await user.click(button('Clear them'));
  expect(kept()).toBeNull();
  expect(day.getSnapshot().ingredientPrices['onions']).toBe(30);
  expect(offer()).toBeNull();
  expect(shownToasts()).toEqual(['Your prices and plates are cleared from this phone.']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves them as they are on request', async () => {
  const { day, user, shownToasts } = openPage();
  day.setIngredientPrice('onions', 42.5);
  const before = kept();
  await user.click(button('Logout'));
  await user.click(button('Keep them'));
  expect(kept()).toBe(before);
  expect(day.getSnapshot().ingredientPrices['onions']).toBe(42.5);
  expect(offer()).toBeNull();
  expect(shownToasts()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('disappears when another tab clears them', async () => {
  const { day, user } = openPage();
  day.setIngredientPrice('onions', 42.5);
  await user.click(button('Logout'));
  window.localStorage.removeItem(DAY_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DAY_KEY })));
  expect(offer()).toBeNull();
});

it('disappears when somebody signs in', async () => {
  const { day, session, user } = openPage();
  day.setIngredientPrice('onions', 42.5);
  await user.click(button('Logout'));
  act(() => session.setState(signedIn, true));
  expect(offer()).toBeNull();
});
