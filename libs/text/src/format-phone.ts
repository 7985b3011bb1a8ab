// Apart from the reader of numbers: every page shows the number of who is signed in.

/** The country code of who types a number without one. */
export const HOME_CODE = '+91';

/**
 * A number as people read it: `+91 98765 43210`.
 *
 * @param phone in E.164, with or without its plus: Supabase keeps numbers without
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '');
  const [, first, second] = /^91(\d{5})(\d{5})$/.exec(digits) ?? [];
  return first && second ? `${HOME_CODE} ${first} ${second}` : `+${digits}`;
}
