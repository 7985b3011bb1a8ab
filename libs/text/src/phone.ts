import { cleanAddress } from './clean-address';
import { latinDigits } from './digits';
import { HOME_CODE } from './format-phone';

/** Mobile numbers of India: ten digits, the first of them 6 to 9, behind the country's code, the 0 of calls at home, or both. */
const INDIAN_MOBILE = /^(?:0?91)?0?([6-9]\d{9})$/;
const INDIAN_FROM_ABROAD = /^910?([6-9]\d{9})$/;

/** E.164: a country code, which does not begin with 0, and 8 to 15 digits in all. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/**
 * Reads a phone number as people type it: `98765 43210`, `098765-43210`, `+91 098765 43210`, `+44 20 7946 0958`, also in
 * digits of Devanagari and Telugu. Without a plus it is an Indian mobile number.
 *
 * @returns in E.164, `+919876543210`; `null` when it is no number that can get an SMS
 */
export function parsePhone(typed: string): string | null {
  // Words around it, `Mob. No. 98765 43210 – Asha`, are copied along with it.
  const [bare = ''] = /\+?\d(?:.*\d)?/s.exec(latinDigits(cleanAddress(typed))) ?? [];
  const text = bare.replaceAll(/\(0\)|[\s().[\]/·,_~*'\u2212\p{Pd}]/gu, '');
  const [, abroad] = /^(?:\+|00)(\d+)$/.exec(text) ?? [];
  if (abroad !== undefined && !abroad.startsWith('91')) {
    return INTERNATIONAL.test(abroad) ? `+${abroad}` : null;
  }
  const [, national] =
    (abroad === undefined ? INDIAN_MOBILE.exec(text) : INDIAN_FROM_ABROAD.exec(abroad)) ?? [];
  return national === undefined ? null : `${HOME_CODE}${national}`;
}
