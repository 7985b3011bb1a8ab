import { parseSiteConfig } from '@thela/site-config';
import { sampleBrand } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInvitation, SESSION_END_KEY } from '@thela/session';
import { createAppState } from './state/app-state';
import { releasesIn, siteRegistry } from './site/releases';
import { ToastHost } from './toasts/toast-host';
import { authScreenOf } from '@thela/page';
import { CoveredPage } from '@thela/sign-in';
import { loadPages } from '@thela/sign-in/testing';
import { app, fakeServer, noAnswer, ok, refusal, sessionFor, stored } from '@thela/session/testing';
import type { Answers } from '@thela/session/testing';

// A project for each test: Supabase's client minds a second one of the same project on a page.
let project = 0;
const key = () => `sb-factor${project}-auth-token`;

const phone = {
  ...app,
  id: 'factor-phone',
  factor_type: 'phone',
  friendly_name: 'Shop phone',
  phone: '919876543210',
};

const raised = (factors: readonly object[] = [app]) => sessionFor({ factors, level: 'aal2' });

/** A server that takes the code 123456 for any factor. */
const server = (factors: readonly object[] = [app]): Answers =>
  Object.fromEntries(
    [app, phone].flatMap(({ id, factor_type: type }) => [
      [`POST /factors/${id}/challenge`, () => ok({ id: `challenge-${id}`, type, expires_at: 0 })],
      [
        `POST /factors/${id}/verify`,
        (body: unknown) =>
          (body as { code: string }).code === '123456'
            ? ok(raised(factors))
            : refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
      ],
    ]),
  );

