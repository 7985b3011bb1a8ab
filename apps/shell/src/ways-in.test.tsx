import { parseSiteConfig } from '@thela/site-config';
import { sampleBrand } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  app as factor,
  authServer,
  fakeAuthenticator,
  refusal,
  removeAuthenticator,
  sessionFor,
  stored,
} from '@thela/session/testing';
import { createAppState } from './state/app-state';
import type { AppState } from './state/app-state';
import { releasesIn, siteRegistry } from './site/releases';
import { Auth } from '@thela/sign-in';
import { AGAIN, authScreenOf } from '@thela/page';
import type { LinkCallback } from '@thela/page';
import { isFingerprintKnown, rememberFingerprint, storageKeyOf } from '@thela/session';
import type { AuthAnswers } from '@thela/session/testing';

// A project for each test: the settings of one are read once, and its client is one on a page.
let project = 0;

beforeEach(() => {
  project += 1;
});

const SETTINGS = {
  external: { phone: true, google: true, github: true, email: true },
  passkeys_enabled: true,
};
const DELETE = '/account/delete';
const asha = { phone: '919876543210', email: '', id: 'asha' };

interface Opened {
  readonly answers?: AuthAnswers;
  readonly settings?: object;
  readonly isSignedIn?: boolean;
  readonly callback?: LinkCallback;
  /** Whether the deletion of the account has asked for a sign-in. */
  readonly isAgain?: boolean;
}

async function open(hash: string, opened: Opened = {}) {
  const { answers = {}, settings = SETTINGS, isSignedIn, callback = null, isAgain } = opened;
  const url = `https://ways${project}.supabase.co`;
  if (isSignedIn) window.localStorage.setItem(storageKeyOf(url), stored());
  const asked = authServer({ 'GET /settings': () => settings, ...answers });
  const config = parseSiteConfig({
    brand: sampleBrand,
    supabase: { url, publishableKey: 'sb_publishable_test' },
    remotes: { allowedOrigins: [] },
  });
  const app = createAppState(
    config,
    releasesIn(
      siteRegistry(),
      config,
      () => 'en-IN',
      () => Promise.resolve(),
    ),
    callback,
  );
  const router = createMemoryRouter([{ path: '*', element: <Page app={app} /> }], {
    initialEntries: [isAgain ? { pathname: DELETE, hash, state: AGAIN } : `/${hash}`],
  });
  // What suspends must be awaited.
  await act(
    async () =>
      void render(
        // As the page has it: a navigation is a transition.
        <RouterProvider router={router} future={{ v7_startTransition: true }} />,
      ),
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), asked, app, router };
}

function Page({ app }: { readonly app: AppState }) {
  const shown = authScreenOf(useLocation().hash);
  return shown ? <Auth screen={shown} app={app} /> : <h1>Welcome</h1>;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Names of the buttons, from top to bottom. */
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');

describe('the ways in', () => {
  it('are those that the project offers, the specified ones first and last', async () => {
    vi.stubGlobal('PublicKeyCredential', {});
    await open('#signin');
    expect(buttons()).toEqual([
      'Show',
      'Forgot password?',
      'Sign In',
      'Sign in with your fingerprint',
      'Continue with phone',
      'Continue with Google',
      'Continue with GitHub',
    ]);
  });

  it('without SMS and passkeys are those of the specification', async () => {
    vi.stubGlobal('PublicKeyCredential', {});
    await open('#signin', { settings: { external: { google: true, github: true } } });
    expect(buttons()).toEqual([
      'Show',
      'Forgot password?',
      'Sign In',
      'Continue with Google',
      'Continue with GitHub',
    ]);
  });

  it('without a network are those of the specification', async () => {
    await open('#signin', { settings: refusal(503, '', '') });
    expect(buttons()).toHaveLength(5);
  });

  it('lead to no provider from where nobody could come back signed in', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { user } = await open('#signin');
    await user.click(button('Continue with Google'));
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(alert.textContent).toMatch(/^Google sign-in failed: This browser stores nothing/),
    );
  });

  it('begin with the fingerprint where it was used before', async () => {
    vi.stubGlobal('PublicKeyCredential', {});
    rememberFingerprint(true);
    await open('#signin');
    expect(buttons()[0]).toBe('Sign in with your fingerprint');
  });

  it.each([
    ['in a browser that knows no passkeys', '', 'vendor.example'],
    ['on an IPv4 address', 'PublicKeyCredential', '192.168.1.7'],
    ['on an IPv6 address', 'PublicKeyCredential', '[fd00::7]'],
  ])('have no fingerprint %s', async (_, api, host) => {
    if (api) vi.stubGlobal(api, {});
    vi.spyOn(window.location, 'hostname', 'get').mockReturnValue(host);
    await open('#signin');
    expect(buttons()).not.toContain('Sign in with your fingerprint');
  });
});

