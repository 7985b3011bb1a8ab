import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleBrand } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { fakeAuthServer, RIGHT_CODE, SECRET } from './testing/fake-auth-server';
import { fakeAuthenticator, removeAuthenticator } from '@thela/session/testing';
import { openSecurity } from './testing/open-security';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const findField = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const APP = /^Authenticator app/;
const SMS = /^Code by SMS/;
const KEY = /^Security key/;

afterEach(() => {
  removeAuthenticator();
});

describe('what is set up', () => {
  it('is nothing at first: says what a second step is for, and what can be set up', async () => {
    await openSecurity(fakeAuthServer());
    const section = await findRegion('Second step');
    expect(section.getByRole('heading', { name: 'Add a second step' })).toBeTruthy();
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(APP),
      expect.stringMatching(SMS),
    ]);
    expect(screen.queryByRole('region', { name: 'If your phone is lost' })).toBe(null);
    expect(screen.queryByRole('region', { name: 'Fingerprint' })).toBe(null);
  });

  it('is listed with its kind, the end of its number, and since when; what was broken off is not', async () => {
    await openSecurity(
      fakeAuthServer({
        factors: [
          { kind: 'totp', name: 'Redmi' },
          { kind: 'phone', name: '', phone: '919876543210' },
          { kind: 'totp', name: 'Begun', isVerified: false },
        ],
      }),
    );
    await findRegion('Second step');
    expect(rows('Your second steps')).toEqual([
      expect.stringContaining('RedmiAuthenticator app · Since 22 November 2026'),
      expect.stringContaining('Code by SMSNumber ending in 3210 · Since 22 November 2026'),
    ]);
    expect(screen.queryByText(/Add one more/)).toBe(null);
  });

  it('is advised to be two, and who helps when all are lost is named', async () => {
    await openSecurity(fakeAuthServer({ factors: [{ kind: 'totp', name: 'Redmi' }] }));
    const section = await findRegion('Second step');
    expect(section.getByText(/Add one more.*If this one is lost/)).toBeTruthy();
    const lost = region('If your phone is lost');
    expect(lost.getByText(/only whoever runs this page can remove one/)).toBeTruthy();
    expect(lost.getByRole('link').getAttribute('href')).toBe(`mailto:${sampleBrand.supportEmail}`);
  });

  it('is read again when the network is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = fakeAuthServer();
    server.setOnline(false);
    const { user } = await openSecurity(server);
    expect(await screen.findByText(/^This needs a network\. Nothing is lost/)).toBeTruthy();
    await user.click(button('Try again'));
    expect(await screen.findByText(/^This needs a network/)).toBeTruthy();
    server.setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await findRegion('Second step')).toBeTruthy();
  });
});

