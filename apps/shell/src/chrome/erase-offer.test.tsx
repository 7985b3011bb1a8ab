import type { Session } from '@thela/contract';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useSignOut } from './use-sign-out';
import { atStall, fakeAccountStall, fakeRecords } from '@thela/records/testing';
import type { AccountStallState } from '@thela/records';
import { createToastStore } from '@thela/page';
import EraseOffer from './erase-offer';

const OFFER = 'You are signed out. The records of this stall stay on this phone.';

const signedIn: Session = {
  status: 'signed-in',
  user: { id: 'user-1', email: 'asha@stall.in', phone: '' },
};

/** A page of somebody who is signed in, as far as signing out goes. */
function openPage(state: Partial<AccountStallState> = {}) {
  const fake = fakeRecords();
  const { accountStall } = fakeAccountStall(state);
  const session = createStore<Session>(() => signedIn);
  const toasts = createToastStore();
  const account = { getSnapshot: session.getState, subscribe: session.subscribe };

  function Page() {
    const main = useRef<HTMLElement>(null);
    const signOut = useSignOut(
      {
        account: { signOut: () => session.setState({ status: 'signed-out' }, true) },
        accountStall,
        records: fake.records,
        toasts,
      },
      () => main.current?.focus(),
    );
    return (
      <>
        <button type="button" onClick={signOut.onLogout}>
          Logout
        </button>
        {signOut.isOfferOpen ? (
          <EraseOffer
            records={fake.records}
            session={account}
            onKeep={signOut.onKeep}
            onErase={signOut.onErase}
          />
        ) : null}
        <main ref={main} tabIndex={-1}>
          {useLocation().pathname}
        </main>
      </>
    );
  }

  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const shownToasts = () => toasts.getSnapshot().map(({ message }) => message);
  return { ...fake, session, shownToasts, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const offer = () => screen.queryByRole('region', { name: OFFER });

it('is not made when nothing is stored', async () => {
  const { user, forget, shownToasts } = openPage();
  forget();
  await user.click(button('Logout'));
  expect(offer()).toBeNull();
  expect(shownToasts()).toEqual(['You are signed out.']);
  await expectFocus(() => screen.getByRole('main'));
});

it('is made after a sign-out, and has the focus', async () => {
  const { user, shownToasts } = openPage();
  expect(offer()).toBeNull();
  await user.click(button('Logout'));
  await expectFocus(() => offer());
  expect(shownToasts()).toEqual([]);
  await user.tab();
  await expectFocus(() => screen.getByRole('link', { name: 'Erase them…' }));
});

it('leads to where they are erased, and erases nothing by itself', async () => {
  const { user, calls } = openPage();
  await user.click(button('Logout'));
  await user.click(screen.getByRole('link', { name: 'Erase them…' }));
  expect(screen.getByRole('main').textContent).toBe('/stall/erase');
  expect(offer()).toBeNull();
  expect(calls).toEqual([]);
});

it('leaves them as they are on request', async () => {
  const { user, calls, shownToasts } = openPage();
  await user.click(button('Logout'));
  await user.click(button('Keep them'));
  expect(offer()).toBeNull();
  expect(calls).toEqual([]);
  expect(shownToasts()).toEqual([]);
  await expectFocus(() => screen.getByRole('main'));
});

it('disappears when another tab erases them', async () => {
  const { user, forget } = openPage();
  await user.click(button('Logout'));
  act(forget);
  expect(offer()).toBeNull();
});

it('disappears when somebody signs in', async () => {
  const { session, user } = openPage();
  await user.click(button('Logout'));
  act(() => session.setState(signedIn, true));
  expect(offer()).toBeNull();
});

it('is not made of a copy of the account’s stall: the person says first what becomes of it', async () => {
  const { user, session, shownToasts } = openPage(atStall({ status: 'saved', at: 0 }));
  await user.click(button('Logout'));
  expect(screen.getByRole('main').textContent).toBe('/account/sign-out');
  expect(session.getState().status).toBe('signed-in');
  expect(offer()).toBeNull();
  expect(shownToasts()).toEqual([]);
});
