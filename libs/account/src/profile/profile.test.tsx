import { expectFocus } from '@thela/testkit/focus';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atStall } from '@thela/records/testing';
import { ashaOnServer, ashasMail, identity } from './testing/fake-auth-server';
import { openProfile } from './testing/open-profile';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const region = (name: string) => within(screen.getByRole('region', { name }));
/** What is said to have failed: each part of the page has a place for that. */
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const NOW = new Date('2026-11-22T13:12:00+05:30').getTime();

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

describe('the name', () => {
  it('is changed, shown at once, and gives the focus back', async () => {
    const { user, server, toasts } = await openProfile();
    expect(region('Name').getByText(/^No name yet/)).toBeTruthy();
    await user.click(button('Add your name'));
    await expectFocus(() => field('Your name'));
    server.becomes('PUT /user', { user_metadata: { full_name: 'Asha Rao' } });
    await user.type(field('Your name'), ' Asha Rao {Enter}');
    expect(await region('Name').findByText('Asha Rao')).toBeTruthy();
    expect(server.changesAsked()).toEqual([
      expect.stringContaining('{"full_name":"Asha Rao","name":"Asha Rao"}'),
    ]);
    expect(toasts()).toEqual(['Your name is saved.']);
    await expectFocus(() => button('Change name'));
  });

  it('that one person typed is gone when another one signs in', async () => {
    const { user, signIn } = await openProfile();
    await user.click(button('Add your name'));
    await user.type(field('Your name'), 'Asha');
    signIn({ status: 'signed-in', user: { id: 'user-2', email: 'ravi@stall.in', phone: '' } });
    expect(screen.queryByLabelText('Your name')).toBe(null);
    await screen.findByRole('region', { name: 'Name' });
  });

  it('stays in the field when it could not be saved, and the reason is said', async () => {
    const { user, server } = await openProfile();
    await user.click(button('Add your name'));
    await user.type(field('Your name'), 'Asha');
    server.setOffline(true);
    // Supabase's client reports it.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(button('Save name'));
    await waitFor(() => expect(alert()).toMatch(/^Network error/));
    expect(field('Your name').value).toBe('Asha');
    await user.click(button('Cancel'));
    await expectFocus(() => button('Add your name'));
  });
});

