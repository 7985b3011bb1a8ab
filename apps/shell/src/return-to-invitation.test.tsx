import { sampleBrand } from '@thela/testkit';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { parseSiteConfig } from '@thela/site-config';
import { keepInvitation } from '@thela/session';
import { createAppState } from './state/app-state';
import { releasesIn, siteRegistry } from './site/releases';
import { Auth, useAuthCallback } from '@thela/sign-in';
import type { AuthCallback } from '@thela/page';

const config = parseSiteConfig({
  brand: sampleBrand,
  supabase: { url: 'https://abcd.supabase.co', publishableKey: 'sb_publishable_test' },
  remotes: { allowedOrigins: [] },
});

function signedInPage() {
  localStorage.setItem(
    'sb-abcd-auth-token',
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'refresh',
      expires_at: Math.round(Date.now() / 1000) + 3600,
      user: { id: 'ravi', email: 'ravi@stall.in' },
    }),
  );
  const source = releasesIn(
    siteRegistry(),
    config,
    () => 'en-IN',
    () => Promise.resolve(),
  );
  return createAppState(config, source, null);
}

function open(page: ReactNode, path: string) {
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> };
  const router = createMemoryRouter([{ path: '/tools/chaat-gpt', element: page }, elsewhere], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

it.each([
  ['the invitation that waits', 'k7Qd-2mXw', '/account/join'],
  ['the start page without one', null, '/'],
])('a sign-in leads to %s', async (_, code, path) => {
  if (code !== null) keepInvitation(code);
  const pathNow = open(<Auth screen="signin" app={signedInPage()} />, '/tools/chaat-gpt');
  await waitFor(() => expect(pathNow()).toBe(path));
});

const MINUTE_MS = 60_000;
it.each([
  ['the invitation that waits', '', '/account/join'],
  ['the page that it was needed for', 'ravi /account/delete', '/account/delete'],
  ['no page of somebody else', 'asha /account/delete', '/account/join'],
  ['no other site', 'ravi //evil.example/x', '/account/join'],
  ['no page that waits for long', 'ravi /account/delete', '/account/join', 16 * MINUTE_MS],
])(
  'so does one that returns from a mail’s link or a provider: %s',
  async (_, kept, path, age = 0) => {
    keepInvitation('k7Qd-2mXw');
    sessionStorage.setItem('thela.again', `${Date.now() - age} ${kept}`);
    const { account, toasts } = signedInPage();
    const callback: AuthCallback = {
      kind: 'error',
      code: 'otp_expired',
      from: { kind: 'mail' },
    };
    function Page() {
      useAuthCallback(callback, account, toasts.notify);
      return null;
    }
    const pathNow = open(<Page />, '/tools/chaat-gpt');
    await waitFor(() => expect(pathNow()).toBe(path));
    expect(sessionStorage.getItem('thela.again')).toBe(null);
  },
);
