import { sampleBrand } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createAccountStore, storageKeyOf } from '@thela/session';
import { createToastStore } from '@thela/page';
import SecurityPage from '../security-page';
import type { fakeAuthServer } from './fake-auth-server';

// A project for each page: Supabase's client minds a second one of the same project.
let project = 0;

export async function openSecurity(server: ReturnType<typeof fakeAuthServer>) {
  project += 1;
  const supabase = { url: `https://sec${project}.supabase.co`, publishableKey: 'sb_public' };
  window.localStorage.setItem(storageKeyOf(supabase.url), JSON.stringify(server.session()));
  const storage = () => window.localStorage;
  const account = createAccountStore({ supabase, storage, hasPendingCallback: false });
  const toasts = createToastStore();
  // Before the page: it puts a clipboard into the browser.
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/account/security']}>
      <SecurityPage
        session={account}
        account={account}
        supabase={supabase}
        brand={sampleBrand}
        notify={toasts.notify}
      />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  return { account, user, toasts: () => toasts.getSnapshot().map(({ message }) => message) };
}
