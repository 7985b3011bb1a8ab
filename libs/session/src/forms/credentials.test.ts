import { describe, expect, it } from 'vitest';
import {
  confirmFault,
  emailFault,
  faultWords,
  newPasswordFault,
  passwordFault,
  strengthOf,
  unmetRules,
} from './credentials';
import { messagesIn } from './messages';

const english = await messagesIn('en-IN');
const inEnglish = (fault: string | null, password?: string) =>
  faultWords(fault ?? undefined, english, password) ?? null;

describe('an email address', () => {
  it.each([
    ['', 'Email is required'],
    ['asha', 'Enter a valid email address'],
    ['asha@stall', 'Enter a valid email address'],
    ['asha@stall.i', 'Enter a valid email address'],
    ['asha @stall.in', 'Enter a valid email address'],
    ['asha@st all.in', 'Enter a valid email address'],
    ['asha@@stall.in', 'Enter a valid email address'],
    ['@stall.in', 'Enter a valid email address'],
    ['asha\u00a0@stall.in', 'Enter a valid email address'],
    ['asha@stall.in', null],
    ['\u200bmailto:asha@stall.in.', null],
    ['asha.rao+dosa@stall.co.in', null],
  ])('%j: %s', (email, fault) => {
    expect(inEnglish(emailFault(email))).toBe(fault);
  });
});

const TOO_LONG = 'Too long: at most 72 letters and digits of English, or 24 of another script';

describe('a new password', () => {
  it.each([
    ['', 'Password is required', 'weak'],
    [
      'दोसा',
      'Password must include: At least 8 characters, At least one letter, At least one number',
      'weak',
    ],
    ['dosa', 'Password must include: At least 8 characters, At least one number', 'weak'],
    ['12345678', 'Password must include: At least one letter', 'medium'],
    ['dosadosa', 'Password must include: At least one number', 'medium'],
    ['dosa123', 'Password must include: At least 8 characters', 'medium'],
    ['dosa1234', null, 'strong'],
    [`a1${'x'.repeat(70)}`, null, 'strong'],
    [`a1${'दो'.repeat(12)}`, TOO_LONG, 'strong'],
    [
      'क'.repeat(25),
      `Password must include: At least one letter, At least one number\n${TOO_LONG}`,
      'weak',
    ],
  ] as const)('%j: %s, %s', (password, fault, strength) => {
    expect(inEnglish(newPasswordFault(password), password)).toBe(fault);
    expect(strengthOf(password)).toBe(strength);
  });

  it('names the first unmet rule first', () => {
    expect(unmetRules('....')[0]).toBe('length');
    expect(unmetRules('........')[0]).toBe('letter');
  });

  it.each(['hi-IN', 'te-IN', 'hi-Latn-IN'] as const)(
    'says in %s which letters count, because another script has letters, too',
    async (language) => {
      const messages = await messagesIn(language);
      expect(faultWords('passwordUnmet', messages, 'डोसा1234')).toMatch(/a (से|నుంచి|se) z/);
    },
  );

  it('must be repeated exactly', () => {
    expect(inEnglish(confirmFault('', 'dosa1234'))).toBe('Please confirm your password');
    expect(inEnglish(confirmFault('dosa1235', 'dosa1234'))).toBe('Passwords do not match');
    expect(confirmFault('dosa1234', 'dosa1234')).toBe(null);
  });
});

it('accepts any password for an existing account', () => {
  expect(inEnglish(passwordFault(''))).toBe('Password is required');
  expect(passwordFault('x')).toBe(null);
});
