import type { Failure } from '../failure';
import { invalid, isFailure } from '../failure';

const MAX_CHARACTERS = 255;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** An e-mail address in lower case, or why the text is not one. */
export function parseEmail(text: string): { readonly email: string } | Failure {
  if (text === '') return invalid('An email address is required');
  if (text.length > MAX_CHARACTERS) return invalid('An email address is too long');
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const isAddress =
    rest.length === 0 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^[a-z][a-z\d-]+$/i.test(labels.at(-1) ?? '');
  if (!isAddress) return invalid('Unable to validate email address: invalid format');
  return { email: text.toLowerCase() };
}

/** For finding an account: no account has an invalid address. */
export function emailOrNull(text: string): string | null {
  const parsed = parseEmail(text);
  return isFailure(parsed) ? null : parsed.email;
}

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