describe('the email address', () => {
  const next = 'asha.rao@stall.in';
  const waiting = { new_email: next, email_change_sent_at: new Date(NOW).toISOString() };

  it('becomes another one once both links are opened: until then it says so', async () => {
    const { user, server, toasts } = await openProfile();
    await user.click(button('Change email'));
    expect(
      screen.getByText(/^We send a link to the new address, and one to asha@stall.in/),
    ).toBeTruthy();
    server.becomes('PUT /user', waiting);
    await user.type(field('New email address'), `${next}{Enter}`);
    const heading = await screen.findByRole('heading', {
      name: `Waiting for confirmation of ${next}`,
    });
    await expectFocus(() => heading);
    expect(toasts()).toEqual(['The mail is on its way.']);
    expect(server.changesAsked()[0]).toMatch(/^PUT \/user\?redirect_to=.*from%3Dnew-email/);
    const email = region('Email');
    expect(email.getByText(/asha@stall.in counts\.$/)).toBeTruthy();
    expect(email.getByText(/^Changed your mind\?/)).toBeTruthy();
    const again = email.getByRole('button', { name: /^Send the mail again/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });

  it('is checked before it is sent', async () => {
    const { user, server } = await openProfile();
    await user.click(button('Change email'));
    await user.type(field('New email address'), 'ASHA@stall.in{Enter}');
    expect(await screen.findByText('This is your address already')).toBeTruthy();
    expect(field('New email address').getAttribute('aria-invalid')).toBe('true');
    await user.clear(field('New email address'));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(server.changesAsked()).toEqual([]);
  });

  it.each([
    ['email_exists', 'A user with this email address has already been registered', 422],
    [
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 37 seconds.',
      429,
    ],
  ])('is refused in the words of the server: %s', async (code, message, status) => {
    const { user, server } = await openProfile();
    await user.click(button('Change email'));
    server.refuse('PUT /user', status, code, message);
    await user.type(field('New email address'), `${next}{Enter}`);
    await waitFor(() => expect(alert()).toBe(message));
  });

  it('has its mails sent again after the wait', async () => {
    const sentAt = new Date(NOW - 61_000).toISOString();
    const { user, server, toasts } = await openProfile({
      ...ashaOnServer,
      ...waiting,
      email_change_sent_at: sentAt,
    });
    await user.click(button('Send the mail again'));
    await waitFor(() =>
      expect(toasts()).toEqual(['The mail is on its way again. Links of before no longer work.']),
    );
    expect(server.changesAsked()).toEqual([expect.stringContaining(`"email":"${next}"`)]);
  });

  it('is added to an account that has only a number', async () => {
    const { user } = await openProfile({
      ...ashaOnServer,
      email: '',
      phone: '919876543210',
      identities: [identity('phone', { phone: '919876543210' })],
    });
    expect(region('Email').getByText('No email address yet.')).toBeTruthy();
    await user.click(button('Add an email address'));
    expect(screen.getByText(/^We send a link to it\./)).toBeTruthy();
  });
});

describe('the phone number', () => {
  const waiting = {
    new_phone: '919876543210',
    phone_change_sent_at: new Date(NOW).toISOString(),
  };

  it('is confirmed by the code of its message, and the session of the page stays', async () => {
    const { user, server, account, toasts } = await openProfile();
    const token = await account.getAccessToken();
    await user.click(button('Add a phone number'));
    server.becomes('PUT /user', waiting);
    await user.type(field('Phone number'), '98765 43210{Enter}');
    expect(await screen.findByText('We have sent a code by SMS to +91 98765 43210.')).toBeTruthy();
    await expectFocus(() => field('Six-digit code'));
    server.becomes('POST /token', { phone: '919876543210', new_phone: '' });
    await user.type(field('Six-digit code'), '123456');
    expect(await region('Phone number').findByText('+91 98765 43210')).toBeTruthy();
    expect(toasts()).toEqual(['Your phone number is confirmed.']);
    const [asked, verified, ended] = server.changesAsked();
    expect(asked).toContain('"phone":"+919876543210"');
    expect(verified).toMatch(/^POST \/verify .*"type":"phone_change"/);
    // The session that the code opened.
    expect(ended).toBe('POST /logout?scope=local');
    expect(await account.getAccessToken()).toBe(token);
  });

  it('asks for all six digits, and says why a code was refused', async () => {
    const { user, server } = await openProfile({ ...ashaOnServer, ...waiting });
    expect(screen.getByText('+91 98765 43210 is not confirmed yet.')).toBeTruthy();
    await user.click(button('Enter the code'));
    await user.type(field('Six-digit code'), '123');
    await user.click(button('Confirm'));
    expect(screen.getByText('Enter the six digits')).toBeTruthy();
    server.refuse('POST /verify', 403, 'otp_expired', 'Token has expired or is invalid');
    await user.type(field('Six-digit code'), '456');
    await waitFor(() => expect(alert()).toMatch(/^Token has expired or is invalid/));
    expect(field('Six-digit code').value).toBe('');
    await user.click(button('Use another number'));
    expect(field('Phone number').value).toBe('');
  });
});

describe('the password', () => {
  it('is set by the rules of the sign-up, and the other devices are named before', async () => {
    const { user, server, toasts } = await openProfile();
    await user.click(button('Change password'));
    expect(
      screen.getByText('Your other phones and computers are signed out by this.'),
    ).toBeTruthy();
    await user.type(field('New password'), 'dosa{Enter}');
    expect(await screen.findByText(/^Password must include: At least 8 characters/)).toBeTruthy();
    await user.clear(field('New password'));
    await user.type(field('New password'), 'chutney4you');
    await user.type(field('Confirm password'), 'chutney4you{Enter}');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(server.changesAsked()).toEqual([expect.stringContaining('"password":"chutney4you"')]);
    await expectFocus(() => button('Change password'));
  });

  it('comes with a code where the server wants to be sure', async () => {
    const { user, server, toasts } = await openProfile();
    await user.click(button('Change password'));
    server.refuse(
      'PUT /user',
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
    await user.type(field('New password'), 'chutney4you');
    await user.type(field('Confirm password'), 'chutney4you{Enter}');
    expect(await screen.findByText(/we have sent a code to asha@stall.in/)).toBeTruthy();
    await user.type(field('Six-digit code'), '654321');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(server.changesAsked().slice(1)).toEqual([
      'GET /reauthenticate',
      expect.stringContaining('"password":"chutney4you","nonce":"654321"'),
    ]);
  });

  it.each([
    ['same_password', 'New password should be different from the old password.', /^New password/],
    ['weak_password', 'Password should be at least 8 characters.', /^Password does not meet/],
  ])('is refused: %s', async (code, message, shown) => {
    const { user, server } = await openProfile();
    await user.click(button('Change password'));
    server.refuse('PUT /user', 422, code, message);
    await user.type(field('New password'), 'chutney4you');
    await user.type(field('Confirm password'), 'chutney4you{Enter}');
    await waitFor(() => expect(alert()).toMatch(shown));
  });
});

describe('the ways in', () => {
  const google = identity('google', { email: 'asha@gmail.example' });

  it('keep the last one, and say why', async () => {
    await openProfile();
    const ways = region('Ways to sign in');
    expect(ways.queryByRole('button', { name: /^Remove/ })).toBe(null);
    expect(ways.getByText(/^This is your only way in/)).toBeTruthy();
  });

  it('are shown, and neither added nor removed, where linking is off', async () => {
    const identities = [ashasMail, google];
    await openProfile({ ...ashaOnServer, identities }, { manualLinking: false });
    const ways = region('Ways to sign in');
    expect(ways.getByText('asha@gmail.example')).toBeTruthy();
    expect(ways.queryByRole('button')).toBe(null);
    expect(ways.getByText(/^Google or GitHub with the email address/)).toBeTruthy();
  });

  it('are removed after a question that says what follows', async () => {
    const { user, server, toasts } = await openProfile({
      ...ashaOnServer,
      identities: [ashasMail, google],
    });
    await user.click(button('Remove Email'));
    const question = within(
      screen.getByRole('group', { name: 'Remove Email as a way to sign in?' }),
    );
    await expectFocus(() => question.getByRole('button', { name: 'Keep it' }));
    expect(
      question.getByText(/^Your password no longer works then\. .*becomes asha@gmail/),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(() => button('Remove Email'));
    await user.keyboard('{Enter}');
    server.becomes('POST /token', { email: 'asha@gmail.example', identities: [google] });
    await user.click(button('Yes, remove it'));
    await waitFor(() => expect(toasts()).toEqual(['Email is no longer a way to sign in.']));
    expect(server.changesAsked()[0]).toBe('DELETE /user/identities/id-email');
    await expectFocus(() => region('Ways to sign in').getByRole('list'));
    expect(await region('Email').findByText('asha@gmail.example')).toBeTruthy();
  });

  it('offer the providers that are not linked yet, and say why one could not be opened', async () => {
    const { user, server, account } = await openProfile({
      ...ashaOnServer,
      identities: [ashasMail, google],
    });
    expect(screen.queryByRole('button', { name: 'Add Google' })).toBe(null);
    server.refuse(
      'GET /user/identities/authorize',
      404,
      'manual_linking_disabled',
      'Manual linking is disabled',
    );
    await user.click(button('Add GitHub'));
    await waitFor(() => expect(alert()).toBe('Manual linking is disabled'));
    expect(button('Add GitHub').getAttribute('aria-disabled')).toBe('false');
    vi.spyOn(account, 'canReturn').mockReturnValue(false);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await user.click(button('Add GitHub'));
    await waitFor(() => expect(alert()).toMatch(/could not come back here signed in/));
    expect(assign).not.toHaveBeenCalled();
    expect(button('Add GitHub').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the devices', () => {
  it('are signed out but for this one', async () => {
    const { user, server, toasts, onLogout } = await openProfile();
    await user.click(button('Sign out other devices'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(server.changesAsked()).toEqual(['POST /logout?scope=others']);
    expect(onLogout).not.toHaveBeenCalled();
  });

  it('are all signed out after a question; this one as by Logout', async () => {
    const { user, server, onLogout } = await openProfile(undefined, {
      state: atStall({ status: 'saved', at: NOW }),
    });
    await user.click(button('Sign out everywhere'));
    await user.click(button('Stay signed in'));
    await expectFocus(() => button('Sign out everywhere'));
    await user.keyboard('{Enter}');
    server.setOffline(true);
    // Supabase's client reports it.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(button('Sign out everywhere'));
    await waitFor(() => expect(alert()).toMatch(/^Network error/));
    expect(onLogout).not.toHaveBeenCalled();
    server.setOffline(false);
    await user.click(button('Sign out everywhere'));
    await waitFor(() => expect(onLogout).toHaveBeenCalledOnce());
    expect(server.changesAsked()).toEqual(['POST /logout?scope=others']);
  });
});

it('asks for the second factor where the server wants it', async () => {
  const { user, server } = await openProfile();
  await user.click(button('Change email'));
  server.refuse('PUT /user', 401, 'insufficient_aal', 'AAL2 session is required to update email.');
  await user.type(field('New email address'), 'asha.rao@stall.in{Enter}');
  await waitFor(() => expect(alert()).toMatch(/^AAL2/));
  // The session comes with the factors, and the page with its challenge.
  expect(server.changesAsked()).toContainEqual(
    expect.stringMatching(/^POST \/token.*refresh_token/),
  );
});

it('says why the person could not be read, and reads again; language and the way out are there meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, server } = await openProfile(undefined, { isOffline: true });
  await waitFor(() => expect(alert()).toMatch(/^(Network error|Unable to connect)/));
  expect(region('Language').getByRole('radio', { name: 'English' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Delete my account …' })).toBeTruthy();
  server.setOffline(false);
  await user.click(button('Try again'));
  await waitFor(() => expect(region('Email').getByText('asha@stall.in')).toBeTruthy());
});

it('is read again when the page is looked at once more: a link may have been opened elsewhere', async () => {
  const { server } = await openProfile();
  server.becomes('GET /user', { email: 'asha.rao@stall.in' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await region('Email').findByText('asha.rao@stall.in')).toBeTruthy();
});
