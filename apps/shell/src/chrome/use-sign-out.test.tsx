import type { Session } from '@thela/contract';
import { expectFocus } from '@thela/testkit/focus';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useSignOut } from './use-sign-out';
import { atStall, fakeAccountStall, fakeRecords } from '@thela/records/testing';
import type { AccountStallState } from '@thela/records';
import { createToastStore } from '@thela/page';

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

  function Page() {
    const main = useRef<HTMLElement>(null);
    const onLogout = useSignOut(
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
        <button type="button" onClick={onLogout}>
          Logout
        </button>
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

const logOut = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Logout' }));

it('says that somebody is signed out, and moves the focus', async () => {
  const { user, forget, shownToasts } = openPage();
  forget();
  await logOut(user);
  expect(shownToasts()).toEqual(['You are signed out.']);
  await expectFocus(() => screen.getByRole('main'));
});

it('leaves the records of the phone, which are not the account’s, and offers no removal', async () => {
  const { user, calls, shownToasts } = openPage();
  await logOut(user);
  expect(shownToasts()).toEqual(['You are signed out. The records of this phone stay on it.']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(calls).toEqual([]);
});

it('asks first what becomes of the account’s ledger', async () => {
  const { user, session, shownToasts } = openPage(atStall({ status: 'saved', at: 0 }));
  await logOut(user);
  expect(screen.getByRole('main').textContent).toBe('/account/sign-out');
  expect(session.getState().status).toBe('signed-in');
  expect(shownToasts()).toEqual([]);
});