describe('signing in with a fingerprint', () => {
  const options = () => ({ challenge_id: 'challenge', options: { challenge: 'AAAA' } });
  const fingerprint = 'Sign in with your fingerprint';
  const verified = 'POST /passkeys/authentication/verify';

  afterEach(removeAuthenticator);

  it('needs no more than the fingerprint, which is the first way in from then on', async () => {
    fakeAuthenticator();
    const { user } = await open('#signin', {
      answers: {
        'POST /passkeys/authentication/options': options,
        [verified]: () => sessionFor(),
      },
    });
    await user.click(button(fingerprint));
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(isFingerprintKnown()).toBe(true);
  });

  it('says nothing when the person closes the question of the phone', async () => {
    fakeAuthenticator().refuse('NotAllowedError');
    const { user, asked } = await open('#signin', {
      answers: { 'POST /passkeys/authentication/options': options },
    });
    await user.click(button(fingerprint));
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(button(fingerprint)).toBeTruthy());
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    [
      'the account does not know it',
      {
        [verified]: () =>
          refusal(400, 'webauthn_verification_failed', 'Credential verification failed'),
      },
      'Credential verification failed. Sign in another way, then set up your fingerprint on this phone again.',
    ],
    [
      'there is no network',
      {},
      'Network error. Please check your internet connection and try again.',
    ],
  ])('says what to do when %s', async (_, answers, words) => {
    fakeAuthenticator();
    // Supabase's client reports a network that fails.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await open('#signin', {
      answers: { 'POST /passkeys/authentication/options': options, ...answers },
    });
    await user.click(button(fingerprint));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(isFingerprintKnown()).toBe(false);
  });
});

