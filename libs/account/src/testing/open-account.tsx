import type { Session } from '@thela/contract';
import type { SupabaseConfig } from '@thela/site-config';
import { createFakeShell, sampleBrand } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { accountPageAt, createLanguageStore, createToastStore } from '@thela/page';
import { fakeAccountStall, fakeRecords } from '@thela/records/testing';
import type { AccountStallState } from '@thela/records';
import AccountPage from '../account-page';
import type { AccountPageProps } from '../account-page-props';

const asha: Session = {
  status: 'signed-in',
  user: { id: 'user-1', email: 'asha@stall.in', phone: '' },
};

function accountWithoutClient(name: string): AccountPageProps['account'] {
  const person = createStore(() => ({ name }));
  return {
    canReturn: () => true,
    client: () => Promise.reject(new TypeError('Failed to fetch')),
    person: { getSnapshot: person.getState, subscribe: person.subscribe },
  };
}

/** What another room draws in its place: the file of the stall, where there is one. */
function BackupFirst({ stall, children }: ComponentProps<AccountPageProps['BackupFirst']>) {
  if (stall === null) return children;
  return <section aria-label="A file of the stall">{children}</section>;
}

export interface OpenAccountOptions {
  readonly path?: string | { readonly pathname: string; readonly state: object };
  readonly state?: Partial<AccountStallState>;
  /** The default is Asha. */
  readonly session?: Session;
  /** By default the client of Supabase cannot be loaded. */
  readonly account?: AccountPageProps['account'];
  /** Empty by default. */
  readonly name?: string;
  readonly supabase?: SupabaseConfig;
}

/** Shows the pages of the account, as the shell does, with their addresses. */
export async function openAccount({
  path = '/account',
  state,
  session = asha,
  name = '',
  account = accountWithoutClient(name),
  supabase = { url: 'https://abcd.supabase.co', publishableKey: 'sb_public' },
}: OpenAccountOptions = {}) {
  const { stall, ledger } = createFakeShell({ today: '2026-11-22', stall: 'own' });
  const fake = fakeAccountStall(state);
  const { records } = fakeRecords();
  const language = createLanguageStore(() => window.localStorage);
  const toasts = createToastStore();
  const signedIn = createStore<Session>(() => session);
  const onLogout = vi.fn<() => void>();

  function Page() {
    const { pathname, hash } = useLocation();
    const page = accountPageAt(pathname);
    if (page === null || (hash !== '' && page !== 'phone')) return <h1>{pathname + hash}</h1>;
    return (
      <AccountPage
        page={page}
        accountStall={fake.accountStall}
        session={{ getSnapshot: signedIn.getState, subscribe: signedIn.subscribe }}
        account={account}
        supabase={supabase}
        brand={{ ...sampleBrand, privacyUrl: 'https://thela.example/privacy' }}
        language={language}
        notify={toasts.notify}
        {...{ stall, ledger, records, onLogout }}
        BackupFirst={BackupFirst}
      />
    );
  }

  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/', path],
  });
  // A page may suspend until its code and the project's settings are there.
  await act(async () => {
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...fake,
    onLogout,
    /** Another person signs in, such as in another tab. */
    signIn: (next: Session) => act(() => signedIn.setState(next, true)),
    change: (changes: Partial<AccountStallState>) => act(() => fake.change(changes)),
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    state: (): unknown => router.state.location.state,
    toasts: () => toasts.getSnapshot().map(({ message }) => message),
  };
}