describe('an authenticator app', () => {
  async function begin(server = fakeAuthServer()) {
    const opened = await openSecurity(server);
    await findRegion('Second step');
    await opened.user.click(button(APP));
    return { ...opened, server };
  }

  it('is set up by link, picture or key, and confirmed by a code', async () => {
    const { user, server, account, toasts } = await begin();
    expect(screen.getByText(/Wherever else you are signed in, you are signed out/)).toBeTruthy();
    expect(field('Name').value).toBe('Authenticator app');
    await user.click(button('Next'));
    const code = await findField('Code of the app');
    await expectFocus(() => screen.getByText(/^Open an authenticator app/));
    expect(screen.getByRole('link', { name: /Open the app/ }).getAttribute('href')).toBe(
      `otpauth://totp/${sampleBrand.product}:asha@stall.in?secret=${SECRET}`,
    );
    expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await user.click(button('Copy the key'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.type(code, '111111');
    expect(await screen.findByText(/^This code is not right/)).toBeTruthy();
    expect(code.value).toBe('');
    expect(server.factors()).toEqual([]);
    await user.type(code, RIGHT_CODE);
    await screen.findByRole('list', { name: 'Your second steps' });
    expect(rows('Your second steps')).toEqual([
      expect.stringContaining('Authenticator appSince 22 November 2026'),
    ]);
    expect(toasts()).toEqual([
      'The key is copied.',
      '“Authenticator app” is set up. From now on you are asked for it when you sign in.',
    ]);
    await expectFocus(() => screen.getByRole('group', { name: 'Second step' }));
    expect(account.getSnapshot().status).toBe('signed-in');
    expect(account.challenge.getSnapshot()).toBe(null);
  });

  it('gets a name that is free, also beside a set-up that was broken off', async () => {
    const server = fakeAuthServer({
      factors: [
        { kind: 'totp', name: 'Authenticator app' },
        { kind: 'totp', name: 'Authenticator app 2', isVerified: false },
      ],
    });
    const { user } = await begin(server);
    expect(field('Name').value).toBe('Authenticator app 2');
    expect(screen.queryByText(/Wherever else you are signed in/)).toBe(null);
    await user.click(button('Next'));
    await findField('Code of the app');
    expect(server.unverified()).toBe(1);
  });

  it('needs a name that no other has, here or on another device', async () => {
    const { user, server } = await begin(
      fakeAuthServer({ factors: [{ kind: 'totp', name: 'Redmi' }] }),
    );
    await user.clear(field('Name'));
    await user.type(field('Name'), '\u200B');
    await user.click(button('Next'));
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    await user.type(field('Name'), 'redmi ');
    expect(await screen.findByText(/^You have one of this name already/)).toBeTruthy();
    expect(server.calls).not.toContain('POST /factors');
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Shop');
    server.addElsewhere({ kind: 'totp', name: 'Shop' });
    await user.click(button('Next'));
    await vi.waitFor(() => expect(alerts()).toMatch(/^You have one of this name already/));
    expect(field('Name').value).toBe('Shop');
  });

  it('is gone when the person cancels', async () => {
    const { user, server } = await begin();
    await user.click(button('Next'));
    await findField('Code of the app');
    await user.click(button('Cancel'));
    await vi.waitFor(() => expect(server.unverified()).toBe(0));
    expect(button(APP)).toBeTruthy();
    await expectFocus(() => screen.getByRole('group', { name: 'Second step' }));
  });

  it('that another tab began anew is begun again', async () => {
    const { user, server } = await begin();
    await user.click(button('Next'));
    const code = await findField('Code of the app');
    server.refuse('POST /factors/totp-1/challenge', { status: 404, code: 'mfa_factor_not_found' });
    await user.type(code, RIGHT_CODE);
    expect(await screen.findByText(/Start again\.$/)).toBeTruthy();
  });

  it.each([
    [429, 'over_request_rate_limit', /^Too many attempts\. Please/],
    [422, 'too_many_enrolled_mfa_factors', /^No more can be added/],
    [500, 'unexpected_failure', /^The server has a fault/],
    [422, 'something_new', /^Something odd of the server$/],
  ])('that the server refuses with %d %s says so', async (status, code, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, server } = await begin();
    server.refuse('POST /factors', { status, code, message: 'Something odd of the server' });
    await user.click(button('Next'));
    await vi.waitFor(() => expect(alerts()).toMatch(text));
  });
});

describe('a phone', () => {
  it('gets a code, and is set up by it', async () => {
    const server = fakeAuthServer();
    const { user } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button(SMS));
    await user.type(field('Phone number'), '12345');
    await user.click(button('Send the code'));
    expect(await screen.findByText('Enter a valid mobile number')).toBeTruthy();
    expect(server.calls).not.toContain('POST /factors');
    await user.clear(field('Phone number'));
    await user.type(field('Phone number'), '98765 43210');
    await user.click(button('Send the code'));
    expect(await screen.findByText(/sent a code to \+91 98765 43210/)).toBeTruthy();
    await expectFocus(() => field('Six-digit code'));
    expect(button(/^Send the code again/).getAttribute('aria-disabled')).toBe('true');
    await user.type(field('Six-digit code'), '000000');
    expect(await screen.findByText(/^This code is not right/)).toBeTruthy();
    await user.type(field('Six-digit code'), RIGHT_CODE);
    await screen.findByRole('list', { name: 'Your second steps' });
    expect(rows('Your second steps')).toEqual([
      expect.stringContaining('PhoneCode by SMS · Number ending in 3210'),
    ]);
  });

  it('that no message reaches is not left behind', async () => {
    const server = fakeAuthServer();
    server.refuse('POST /factors/phone-1/challenge', { status: 422, code: 'sms_send_failed' });
    const { user } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button(SMS));
    await user.type(field('Phone number'), '9876543210');
    await user.click(button('Send the code'));
    await vi.waitFor(() => expect(alerts()).toMatch(/^No message could be sent to this number/));
    expect(server.unverified()).toBe(0);
  });

  it('that got a message a moment ago is told how many seconds to wait', async () => {
    const server = fakeAuthServer();
    const message = 'For security purposes, you can only request this after 23 seconds.';
    const code = 'over_sms_send_rate_limit';
    server.refuse('POST /factors/phone-1/challenge', { status: 429, code, message });
    const { user } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button(SMS));
    await user.type(field('Phone number'), '9876543210');
    await user.click(button('Send the code'));
    await vi.waitFor(() => expect(alerts()).toBe(message));
  });
});