describe('signing in by phone', () => {
  const otp = () => ({ message_id: null });
  const verify = () => sessionFor({ user: asha });

  it('sends a code to the number in E.164, and signs in with it', async () => {
    const { user, asked, app } = await open('#signin', {
      answers: { 'POST /otp': otp, 'POST /verify': verify },
    });
    await user.click(button('Continue with phone'));
    await heading('Sign in with your phone');
    expect(screen.getByText('New here? Your account is made with the code.')).toBeTruthy();
    await user.type(field('Phone number'), '98765 43210{Enter}');
    await heading('Enter the code');
    expect(screen.getByText('+91 98765 43210')).toBeTruthy();
    await expectFocus(() => field('Six-digit code'));
    await user.paste('123 456 is your code');
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(app.account.getSnapshot()).toMatchObject({ status: 'signed-in', user: asha });
    expect(asked.filter(({ route }) => route.startsWith('POST'))).toMatchObject([
      { route: 'POST /otp', body: { phone: '+919876543210', data: { language: 'en-IN' } } },
      { route: 'POST /verify', body: { phone: '+919876543210', token: '123456', type: 'sms' } },
    ]);
  });

  it('says what is wrong with a number, and asks nothing', async () => {
    const { user, asked } = await open('#signin');
    await user.click(button('Continue with phone'));
    await heading('Sign in with your phone');
    await user.type(field('Phone number'), '12345{Enter}');
    expect(screen.getByText('Enter a valid mobile number')).toBeTruthy();
    expect(button('Send the code').disabled).toBe(true);
    expect(asked.map(({ route }) => route)).toEqual(['GET /settings']);
  });

  it('tells nobody of a new account where none can be made', async () => {
    const settings = { ...SETTINGS, disable_signup: true };
    const { user } = await open('#signin', { settings });
    await user.click(button('Continue with phone'));
    await heading('Sign in with your phone');
    expect(screen.queryByText(/Your account is made/)).toBe(null);
  });

  it('goes on with the code of a moment ago where the server sends none so soon', async () => {
    const message = 'For security purposes, you can only request this after 42 seconds.';
    const { user } = await open('#signin', {
      answers: { 'POST /otp': () => refusal(429, 'over_sms_send_rate_limit', message) },
    });
    await user.click(button('Continue with phone'));
    await heading('Sign in with your phone');
    await user.type(field('Phone number'), '9876543210{Enter}');
    await heading('Enter the code');
    expect(button('Send the code again').textContent).toMatch(/ 4[1-3] s$/);
  });

  it('says of a wrong code what to do, and takes another one', async () => {
    const expired = refusal(403, 'otp_expired', 'Token has expired or is invalid');
    const { user } = await open('#signin', {
      answers: {
        'POST /otp': otp,
        'POST /verify': ({ body }) => (body['token'] === '222222' ? verify() : expired),
      },
    });
    await user.click(button('Continue with phone'));
    await heading('Sign in with your phone');
    await user.type(field('Phone number'), '9876543210{Enter}');
    await heading('Enter the code');
    await user.type(field('Six-digit code'), '111111');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Token has expired or is invalid. Check the code, or have a new one sent.',
      ),
    );
    expect(field('Six-digit code').value).toBe('');
    await expectFocus(() => field('Six-digit code'));
    await user.type(field('Six-digit code'), '222222');
    await screen.findByRole('heading', { name: 'Welcome' });
  });

  it('takes the code out of the SMS where the browser can', async () => {
    vi.stubGlobal('OTPCredential', {});
    const get = vi.fn<CredentialsContainer['get']>();
    get.mockResolvedValue(Object.assign({ id: '', type: 'otp' }, { code: '123456' }));
    vi.spyOn(window.navigator, 'credentials', 'get').mockReturnValue({
      ...window.navigator.credentials,
      get,
    });
    const { user } = await open('#signin', {
      answers: { 'POST /otp': otp, 'POST /verify': verify },
    });
    await user.click(button('Continue with phone'));
    await heading('Sign in with your phone');
    await user.type(field('Phone number'), '9876543210{Enter}');
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
  });
});

