import { showLanguage } from '@thela/language';
import { sampleBrand } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore } from '@thela/session';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

// A project for each form: Supabase's client minds a second one of the same project on a page.
let project = 0;

function form() {
  project += 1;
  const supabase = { url: `https://f${project}.supabase.co`, publishableKey: 'sb_public' };
  const storage = () => window.localStorage;
  const account = createAccountStore({ supabase, storage, hasPendingCallback: false });
  return {
    brand: sampleBrand,
    supabase,
    account,
    offers: {
      phone: false,
      passkeys: false,
      providers: { google: true, github: true },
      isSignUpOn: true,
    },
    email: '',
    onEmail: () => {},
    onSignedIn: () => {},
    onPhone: () => {},
  };
}

function openSignIn(brand = sampleBrand) {
  render(
    <MemoryRouter>
      <SignInForm {...form()} brand={brand} initialNotice={null} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function openSignUp() {
  render(
    <MemoryRouter>
      <SignUpForm {...form()} takesFocus={false} onMailSent={() => {}} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function submit(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

/** What a screen reader says of a field beside its name and value. */
function told(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' | ');
}

describe('the sign-in form', () => {
  it('shows no error for an untouched field, and for a touched one only after it lost the focus', async () => {
    const user = openSignIn();
    await user.type(field('Email'), 'asha');
    await waitFor(() => expect(told('Email')).toBe(''));
    await user.tab();
    await waitFor(() => expect(told('Email')).toBe('Enter a valid email address'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(told('Password')).toBe(''));
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.type(field('Email'), '@stall.in');
    await waitFor(() => expect(told('Email')).toBe(''));
  });

  it('cannot be sent while it is invalid; Enter counts as an attempt and moves to the error', async () => {
    const user = openSignIn();
    expect(submit('Sign In').disabled).toBe(true);
    await user.type(field('Password'), 'x{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Please fix the errors below and try again.',
      ),
    );
    await waitFor(() => expect(told('Email')).toBe('Email is required'));
    await expectFocus(() => field('Email'));
    await user.type(field('Email'), 'asha@stall.in');
    await waitFor(() => expect(submit('Sign In').disabled).toBe(false));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  it('sends one request, however often Enter is pressed meanwhile', async () => {
    const asked = vi.fn<typeof fetch>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    const user = openSignIn();
    await user.type(field('Email'), 'asha@stall.in');
    await user.type(field('Password'), 'dosa1234{Enter}{Enter>3/}{Enter}');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await user.keyboard('{Enter}');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(submit('Signing in …').getAttribute('aria-disabled')).toBe('true');
  });

  const COMPOSED = 'caf\u00e9 1234';
  const APART = 'cafe\u0301 1234';
  it.each([
    [COMPOSED, [COMPOSED]],
    [APART, [COMPOSED, APART]],
  ])('tries %j as it is set, and as it is typed where that differs', async (typed, tried) => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      asked.push(JSON.parse(String(body)));
      return Response.json({ code: 'x', msg: 'Invalid login credentials' }, { status: 400 });
    });
    const user = openSignIn();
    await user.type(field('Email'), '\u200basha@stall.in,');
    await user.type(field('Password'), `${typed}{Enter}`);
    await screen.findByText('Invalid email or password. Please try again.');
    expect(asked).toMatchObject(tried.map((password) => ({ email: 'asha@stall.in', password })));
  });

  it('shows and hides the password', async () => {
    const user = openSignIn();
    await user.type(field('Password'), 'dosa1234');
    expect(field('Password').type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
    expect(field('Password').value).toBe('dosa1234');
  });

  it('remembers by default, has a button for forgotten passwords, and shows the support address', () => {
    openSignIn();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(
      true,
    );
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: sampleBrand.supportEmail }).getAttribute('href')).toBe(
      `mailto:${sampleBrand.supportEmail}`,
    );
  });

  it('offers no help by mail where there is no support address', () => {
    openSignIn({ ...sampleBrand, supportEmail: '' });
    expect(screen.queryByText('Help:')).toBe(null);
  });

  it('tells password managers what goes where', () => {
    openSignIn();
    expect(field('Email').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('current-password');
  });
});

describe('the sign-up form', () => {
  it.each([
    ['d', 'At least 8 charactersPassword strength: Weak'],
    ['dosadosa', 'At least one numberPassword strength: Medium'],
    ['dosadosa1', 'Good passwordPassword strength: Strong'],
  ])('grades %s and names what is missing next', async (typed, hint) => {
    const user = openSignUp();
    await waitFor(() => expect(told('Password')).toBe('At least 8 characters'));
    await user.type(field('Password'), typed);
    await waitFor(() => expect(told('Password')).toBe(hint));
  });

  it('names all unmet rules once the field was left', async () => {
    const user = openSignUp();
    await user.type(field('Password'), '..');
    await user.tab();
    await waitFor(() =>
      expect(told('Password')).toContain(
        'Password must include: At least 8 characters, At least one letter, At least one number',
      ),
    );
  });

  it('sets a password in one spelling, and sends the address without what was pasted with it', async () => {
    const asked = vi.fn<typeof fetch>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    const user = openSignUp();
    await user.type(field('Email'), 'mailto:asha@stall.in');
    await user.type(field('Password'), 'cafe\u0301 1234');
    await user.type(field('Confirm password'), 'caf\u00e9 1234{Enter}');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const sent: unknown = JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
    expect(sent).toMatchObject({ email: 'asha@stall.in', password: 'caf\u00e9 1234' });
  });

  it('asks for the same password twice, and checks again when the first changes', async () => {
    const user = openSignUp();
    await user.type(field('Email'), 'asha@stall.in');
    await user.type(field('Password'), 'dosa1234');
    await waitFor(() => expect(told('Confirm password')).toBe(''));
    await user.type(field('Confirm password'), 'dosa1234');
    await waitFor(() => expect(submit('Sign Up').disabled).toBe(false));
    await user.tab();
    await user.type(field('Password'), '5');
    await waitFor(() => expect(told('Confirm password')).toBe('Passwords do not match'));
    await waitFor(() => expect(submit('Sign Up').disabled).toBe(true));
    await user.clear(field('Confirm password'));
    await waitFor(() => expect(told('Confirm password')).toBe('Please confirm your password'));
  });

  it('counts Enter in an invalid form as an attempt', async () => {
    const user = openSignUp();
    await user.type(field('Confirm password'), '{Enter}');
    await waitFor(() => expect(told('Email')).toBe('Email is required'));
    await waitFor(() => expect(told('Password')).toContain('Password is required'));
    await waitFor(() => expect(told('Confirm password')).toBe('Please confirm your password'));
  });

  it('tells password managers what goes where', () => {
    openSignUp();
    expect(field('Email').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('new-password');
    expect(field('Confirm password').autocomplete).toBe('new-password');
  });
});

describe('in another language', () => {
  afterEach(() => showLanguage('en-IN'));

  it('what is wrong changes its words with the page, and what was typed stays', async () => {
    const user = openSignUp();
    await user.type(field('Password'), 'डोसा1234');
    await user.tab();
    await waitFor(() =>
      expect(told('Password')).toContain('Password must include: At least one letter'),
    );
    await act(() => showLanguage('hi-IN'));
    await waitFor(() =>
      expect(told('पासवर्ड')).toContain('पासवर्ड में यह भी चाहिए: a से z तक का कम से कम एक अंग्रेज़ी अक्षर'),
    );
    expect(field('पासवर्ड').value).toBe('डोसा1234');
    await user.click(screen.getByRole('button', { name: 'पासवर्ड दिखाएँ' }));
    expect(field('पासवर्ड').type).toBe('text');
  });

  it('the result of an attempt changes its words with the page', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json(
          { code: 'user_banned', message: 'User is banned' },
          { status: 400, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
        ),
      ),
    );
    const user = openSignIn();
    await user.type(field('Email'), 'asha@stall.in');
    await user.type(field('Password'), 'dosa1234{Enter}');
    expect(await screen.findByText('User is banned')).toBeTruthy();
    await act(() => showLanguage('te-IN'));
    expect(screen.getByRole('alert').textContent).toBe('ఈ అకౌంట్‌ను ఆపేశారు.');
  });

  it('a new account is told the language of its person', async () => {
    const asked = vi.fn<typeof fetch>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    await showLanguage('te-IN');
    const user = openSignUp();
    await user.type(field('ఈమెయిల్'), 'asha@stall.in');
    await user.type(field('పాస్‌వర్డ్'), 'dosa1234');
    await user.type(field('పాస్‌వర్డ్ మళ్ళీ'), 'dosa1234{Enter}');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const sent: unknown = JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
    expect(sent).toMatchObject({ email: 'asha@stall.in', data: { language: 'te-IN' } });
  });
});