describe('a security key', () => {
  it('is set up where the browser can ask for one', async () => {
    const { create } = fakeAuthenticator();
    const server = fakeAuthServer();
    const { user } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button(KEY));
    await user.click(button('Set up the key'));
    await screen.findByRole('list', { name: 'Your second steps' });
    expect(server.factors()).toEqual(['Security key']);
    expect(create.mock.calls[0]?.[0].publicKey?.attestation).toBe('none');
  });

  it('leaves nothing behind when the person closes the question', async () => {
    fakeAuthenticator().refuse('NotAllowedError');
    const server = fakeAuthServer();
    const { user } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button(KEY));
    await user.click(button('Set up the key'));
    expect(await screen.findByText('Nothing was changed.')).toBeTruthy();
    expect(alerts()).toBe('');
    expect(server.unverified()).toBe(0);
  });

  it('of a name that is taken does not remove the one that has it', async () => {
    fakeAuthenticator();
    const server = fakeAuthServer();
    const { user } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button(KEY));
    server.refuse('POST /factors', { status: 422, code: 'mfa_factor_name_conflict' });
    server.addElsewhere({ kind: 'webauthn', name: 'Security key' });
    await user.click(button('Set up the key'));
    await vi.waitFor(() => expect(alerts()).toMatch(/^You have one of this name/));
    expect(server.factors()).toEqual(['Security key']);
  });
});

describe('what the project does not offer', () => {
  it('is said calmly when it shows, and not offered any more', async () => {
    const { user } = await openSecurity(
      fakeAuthServer({ off: ['totp', 'phone', 'sms', 'passkeys'] }),
    );
    await findRegion('Second step');
    expect(screen.queryByRole('button', { name: SMS })).toBe(null);
    await user.click(button(APP));
    await user.click(button('Next'));
    expect(await screen.findByText('“Authenticator app” is not switched on here.')).toBeTruthy();
    expect(screen.getByText(/^Nothing can be set up here yet/)).toBeTruthy();
    expect(alerts()).toBe('');
  });
});

