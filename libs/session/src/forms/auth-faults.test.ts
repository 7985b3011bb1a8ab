import { languages } from '@thela/language';
import type { Language } from '@thela/language';
import { describe, expect, it } from 'vitest';
import { messagesNow as shellMessagesNow } from '@thela/page';
import { backendText, providerText, thrownText } from './auth-faults';
import type { Attempt } from './auth-faults';
import type { BackendError } from './ask-auth';
import { wordsFor } from './auth-text';
import type { AuthText } from './auth-text';
import { messagesIn } from './messages';

/** What a person reads of a text in a language. */
async function reading(language: Language) {
  const messages = await messagesIn(language);
  const { connection } = shellMessagesNow().account;
  return (text: AuthText) => wordsFor(text, { language, messages, connection });
}
const inEnglish = await reading('en-IN');

const NETWORK = 'Network error. Please check your internet connection and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const CONNECTION = 'Unable to connect to the server. Please check your internet connection.';
const CREDENTIALS = 'Invalid email or password. Please try again.';
const NOT_CONFIRMED =
  'Please verify your email address before signing in. Check your inbox for the verification link.';
const LOGINS = 'Too many login attempts. Please try again in a few minutes.';
const SIGNUPS = 'Too many signup attempts. Please try again in a few minutes.';
const NO_ADDRESS = 'Unable to validate email address: invalid format';
const EMAIL = 'Please enter a valid email address.';
const PASSWORD = 'Password does not meet requirements. Please try a stronger password.';
const REGISTERED = 'This email is already registered. Please sign in instead.';

const rows: readonly (readonly [Attempt, BackendError, string])[] = [
  ['signIn', { code: 'invalid_credentials', status: 400, message: 'Worded anew' }, CREDENTIALS],
  ['signIn', { status: 400, message: 'Invalid login credentials' }, CREDENTIALS],
  ['signIn', { code: 'email_not_confirmed', status: 400, message: '' }, NOT_CONFIRMED],
  ['signIn', { message: 'Email not confirmed' }, NOT_CONFIRMED],
  ['signIn', { code: 'over_request_rate_limit', message: 'x' }, LOGINS],
  ['signIn', { status: 429, message: '<html>' }, LOGINS],
  ['signIn', { message: 'Request rate limit reached' }, LOGINS],
  ['signIn', { status: 0, message: 'Failed to fetch' }, NETWORK],
  ['signIn', { status: 0, message: `Unexpected token '<' is not valid JSON` }, NETWORK],
  ['signIn', { status: 0, message: '{}' }, NETWORK],
  ['signIn', { status: 503, message: '{}' }, UNEXPECTED],
  ['signIn', { status: 400, message: '{"a":1}' }, UNEXPECTED],
  ['signIn', { message: 'Unexpected end of JSON input' }, UNEXPECTED],
  ['signIn', { status: 400, message: '' }, UNEXPECTED],
  ['signIn', { status: 400, message: '<h1>Bad</h1>' }, UNEXPECTED],
  ['signIn', { status: 400, message: 'x'.repeat(1000) }, UNEXPECTED],
  ['signIn', { code: 'user_banned', status: 400, message: 'User is banned' }, 'User is banned'],
  ['signUp', { code: 'over_email_send_rate_limit', message: 'password' }, SIGNUPS],
  ['signUp', { message: 'You can only request this after 52 seconds.' }, SIGNUPS],
  ['signUp', { code: 'validation_failed', message: NO_ADDRESS }, EMAIL],
  ['profile', { code: 'validation_failed', message: NO_ADDRESS }, EMAIL],
  ['newPassword', { code: 'email_address_invalid', status: 400, message: 'x' }, EMAIL],
  ['signUp', { code: 'email_address_invalid', status: 400, message: 'x' }, EMAIL],
  ['signUp', { code: 'weak_password', status: 422, message: 'x' }, PASSWORD],
  ['signUp', { message: 'Password should be long.' }, PASSWORD],
  ['signUp', { code: 'user_already_exists', message: 'x' }, REGISTERED],
  ['signUp', { status: 0, message: 'x' }, NETWORK],
  ['signUp', { message: 'Signups not allowed here' }, 'Signups not allowed here'],
];

describe('what the backend answered', () => {
  it.each(rows)('%s %j: %s', (attempt, error, message) => {
    expect(inEnglish(backendText(attempt, error))).toBe(message);
  });

  it('is identified by code before status, and by status before text', () => {
    const error = {
      code: 'email_not_confirmed',
      status: 429,
      message: 'Invalid login credentials',
    };
    expect(inEnglish(backendText('signIn', error))).toBe(NOT_CONFIRMED);
    expect(inEnglish(backendText('signIn', { ...error, code: 'new_code' }))).toBe(LOGINS);
    expect(inEnglish(backendText('signIn', { message: error.message }))).toBe(CREDENTIALS);
  });
});