describe('a second phone of the same person', () => {
  const email = 'asha@stall.in';
  const arrive = async (answers: AuthAnswers) => {
    const opened = await open('#signin', { answers });
    await act(() => opened.router.navigate('/#signin', { state: { step: { at: 'mail', email } } }));
    await heading('Your stall on this phone');
    expect(screen.getByText(email)).toBeTruthy();
    return opened;
  };

  it('sends the code once the person says so, and signs in with it', async () => {
    const { user, asked } = await arrive({
      'POST /otp': () => ({}),
      'POST /verify': () => sessionFor(),
    });
    expect(asked.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
    await user.click(button('Send the code'));
    await heading('Enter the code');
    await user.paste('123456');
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(asked.filter(({ route }) => route.startsWith('POST'))).toMatchObject([
      { route: 'POST /otp', body: { email, create_user: false } },
      { route: 'POST /verify', body: { email, token: '123456', type: 'email' } },
    ]);
  });

  it('tells nobody whether there is such an account, and has other ways in', async () => {
    const none = () => refusal(422, 'otp_disabled', 'Signups not allowed for otp');
    const { user } = await arrive({ 'POST /otp': none });
    await user.click(button('Send the code'));
    await heading('Enter the code');
    expect(screen.getByText('If there is an account, a mail is on its way to')).toBeTruthy();
    await user.click(button('Other ways to sign in'));
    await heading('Welcome back');
  });
});

describe('a forgotten password', () => {
  const recover = () => ({});
  const verify = () => sessionFor();
  const save = () => sessionFor().user;

  it('is replaced by the code of the mail, and ends the sessions on other devices', async () => {
    const { user, asked } = await open('#signin', {
      answers: {
        'POST /recover': recover,
        'POST /verify': verify,
        'PUT /user': save,
        'POST /logout': () => new Response(null, { status: 204 }),
      },
    });
    await user.type(field('Email'), 'asha@stall.in');
    await user.click(button('Forgot password?'));
    await heading('Forgot your password?');
    expect(field('Email').value).toBe('asha@stall.in');
    await waitFor(() => expect(button('Send the mail').disabled).toBe(false));
    await user.click(button('Send the mail'));
    await heading('Check your email');
    await user.type(field('Six-digit code'), '123456');
    await heading('Set a new password');
    await user.type(field('New password'), 'dosa');
    await user.tab();
    expect(await screen.findByText(/^Password must include: At least 8 characters/)).toBeTruthy();
    await user.type(field('New password'), '1234');
    await user.type(field('Confirm password'), 'dosa1234{Enter}');
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(asked.slice(1)).toMatchObject([
      { route: 'POST /recover', body: { email: 'asha@stall.in', code_challenge_method: 's256' } },
      { route: 'POST /verify', body: { email: 'asha@stall.in', type: 'recovery' } },
      { route: 'PUT /user', body: { password: 'dosa1234' } },
      { route: 'POST /logout' },
    ]);
  });

  it('is also replaced by who has the code from another device', async () => {
    const { user, asked } = await open('#reset', { answers: { 'POST /verify': verify } });
    await user.click(button('I have a code already'));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    await user.type(field('Email'), 'asha@stall.in');
    await user.click(button('I have a code already'));
    await heading('Check your email');
    expect(button('Send the mail again').getAttribute('aria-disabled')).toBe('false');
    await user.type(field('Six-digit code'), '123456');
    await heading('Set a new password');
    expect(asked.map(({ route }) => route)).toEqual(['GET /settings', 'POST /verify']);
  });

  it('waits for the second factor of an account', async () => {
    const answers = { 'POST /verify': () => sessionFor({ factors: [factor] }) };
    const { user, app } = await open('#reset', { answers });
    await user.type(field('Email'), 'asha@stall.in');
    await user.click(button('I have a code already'));
    await heading('Check your email');
    await user.type(field('Six-digit code'), '123456');
    await waitFor(() => expect(app.account.challenge.getSnapshot()).not.toBe(null));
    expect(screen.queryByText('Set a new password')).toBe(null);
  });

  it('can be replaced by who is signed in, whose address is there already', async () => {
    await open('#reset', { isSignedIn: true });
    await heading('Forgot your password?');
    expect(field('Email').value).toBe('asha@stall.in');
  });

  it('is not set for somebody else who signs in meanwhile in another tab', async () => {
    const { user, app } = await open('#reset', { answers: { 'POST /verify': verify } });
    await user.type(field('Email'), 'asha@stall.in');
    await user.click(button('I have a code already'));
    await heading('Check your email');
    await user.type(field('Six-digit code'), '123456');
    await heading('Set a new password');
    expect(screen.getByText('asha@stall.in')).toBeTruthy();
    await user.type(field('New password'), 'dosa1234');
    const leave = app.account.start();
    const key = storageKeyOf(`https://ways${project}.supabase.co`);
    const ravi = {
      ...sessionFor(),
      user: { ...sessionFor().user, id: 'ravi', email: 'ravi@stall.in' },
    };
    window.localStorage.setItem(key, JSON.stringify(ravi));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByText('ravi@stall.in')).toBeTruthy();
    expect(field('New password').value).toBe('');
    leave();
  });

  it('says what the server has against a new one', async () => {
    const message = 'New password should be different from the old password.';
    const { user } = await open('#reset', {
      answers: {
        'POST /verify': verify,
        'PUT /user': () => refusal(422, 'same_password', message),
      },
    });
    await user.type(field('Email'), 'asha@stall.in');
    await user.click(button('I have a code already'));
    await heading('Check your email');
    await user.type(field('Six-digit code'), '123456');
    await heading('Set a new password');
    await user.type(field('New password'), 'dosa1234');
    await user.type(field('Confirm password'), 'dosa1234{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  });
});

describe('a sign-in once more, before something is deleted', () => {
  const ravi = { id: 'ravi', email: 'ravi@b.in', phone: '' };

  it.each([
    ['leads back', { session: 'new' }, DELETE, AGAIN],
    ['leads nobody else there', { user: ravi, session: 'new' }, '/', null],
  ])('%s', async (_, given, path, state) => {
    const { user, router } = await open('#signin', {
      isAgain: true,
      isSignedIn: true,
      answers: { 'POST /token': () => sessionFor(given) },
    });
    expect(field('Email').value).toBe('asha@stall.in');
    expect(screen.getByText(/^Sign in once more before this is deleted/)).toBeTruthy();
    await user.type(field('Password'), 'dosa1234{Enter}');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(router.state.location).toMatchObject({ pathname: path, state });
  });
});

describe('a mail’s link', () => {
  const ravi = { id: 'ravi', email: 'ravi@b.in', phone: '' };
  const session = () => sessionFor({ user: ravi });
  const { access_token, refresh_token } = sessionFor({ user: ravi });
  const link = (type: LinkCallback['type'], proof: LinkCallback['proof'], email = '') =>
    ({ kind: 'link', type, proof, email }) as const;
  const tokens = { access_token, refresh_token };
  const hash = { token_hash: 'h' };
  const answers = {
    'GET /user': () => session().user,
    'POST /verify': session,
    'POST /token': session,
    'POST /logout': () => new Response(null, { status: 204 }),
  };
  const SIGN_IN = 'Sign in as r…@b.in?';
  const key = () => storageKeyOf(`https://ways${project}.supabase.co`);
  const routes = (asked: readonly { readonly route: string }[]) => asked.map(({ route }) => route);

  it.each([
    ['tokens', link('magiclink', tokens), ['GET /user'], 'Welcome'],
    ['tokens for a new password', link('recovery', tokens), ['GET /user'], 'Set a new password'],
    ['tokens of an invitation', link('invite', tokens), ['GET /user'], 'Set a new password'],
    ['a token that names its address', link('signup', hash, 'Ravi@b.in>'), [], 'Welcome'],
    [
      'such a token for a new password',
      link('recovery', hash, 'ravi@b.in'),
      [],
      'Set a new password',
    ],
  ])(
    'with %s asks whose it is, and signs in by a press alone',
    async (_, callback, before, then) => {
      const { user, asked, app } = await open('#signin', { answers, callback, isSignedIn: true });
      await heading(SIGN_IN);
      expect(
        screen.getByText('asha@stall.in is signed in here now, and will be signed out.'),
      ).toBeTruthy();
      expect(routes(asked)).toEqual(before);
      expect(app.account.getSnapshot()).toMatchObject({ user: { email: 'asha@stall.in' } });
      await user.click(button('Sign In'));
      await heading(then);
      expect(app.account.getSnapshot()).toMatchObject({ user: ravi });
    },
  );

  it('asks again where the server knows the token as somebody else’s', async () => {
    const callback = link('magiclink', hash, 'asha@stall.in');
    const { user, app } = await open('#signin', { answers, callback });
    await heading('Sign in as a…@stall.in?');
    await user.click(button('Sign In'));
    await heading(SIGN_IN);
    expect(window.localStorage.getItem(key())).toBe(null);
    await user.click(button('Not now'));
    await heading('Welcome');
    expect(app.account.getSnapshot().status).toBe('signed-out');
  });

  it.each([
    ['recovery', 'Forgot your password?', /^This link has expired or was used already\. Have/],
    ['signup', 'Welcome back', /^This link has expired or was used already\. Sign in/],
  ] as const)(
    'that names nobody asks so, and says that it was used before: %s',
    async (type, then, words) => {
      const used = () => refusal(403, 'otp_expired', 'Email link is invalid or has expired');
      const { user, asked } = await open('#signin', {
        answers: { 'POST /verify': used },
        callback: link(type, hash),
      });
      await heading('Sign in by this link?');
      expect(asked).toEqual([]);
      await user.click(button('Continue'));
      await heading(then);
      expect(screen.getByRole('alert').textContent).toMatch(words);
    },
  );

  it('of a session that has ended leaves the session of this phone alone', async () => {
    const { app } = await open('#signin', {
      answers: { 'GET /user': () => refusal(403, 'session_not_found') },
      callback: link('magiclink', tokens),
      isSignedIn: true,
    });
    await heading('Welcome');
    expect(app.account.getSnapshot()).toMatchObject({ user: { email: 'asha@stall.in' } });
    expect(window.localStorage.getItem(key())).not.toBe(null);
  });

  const claims = btoa(JSON.stringify({ sub: 'ravi', exp: 4_000_000_000 })).replaceAll('=', '');
  const lasting = access_token.replace(/\..+\./, `.${claims}.`);
  it.each([
    ['GET /user', lasting, 'session_not_found'],
    ['GET /user', lasting, 'user_not_found'],
    ['POST /token', access_token, 'refresh_token_not_found'],
    ['POST /token', access_token, 'refresh_token_already_used'],
    ['POST /token', access_token, 'session_expired'],
  ] as const)('says so when its session ends at its question: %s, %s, %s', async (...given) => {
    const [route, token, code] = given;
    let isOver = false;
    const { user, app } = await open('#signin', {
      answers: { ...answers, [route]: () => (isOver ? refusal(403, code) : answers[route]()) },
      callback: link('magiclink', { ...tokens, access_token: token }),
      isSignedIn: true,
    });
    await heading(SIGN_IN);
    isOver = true;
    await user.click(button('Sign In'));
    await heading('Welcome');
    const message = expect.stringMatching(/^This link has expired/) as string;
    await waitFor(() => expect(app.toasts.getSnapshot()).toMatchObject([{ message }]));
    expect(app.account.getSnapshot()).toMatchObject({ user: { email: 'asha@stall.in' } });
  });

  it('can be tried again after the network was away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isAway = true;
    const whose = () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return ravi;
    };
    const { user } = await open('#signin', {
      answers: { 'GET /user': whose },
      callback: link('email', tokens),
    });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Network error/));
    isAway = false;
    await user.click(button('Continue'));
    expect(await heading(SIGN_IN)).toBeTruthy();
  });

  it.each([
    [session, 'The new email address is confirmed.'],
    [
      () => ({ code: '200', msg: 'Confirmation link accepted.' }),
      'This address is confirmed. Now open the link in the mail to the other one.',
    ],
  ])('that confirms another address signs nobody in', async (verify, message) => {
    const { user, app } = await open('#signin', {
      answers: { ...answers, 'POST /verify': verify },
      callback: link('email_change', hash),
    });
    await heading('Confirm the new email address?');
    await user.click(button('Continue'));
    await heading('Welcome');
    await waitFor(() => expect(app.toasts.getSnapshot()).toMatchObject([{ message }]));
    expect(app.account.getSnapshot().status).toBe('signed-out');
  });
});