function open(answers: Answers, { factors = [app] as readonly object[], path = '/stall' } = {}) {
  const asked = fakeServer(answers);
  if (factors.length > 0) window.localStorage.setItem(key(), stored({ factors }));
  const config = parseSiteConfig({
    brand: { ...sampleBrand, supportEmail: 'help@thela.in' },
    supabase: { url: `https://factor${project}.supabase.co`, publishableKey: 'sb_public' },
    remotes: { allowedOrigins: [] },
  });
  const state = createAppState(
    config,
    releasesIn(
      siteRegistry(),
      config,
      () => 'en-IN',
      () => Promise.resolve(),
    ),
    null,
  );
  let address = '';
  let navigate: ReturnType<typeof useNavigate>;
  const onAnswered = vi.fn<() => void>();
  function Page() {
    const location = useLocation();
    navigate = useNavigate();
    address = location.pathname + location.hash;
    return (
      <>
        <CoveredPage app={state} screen={authScreenOf(location.hash)} onAnswered={onAnswered}>
          <label>
            <span>Note</span>
            <input />
          </label>
        </CoveredPage>
        <ToastHost store={state.toasts} />
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
  const { account } = state;
  return {
    account,
    asked,
    onAnswered,
    user: userEvent.setup(),
    address: () => address,
    go: (to: string) => act(async () => navigate(to)),
  };
}

const codeField = () => screen.findByLabelText<HTMLInputElement>('Six-digit code');
const note = () => screen.queryByLabelText<HTMLInputElement>('Note');
const button = (name: string) => screen.findByRole('button', { name });
const alertText = () => screen.getByRole('alert').textContent;

// No test waits for the code of a screen.
beforeAll(loadPages);

beforeEach(() => {
  project += 1;
});

describe('a session that lacks the second factor', () => {
  it('shows neither the page nor a sign-in screen, but the question, at every address', async () => {
    const { account } = open(server(), { path: '/stall#signin' });
    await screen.findByRole('heading', { name: 'One more step' });
    expect(screen.getByText('You are signing in as asha@stall.in.')).toBeTruthy();
    const field = await codeField();
    await expectFocus(() => field);
    expect(note()).toBe(null);
    expect(screen.queryByRole('heading', { name: 'Welcome back' })).toBe(null);
    expect(account.getSnapshot().status).toBe('signed-out');
  });

  it('is signed in with the six digits of the app, without a press', async () => {
    const { account, user, onAnswered } = open(server());
    await user.type(await codeField(), '123456');
    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
    expect(account.getSnapshot().status).toBe('signed-in');
    expect(note()).not.toBe(null);
    expect(onAnswered).toHaveBeenCalledOnce();
  });

  it('goes on to the invitation that waits', async () => {
    keepInvitation('k7Qd-2mXw');
    const { user, address } = open(server());
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(address()).toBe('/account/join'));
  });

  it('says that a code is wrong, each time, and keeps the focus', async () => {
    const { user, account } = open(server());
    const field = await codeField();
    for (const typed of ['111111', '222222']) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await user.type(field, typed);
      const wrong = 'That code is not right. Type the newest one.';
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await waitFor(() => expect(alertText()).toBe(wrong));
      expect(field.value).toBe('');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expectFocus(() => field);
    }
    await user.type(field, '12{Enter}');
    expect(alertText()).toBe('Type all six digits.');
    await user.type(field, '3456');
    await waitFor(() => expect(account.getSnapshot().status).toBe('signed-in'));
  });

  it.each([
    [
      'asked too often',
      () => refusal(429, 'over_request_rate_limit'),
      'Too many login attempts. Please try again in a few minutes.',
    ],
    [
      'not reached',
      noAnswer,
      'Network error. Please check your internet connection and try again.',
    ],
    ['refusing for a reason of its own', () => refusal(422, 'odd', 'Odd times.'), 'Odd times.'],
  ])('tells of a server that is %s', async (_what, answer, text) => {
    // Supabase's client logs each request that got no answer.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = open({ ...server(), 'POST /factors/factor-app/verify': answer });
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(alertText()).toBe(text));
    expect((await codeField()).value).toBe('');
  });

  it('can be cancelled, which signs out', async () => {
    const { user, account } = open({
      ...server(),
      'POST /logout?scope=local': () => new Response(null, { status: 204 }),
    });
    await user.click(await button('Cancel and sign out'));
    expect(account.challenge.getSnapshot()).toBe(null);
    expect(account.ended.getSnapshot()).toBe(null);
    expect(note()).not.toBe(null);
    expect(window.localStorage.getItem(key())).toBe(null);
  });

  it('is over when the server has ended it meanwhile', async () => {
    const gone = () => refusal(403, 'session_not_found');
    const { user, account } = open({
      'POST /factors/factor-app/challenge': gone,
      'GET /user': gone,
    });
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(account.ended.getSnapshot()).toBe('ended'));
    expect(account.challenge.getSnapshot()).toBe(null);
  });

  it('is signed in when its factor was removed on another device', async () => {
    const { user, account } = open({
      'POST /factors/factor-app/challenge': () => refusal(404, 'mfa_factor_not_found'),
      'POST /token?grant_type=refresh_token': () => ok(sessionFor()),
    });
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(account.getSnapshot().status).toBe('signed-in'));
  });

  it('names the address to write to when everything is lost', async () => {
    open(server());
    const link = await screen.findByRole('link', { name: 'help@thela.in', hidden: true });
    expect(link.getAttribute('href')).toBe('mailto:help@thela.in');
  });

  it('with a factor that this page does not know can only be cancelled', async () => {
    open(server(), { factors: [{ ...app, factor_type: 'retina' }] });
    expect(await screen.findByText(/does not know your second step/)).toBeTruthy();
    expect(await button('Cancel and sign out')).toBeTruthy();
  });
});

describe('another way', () => {
  const both = [app, phone];

  it('is offered by the name that the person gave it', async () => {
    const { user } = open(server(both), { factors: both });
    await user.click(await button('Code by SMS: Shop phone'));
    expect(screen.getByText(/whose number ends in 3210/)).toBeTruthy();
    await expectFocus(() => screen.getByText('One more step'));
    await user.click(await button('Send the code'));
    await user.type(await codeField(), '123456');
    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
    expect(window.localStorage.getItem('thela.last-factor')).toBe('factor-phone');
  });

  it('is the first that was used last on this device', async () => {
    window.localStorage.setItem('thela.last-factor', 'factor-phone');
    open(server(both), { factors: both });
    expect(await button('Send the code')).toBeTruthy();
    expect(await button('Authenticator app: Old phone')).toBeTruthy();
  });

  it('keeps the wait for the next message when one comes back to it', async () => {
    const { user, asked } = open(server(both), { factors: both });
    await user.click(await button('Code by SMS: Shop phone'));
    await user.click(await button('Send the code'));
    await user.click(await button('Authenticator app: Old phone'));
    await user.click(await button('Code by SMS: Shop phone'));
    expect((await button('Send the code again')).textContent).toMatch(/\d\d s/);
    expect(asked.filter((request) => request.endsWith('phone/challenge'))).toHaveLength(1);
  });
});