describe('what a provider answered', () => {
  it.each([
    [
      'google',
      { message: 'Popup was blocked by the browser' },
      'Pop-up was blocked. Please allow pop-ups for this site and try again.',
    ],
    ['github', { status: 0, message: 'x' }, NETWORK],
    ['google', { message: 'You denied it' }, 'Google sign-in failed: You denied it'],
    ['github', { message: 'Not enabled' }, 'GitHub sign-in failed: Not enabled'],
    [
      'google',
      { status: 503, message: '{}' },
      'An unexpected error occurred during Google sign-in. Please try again.',
    ],
    [null, { message: '{}' }, UNEXPECTED],
    [null, { message: 'Account locked, call 98765 43210' }, UNEXPECTED],
  ] as const)('%s %j: %s', (provider, error, message) => {
    expect(inEnglish(providerText(provider, error))).toBe(message);
  });
});

describe('a password that the server does not take', () => {
  const LONG = 'Too long: at most 72 letters and digits of English, or 24 of another script';
  const LEAKED = 'It is in a list of leaked passwords. Choose one that nobody else uses.';
  const SETS = 'Use small and capital letters, a number and a symbol such as ! or #.';
  const tooLong = 'Password cannot be longer than 72 characters';
  it.each([
    ['weak_password', 'x', [], []],
    [
      'weak_password',
      'At least 10 characters.',
      ['length'],
      ['It is too short: use at least 10 characters.'],
    ],
    ['weak_password', 'x', ['length', 'pwned'], ['It is too short.', LEAKED]],
    ['weak_password', 'At least one character of each: abc, !@#.', ['characters'], [SETS]],
    [undefined, 'Password is known to be weak and easy to guess', [], [LEAKED]],
    ['validation_failed', tooLong, [], [LONG]],
    [undefined, 'bcrypt: password length exceeds 72 bytes', [], [LONG]],
    ['weak_password', 'Password must contain a symbol', [], [SETS]],
    ['weak_password', 'This password appeared in a data breach', [], [LEAKED]],
  ])('%s, %s, %j: %j stands below the message', (code, message, reasons, lines) => {
    const text = backendText('signUp', { code, message, reasons });
    expect(inEnglish(text).split('\n')).toEqual([PASSWORD, ...lines]);
  });

  it.each(['newPassword', 'profile'] as const)(
    'says so at %s, in the language',
    async (attempt) => {
      const text = backendText(attempt, { code: 'validation_failed', message: tooLong });
      expect((await reading('hi-IN'))(text)).toMatch(/आज़माएँ।\nबहुत लंबा है/);
    },
  );

  it('is not told of a refusal that only names passwords', () => {
    const error = { code: 'unexpected_failure', status: 500, message: 'Error hashing password' };
    expect(inEnglish(backendText('signUp', error))).toBe('Error hashing password');
  });
});

describe('what was thrown', () => {
  it.each([
    [new TypeError('Failed to fetch'), CONNECTION],
    [new TypeError('NetworkError when attempting to fetch resource.'), CONNECTION],
    [new TypeError('Load failed'), CONNECTION],
    [
      new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
      CONNECTION,
    ],
    [new TypeError('Importing a module script failed.'), CONNECTION],
    [new DOMException('The operation timed out.', 'TimeoutError'), CONNECTION],
    [new TypeError("Cannot read properties of undefined (reading 'x')"), UNEXPECTED],
    [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), UNEXPECTED],
    ['a string', UNEXPECTED],
  ])('%s: %s', (error, message) => {
    expect(inEnglish(thrownText(error))).toBe(message);
  });

  it('names the provider unless the connection failed', () => {
    expect(inEnglish(thrownText(new Error('x'), 'github'))).toBe(
      'An unexpected error occurred during GitHub sign-in. Please try again.',
    );
    expect(inEnglish(thrownText(new TypeError('Failed to fetch'), 'google'))).toBe(CONNECTION);
  });
});

describe('a refusal that the specification does not name', () => {
  const banned = backendText('signIn', { code: 'user_banned', message: 'User is banned' });
  const unknown = backendText('signIn', { code: 'new_code', message: 'Not today' });

  it('is told in the backend’s own words in English only', async () => {
    expect(inEnglish(banned)).toBe('User is banned');
    expect((await reading('hi-IN'))(banned)).toBe('यह अकाउंट बंद कर दिया गया है।');
    expect((await reading('te-IN'))(banned)).toBe('ఈ అకౌంట్‌ను ఆపేశారు.');
  });

  it.each(languages)(
    'is told with the backend’s words in %s where its code is not known',
    async (language) => {
      expect((await reading(language))(unknown)).toContain('Not today');
    },
  );

  it('is told by its code in English, too, where its words are none for a person', () => {
    expect(inEnglish(backendText('signIn', { code: 'user_banned', message: '{}' }))).toBe(
      'This account is blocked.',
    );
  });

  it('is no property that every object has', () => {
    expect(inEnglish(backendText('signIn', { code: 'toString', message: '{}' }))).toBe(UNEXPECTED);
  });
});
