import type { Failure } from '../failure';
import { invalid, isFailure } from '../failure';

const E164_DIGITS = /^[1-9]\d{1,14}$/;

/**
 * The digits of a number in E.164, which are kept without its plus, or why the text is not a number. As the
 * hosted service, this also takes a country's code alone: the page checks more.
 */
export function parsePhone(text: string): { readonly phone: string } | Failure {
  const phone = text.replace(/^\+/, '').replaceAll(' ', '');
  if (E164_DIGITS.test(phone)) return { phone };
  return invalid('Invalid phone number format (E.164 required)');
}

/** For finding an account: no account has an invalid number. */
export function phoneOrNull(text: string): string | null {
  const parsed = parsePhone(text);
  return isFailure(parsed) ? null : parsed.phone;
}
