import { cleanAddress, parsePhone } from '@thela/text';
import type { Messages } from './messages';

/** No spaces, an `@`, and a last part of two characters or more (specification, section 5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

const MIN_LENGTH = 8;

/** In UTF-8: what is longer the server refuses, because bcrypt would ignore it. */
const MAX_BYTES = 72;

/** What is wrong with a field: the name of its text. */
export type Fault = keyof Messages['fields'] | 'passwordUnmet';

/** A rule for new passwords: the name of its text. */
export type Rule = keyof Messages['rules'];

export type Strength = 'weak' | 'medium' | 'strong';

export function emailFault(typed: string): Fault | null {
  const email = cleanAddress(typed);
  if (email === '') return 'emailRequired';
  return EMAIL.test(email) ? null : 'emailInvalid';
}

export function phoneFault(typed: string): Fault | null {
  if (typed.trim() === '') return 'phoneRequired';
  return parsePhone(typed) === null ? 'phoneInvalid' : null;
}

/** The rules that a new password does not meet yet, in the order in which they are shown. */
export function unmetRules(password: string): readonly Rule[] {
  return [
    ...(password.length >= MIN_LENGTH ? [] : ['length' as const]),
    // Only these count as letters for the backend.
    ...(/[a-z]/i.test(password) ? [] : ['letter' as const]),
    ...(/\d/.test(password) ? [] : ['number' as const]),
  ];
}

/** What is wrong with a new password; `null` when it is valid. */
export function newPasswordFault(password: string): Fault | null {
  if (password === '') return 'passwordRequired';
  if (unmetRules(password).length > 0) return 'passwordUnmet';
  return isTooLong(password) ? 'passwordTooLong' : null;
}

function isTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > MAX_BYTES;
}

/** A new password as it is set: keyboards spell é and क़ in two ways. */
export function spellPassword(typed: string): string {
  return typed.normalize('NFC');
}

/** Whether the password of an account is missing. No more is checked: it may be older than today's rules. */
export function passwordFault(password: string): Fault | null {
  return password === '' ? 'passwordRequired' : null;
}

export function confirmFault(confirm: string, password: string): Fault | null {
  if (confirm === '') return 'confirmRequired';
  return confirm === password ? null : 'confirmDiffers';
}

/** Strong with no unmet rule, medium with one, weak with two or more (specification, section 5). */
export function strengthOf(password: string): Strength {
  const unmet = unmetRules(password).length;
  if (unmet === 0) return 'strong';
  return unmet === 1 ? 'medium' : 'weak';
}

/**
 * Puts what is wrong with a field into words, a line for each.
 *
 * @param fault as the checks of `credentials.ts` name it
 * @param password as it was typed, for the rules that it does not meet
 */
export function faultWords(
  fault: string | undefined,
  messages: Messages,
  password = '',
): string | undefined {
  if (fault === 'passwordUnmet') {
    const rules = unmetRules(password).map((rule) => messages.rules[rule]);
    const unmet = messages.passwordUnmet(rules);
    return isTooLong(password) ? `${unmet}\n${messages.fields.passwordTooLong}` : unmet;
  }
  return isField(messages.fields, fault) ? messages.fields[fault] : undefined;
}

function isField(
  fields: Messages['fields'],
  name: string | undefined,
): name is keyof Messages['fields'] {
  return name !== undefined && Object.hasOwn(fields, name);
}
