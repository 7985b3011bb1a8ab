import { describe, expect, it } from 'vitest';
import {
  changeReturnUrl,
  mailReturnUrl,
  rememberProvider,
  resetReturnUrl,
  takeAuthCallback,
} from './auth-address';

function arriveAt(address: string) {
  window.history.replaceState(null, '', address);
}

function shownAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** The address that a mail's link leads back to, with what the backend adds. */
function fromMail(added: string, returnUrl = mailReturnUrl()): string {
  return backTo(returnUrl, `&${added}`);
}

function backTo(returnUrl: string, added: string): string {
  const { pathname, search } = new URL(returnUrl);
  return `${pathname}${search}${added}`;
}

describe('an address to which a sign-in returned', () => {
  it('gives the code once, and becomes the plain root', () => {
    rememberProvider('github');
    arriveAt('/?code=abc');
    expect(takeAuthCallback()).toEqual({
      kind: 'code',
      code: 'abc',
      from: { kind: 'provider', provider: 'github' },
    });
    expect(shownAddress()).toBe('/');
    expect(takeAuthCallback()).toBe(null);
  });

  it('distinguishes a mail from a provider', () => {
    rememberProvider('google');
    arriveAt(fromMail('code=abc'));
    expect(takeAuthCallback()).toEqual({ kind: 'code', code: 'abc', from: { kind: 'mail' } });
    expect(shownAddress()).toBe('/');
  });

  it('knows the mail to who forgot the password', () => {
    arriveAt(fromMail('code=abc', resetReturnUrl()));
    expect(takeAuthCallback()).toEqual({ kind: 'code', code: 'abc', from: { kind: 'reset' } });
    expect(shownAddress()).toBe('/');
  });

  it.each([
    '/?error=access_denied&error_code=otp_expired&error_description=It+is+over',
    '/#error=access_denied&error_code=otp_expired&error_description=It+is+over',
    '/?error=access_denied&error_code=otp_expired&error_description=It+is+over#error=access_denied',
    '/account#error=access_denied&error_code=otp_expired&error_description=It+is+over&sb=',
  ])('gives the error from query and fragment: %s', (arrival) => {
    arriveAt(arrival);
    expect(takeAuthCallback()).toEqual({
      kind: 'error',
      code: 'otp_expired',
      from: { kind: 'provider', provider: null },
    });
    expect(shownAddress()).toBe('/');
  });

  it('distinguishes a changed address and a linked provider from a sign-in', () => {
    arriveAt(backTo(changeReturnUrl('address'), '&code=abc'));
    expect(takeAuthCallback()).toEqual({ kind: 'code', code: 'abc', from: { kind: 'address' } });
    rememberProvider('google');
    arriveAt(
      backTo(changeReturnUrl('link'), '&error=server_error&error_code=identity_already_exists'),
    );
    expect(takeAuthCallback()).toEqual({
      kind: 'error',
      code: 'identity_already_exists',
      from: { kind: 'link', provider: 'google' },
    });
    expect(shownAddress()).toBe('/');
  });

  it.each(['#message=One+more', '&message=One+more#message=One+more'])(
    'says that the first of two addresses is confirmed: %s',
    (added) => {
      arriveAt(backTo(changeReturnUrl('address'), added));
      expect(takeAuthCallback()).toEqual({ kind: 'message', from: { kind: 'address' } });
      expect(shownAddress()).toBe('/');
    },
  );

  it('accepts no other value as a provider', () => {
    window.sessionStorage.setItem('thela.provider', '<script>');
    arriveAt('/?error=access_denied');
    expect(takeAuthCallback()).toMatchObject({ from: { kind: 'provider', provider: null } });
  });
});

describe('a mail’s link', () => {
  const tokens = { access_token: 'a', refresh_token: 'r' };
  it.each([
    [
      '/#access_token=a&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery',
      'recovery',
      tokens,
    ],
    ['/#access_token=a&refresh_token=r&type=magiclink&sb=', 'magiclink', tokens],
    ['/account#signin#access_token=a&refresh_token=r&type=invite', 'invite', tokens],
    ['/?access_token=a&refresh_token=r', 'email', tokens],
    ['/?token_hash=pkce_h&type=signup', 'signup', { token_hash: 'pkce_h' }],
    ['//tools/profit#token_hash=h&type=<script>', 'email', { token_hash: 'h' }],
    ['/#signin?token_hash=h&amp;type=Recovery', 'recovery', { token_hash: 'h' }],
    ['/%23access_token=a&refresh_token=r&type=invite', 'invite', tokens],
    ['/#/access_token=a&amp;refresh_token=r', 'email', tokens],
    ['/#access_token%3Da%26refresh_token%3Dr%26type%3Drecovery', 'recovery', tokens],
    ['/%23token_hash%3Dh%26type%3Dinvite', 'invite', { token_hash: 'h' }],
    ['/#token_hash%3Dh%26amp%3Btype%3Dinvite', 'invite', { token_hash: 'h' }],
    ['/#token_hash=h&type=recovery>.', 'recovery', { token_hash: 'h' }],
    ['/#type=invite%22&token_hash=pkce_h-%3E', 'invite', { token_hash: 'pkce_h-' }],
  ])('leaves the address for the screen that asks: %s', (arrival, type, proof) => {
    arriveAt(`${window.location.origin}${arrival}`);
    expect(takeAuthCallback()).toEqual({ kind: 'link', type, proof, email: '' });
    expect(shownAddress()).toBe('/#signin');
    expect(takeAuthCallback()).toBe(null);
  });

  it.each(['/#access_token=a&type=recovery', '/?token_hash=&type=recovery'])(
    'is over where a part of it was lost on the way: %s',
    (arrival) => {
      arriveAt(arrival);
      expect(takeAuthCallback()).toMatchObject({ code: 'otp_expired', from: { kind: 'reset' } });
      expect(shownAddress()).toBe('/');
    },
  );
});

it.each([
  '/',
  '/#signin',
  '/#reset',
  '/#message=Hello',
  '/?from=elsewhere',
  '/tools/analytics?code=abc',
  '/#/error',
])('leaves %s alone', (arrival) => {
  arriveAt(arrival);
  expect(takeAuthCallback()).toBe(null);
  expect(shownAddress()).toBe(arrival);
});