describe('removing a second step', () => {
  const two = [
    { kind: 'totp', name: 'Redmi' },
    { kind: 'phone', name: 'Shop', phone: '919876543210' },
  ] as const;

  it('asks first, and comes back to its button', async () => {
    const server = fakeAuthServer({ factors: two });
    const { user } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button('Remove “Redmi”'));
    const question = within(screen.getByRole('group', { name: 'Remove “Redmi”?' }));
    expect(question.getByText(/What else you have set up stays/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await expectFocus(() => button('Remove “Redmi”'));
    expect(server.factors()).toEqual(['Redmi', 'Shop']);
  });

  it('says what it means when it is the last one, and the session knows at once', async () => {
    const server = fakeAuthServer({ factors: [{ kind: 'totp', name: 'Redmi' }] });
    const { user, toasts } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button('Remove “Redmi”'));
    expect(screen.getByText(/the password alone opens your account/)).toBeTruthy();
    await user.click(button('Remove'));
    expect(await screen.findByRole('heading', { name: 'Add a second step' })).toBeTruthy();
    expect(toasts()).toEqual(['“Redmi” is removed.']);
    expect(server.factors()).toEqual([]);
    expect(server.calls).toContain('POST /token');
    await expectFocus(() => screen.getByRole('group', { name: 'Second step' }));
  });

  it('without the higher level leads to the question for it', async () => {
    const server = fakeAuthServer({ factors: two });
    const { user, account } = await openSecurity(server);
    await findRegion('Second step');
    await user.click(button('Remove “Shop”'));
    server.loseLevel();
    await user.click(button('Remove'));
    await vi.waitFor(() => expect(account.challenge.getSnapshot()?.factors).toHaveLength(2));
    expect(server.factors()).toEqual(['Redmi', 'Shop']);
  });
});

describe('fingerprints', () => {
  const fingerprint = { name: 'Fingerprint' };
  let authenticator: ReturnType<typeof fakeAuthenticator>;
  beforeEach(() => {
    authenticator = fakeAuthenticator();
  });

  async function open(passkeys: readonly string[] = []) {
    const server = fakeAuthServer({ passkeys });
    const opened = await openSecurity(server);
    await screen.findByRole('region', fingerprint);
    return { ...opened, server };
  }

  it('are not there where the project has none', async () => {
    await openSecurity(fakeAuthServer({ off: ['passkeys'] }));
    await findRegion('Second step');
    expect(screen.queryByRole('region', fingerprint)).toBe(null);
  });

  it('are set up with one tap, each with a name of its own', async () => {
    const { user, server, toasts } = await open();
    await user.click(button('Use the fingerprint of this phone'));
    await screen.findByRole('list', { name: 'Your fingerprints' });
    await user.click(button('Use the fingerprint of this phone'));
    await vi.waitFor(() => expect(server.passkeys()).toEqual(['Fingerprint', 'Fingerprint 2']));
    await vi.waitFor(() => expect(rows('Your fingerprints')).toHaveLength(2));
    expect(toasts()[0]).toBe('“Fingerprint” is set up. You can sign in with it next time.');
  });

  it.each([
    ['NotAllowedError', 'Nothing was changed.'],
    ['InvalidStateError', 'This is set up on this phone already.'],
  ])('that the browser does not make (%s) are no fault', async (name, text) => {
    authenticator.refuse(name);
    const { user, server } = await open();
    await user.click(button('Use the fingerprint of this phone'));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(alerts()).toBe('');
    expect(server.passkeys()).toEqual([]);
    expect(button('Use the fingerprint of this phone').getAttribute('aria-disabled')).toBe('false');
  });

  it('can be renamed', async () => {
    const { user, server } = await open(['Fingerprint']);
    await user.click(button('Rename “Fingerprint”'));
    await expectFocus(() => field('Name'));
    await user.clear(field('Name'));
    await user.type(field('Name'), '\u200B{Enter}');
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    await user.type(field('Name'), 'Redmi{Enter}');
    await expectFocus(() => button('Rename “Redmi”'));
    expect(server.passkeys()).toEqual(['Redmi']);
    expect(screen.getByText('It is called “Redmi” now.').getAttribute('role')).toBe('status');
  });

  it('can be removed', async () => {
    const { user, server, toasts } = await open(['Redmi']);
    await user.click(button('Remove “Redmi”'));
    expect(screen.getByText(/Also remove it from the passwords of your phone/)).toBeTruthy();
    await user.click(button('Remove'));
    await vi.waitFor(() => expect(server.passkeys()).toEqual([]));
    await vi.waitFor(() => expect(toasts()).toEqual(['“Redmi” is removed.']));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Your fingerprints' })).toBe(null),
    );
  });
});
