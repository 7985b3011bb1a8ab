import { createFakeShell } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createLanguageStore, createToastStore, stallPageAt } from '@thela/page';
import type { AccountStallState } from '@thela/records';
import { fakeAccountStall, fakeRecords } from '@thela/records/testing';
import StallPage from '../stall-page';
import type { FakeRecordsOptions } from '@thela/records/testing';

export interface OpenStallOptions {
  readonly path?: string;
  readonly shell?: Parameters<typeof createFakeShell>[0] | undefined;
  readonly records?: FakeRecordsOptions;
  readonly account?: Partial<AccountStallState>;
}

/** Shows the pages of a stall, as the shell does, with their addresses. */
export async function openStall({ path = '/stall', ...options }: OpenStallOptions = {}) {
  const shell = createFakeShell({ today: '2026-11-22', ...options.shell });
  const fake = fakeRecords(options.records);
  const account = fakeAccountStall(options.account);
  const { accountStall } = account;
  const toasts = createToastStore();
  const language = createLanguageStore(() => localStorage);

  function fixed<Value>(value: Value) {
    return { getSnapshot: () => value, subscribe: () => () => {} };
  }
  const theme = { ...fixed('device' as const), choose: () => {} };
  const session = { ...shell.session, person: fixed({ name: '' }) };

  function Page() {
    const page = stallPageAt(useLocation().pathname);
    if (page === null) return <h1>Elsewhere</h1>;
    const { stall, ledger } = shell;
    const { records } = fake;
    const props = { page, stall, ledger, records, accountStall, notify: toasts.notify };
    return <StallPage {...props} language={language} theme={theme} account={session} />;
  }

  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  const { unmount } = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return {
    shell,
    ...fake,
    account,
    unmount,
    user: userEvent.setup(),
    path: () => router.state.location.pathname + router.state.location.hash,
    back: () => act(() => router.navigate(-1)),
    toasts: () => toasts.getSnapshot().map(({ message }) => message),
  };
}
