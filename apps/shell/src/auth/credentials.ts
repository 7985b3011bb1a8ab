import { messages } from './messages';

const { fields, rules } = messages;

/** No spaces, an `@`, and a last part of two characters or more (specification, section 5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

const MIN_LENGTH = 8;

export type Strength = 'weak' | 'medium' | 'strong';

/** What is wrong with a typed address; `null` when it is valid. */
export function emailFault(email: string): string | null {
  if (email === '') return fields.emailRequired;
  return EMAIL.test(email) ? null : fields.emailInvalid;
}

/** The rules that a new password does not meet yet, in the order in which they are shown. */
export function unmetRules(password: string): readonly string[] {
  return [
    ...(password.length >= MIN_LENGTH ? [] : [rules.length]),
    // Only these count as letters for the backend.
    ...(/[a-z]/i.test(password) ? [] : [rules.letter]),
    ...(/\d/.test(password) ? [] : [rules.number]),
  ];
}

/** What is wrong with a new password; `null` when it is valid. */
export function newPasswordFault(password: string): string | null {
  if (password === '') return fields.passwordRequired;
  const unmet = unmetRules(password);
  return unmet.length === 0 ? null : fields.passwordUnmet(unmet);
}

/** Whether the password of an account is missing. No more is checked: it may be older than today's rules. */
export function passwordFault(password: string): string | null {
  return password === '' ? fields.passwordRequired : null;
}

/** What is wrong with the repeated password; `null` when it is valid. */
export function confirmFault(confirm: string, password: string): string | null {
  if (confirm === '') return fields.confirmRequired;
  return confirm === password ? null : fields.confirmDiffers;
}

/** Strong with no unmet rule, medium with one, weak with two or more (specification, section 5). */
export function strengthOf(password: string): Strength {
  const unmet = unmetRules(password).length;
  if (unmet === 0) return 'strong';
  return unmet === 1 ? 'medium' : 'weak';
}
