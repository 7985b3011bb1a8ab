import { describe, expect, it } from 'vitest';
import {
  confirmFault,
  emailFault,
  newPasswordFault,
  passwordFault,
  strengthOf,
  unmetRules,
} from './credentials';

describe('an email address', () => {
  it.each([
    ['', 'Email is required'],
    ['asha', 'Enter a valid email address'],
    ['asha@stall', 'Enter a valid email address'],
    ['asha@stall.i', 'Enter a valid email address'],
    ['asha@stall.in.', 'Enter a valid email address'],
    ['asha @stall.in', 'Enter a valid email address'],
    ['asha@st all.in', 'Enter a valid email address'],
    ['asha@@stall.in', 'Enter a valid email address'],
    ['@stall.in', 'Enter a valid email address'],
    ['asha@stall.in', null],
    ['asha.rao+dosa@stall.co.in', null],
  ])('%j: %s', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });
});

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
  ] as const)('%j: %s, %s', (password, fault, strength) => {
    expect(newPasswordFault(password)).toBe(fault);
    expect(strengthOf(password)).toBe(strength);
  });

  it('names the first unmet rule first', () => {
    expect(unmetRules('....')[0]).toBe('At least 8 characters');
    expect(unmetRules('........')[0]).toBe('At least one letter');
  });

  it('must be repeated exactly', () => {
    expect(confirmFault('', 'dosa1234')).toBe('Please confirm your password');
    expect(confirmFault('dosa1235', 'dosa1234')).toBe('Passwords do not match');
    expect(confirmFault('dosa1234', 'dosa1234')).toBe(null);
  });
});

it('accepts any password for an existing account', () => {
  expect(passwordFault('')).toBe('Password is required');
  expect(passwordFault('x')).toBe(null);
});
