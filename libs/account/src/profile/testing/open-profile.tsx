import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createAccountStore, storageKeyOf } from '@thela/session';
import { stored } from '@thela/session/testing';
import { openAccount } from '../../testing/open-account';
import type { OpenAccountOptions } from '../../testing/open-account';
import { fakeAuthServer } from './fake-auth-server';
import type { ServerUser } from './fake-auth-server';

// A project for each page: Supabase's client minds a second one of the same project.
let project = 0;

export interface OpenProfileOptions {
  readonly state?: OpenAccountOptions['state'];
  /** Then the page shows no person. */
  readonly isOffline?: boolean;
  /** Whether the site says that ways in can be linked. */
  readonly manualLinking?: boolean;
}

/** Opens the profile of somebody who is signed in. */
export async function openProfile(user?: ServerUser, options: OpenProfileOptions = {}) {
  const { state, isOffline = false, manualLinking = true } = options;
  project += 1;
  const supabase = {
    url: `https://profile${project}.supabase.co`,
    publishableKey: 'sb_public',
    manualLinking,
  };
  window.localStorage.setItem(storageKeyOf(supabase.url), stored());
  const server = fakeAuthServer(user);
  server.setOffline(isOffline);
  vi.stubGlobal('fetch', server.fetch);
  const account = createAccountStore({
    supabase,
    storage: () => window.localStorage,
    hasPendingCallback: false,
  });
  const opened = await openAccount({
    path: '/account/profile',
    account,
    supabase,
    ...(state === undefined ? {} : { state }),
  });
  await screen.findByRole('region', { name: isOffline ? 'Language' : 'Name' });
  return { ...opened, server, account };
}