describe('a code by SMS', () => {
  it('that is too old is followed by a new one', async () => {
    const answers = server([phone]);
    let challenges = 0;
    const { user, account } = open(
      {
        ...answers,
        'POST /factors/factor-phone/challenge': () => {
          challenges += 1;
          return ok({ id: `challenge-${challenges}`, type: 'phone', expires_at: 0 });
        },
        'POST /factors/factor-phone/verify': (body) =>
          (body as { challenge_id: string }).challenge_id === 'challenge-1'
            ? refusal(422, 'mfa_challenge_expired')
            : ok(raised([phone])),
      },
      { factors: [phone] },
    );
    await user.click(await button('Send the code'));
    await user.type(await codeField(), '123456');
    await waitFor(() =>
      expect(alertText()).toBe('That code was too old. A new one is on its way.'),
    );
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(account.getSnapshot().status).toBe('signed-in'));
  });

  it('is not sent before the server allows it, and the wait is shown', async () => {
    const message = 'For security purposes, you can only request this after 12 seconds.';
    const { user } = open(
      {
        'POST /factors/factor-phone/challenge': () =>
          refusal(429, 'over_sms_send_rate_limit', message),
      },
      { factors: [phone] },
    );
    await user.click(await button('Send the code'));
    expect((await button('Send the code again')).textContent).toMatch(/1[23] s/);
    expect(alertText()).toBe('Please wait: the button shows how long.');
    expect(screen.queryByLabelText('Six-digit code')).toBe(null);
  });
});

describe('a password', () => {
  async function signIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(await screen.findByLabelText('Email'), 'asha@stall.in');
    await user.type(screen.getByLabelText('Password'), 'dosa1234');
    await user.click(await button('Sign In'));
  }
  const password = 'POST /token?grant_type=password';

  it('of an account with a second factor is not enough', async () => {
    // The screen waits for what the project offers.
    const { account, user, address } = await act(async () =>
      open(
        { ...server(), [password]: () => ok(sessionFor({ factors: [app] })) },
        { factors: [], path: '/stall#signin' },
      ),
    );
    await signIn(user);
    const field = await codeField();
    expect(account.getSnapshot().status).toBe('signed-out');
    expect(screen.queryByText('Signed in successfully!')).toBe(null);
    await user.type(field, '123456');
    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('after the server ended the session leads back to what was typed', async () => {
    window.localStorage.setItem(SESSION_END_KEY, 'expired');
    const { account, user, address, go } = open(
      { ...server(), [password]: () => ok(sessionFor({ factors: [app] })) },
      { factors: [] },
    );
    await user.type(screen.getByLabelText('Note'), 'less chilli');
    await go('/stall#signin');
    await signIn(user);
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(address()).toBe('/stall'));
    expect(account.getSnapshot().status).toBe('signed-in');
    expect(note()?.value).toBe('less chilli');
    await waitFor(() => expect(note()?.closest('[hidden]')).toBe(null));
  });
});

describe('the page that was open', () => {
  it('keeps what was typed while a second factor is asked for', async () => {
    const { user, account } = open(server(), { factors: [] });
    const end = account.start();
    await user.type(screen.getByLabelText('Note'), 'less chilli');
    window.localStorage.setItem(key(), stored({ factors: [app] }));
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue: 'x' }));
    });
    await codeField();
    expect(note()?.closest('[hidden]')).not.toBe(null);
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(note()?.closest('[hidden]')).toBe(null));
    expect(note()?.value).toBe('less chilli');
    end();
  });
});
