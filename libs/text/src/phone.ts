import { latinDigits } from './digits';
import { HOME_CODE } from './format-phone';

/** Mobile numbers of India: ten digits, the first of them 6 to 9. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** E.164: a country code, which does not begin with 0, and 8 to 15 digits in all. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/**
 * Reads a phone number as people type it: `98765 43210`, `098765-43210`, `+91 98765 43210`, `+44 20 7946 0958`, also in
 * digits of Devanagari and Telugu. Without a plus it is an Indian mobile number.
 *
 * @returns in E.164, `+919876543210`; `null` when it is no number that can get an SMS
 */
export function parsePhone(typed: string): string | null {
  const text = latinDigits(typed).replaceAll(
    /[\s().\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g,
    '',
  );
  const [, abroad] = /^(?:\+|00)(\d+)$/.exec(text) ?? [];
  if (abroad !== undefined && !abroad.startsWith('91')) {
    return INTERNATIONAL.test(abroad) ? `+${abroad}` : null;
  }
  const home = abroad?.slice(2) ?? text.replace(/^0/, '');
  const isWithCode = abroad === undefined && /^91\d{10}$/.test(home);
  const national = isWithCode ? home.slice(2) : home;
  return INDIAN_MOBILE.test(national) ? `${HOME_CODE}${national}` : null;
}
