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
