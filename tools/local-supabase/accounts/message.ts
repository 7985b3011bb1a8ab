import type { Language } from '@thela/language/languages';
import { isLanguage } from '@thela/language/languages';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { Statement } from '../store/database';
import { insertInto } from '../store/database';
import { purgeOldMails } from '../store/purge-expired';
import type { Account } from './account';

/** What a mail is for. */
export const MAIL_KINDS = [
  'signup',
  'magiclink',
  'recovery',
  'email_change',
  'reauthentication',
] as const;

/** What a message to a phone is for: `sms` to sign up or in, `factor` to give a second factor. */
export const TEXT_KINDS = ['sms', 'phone_change', 'reauthentication', 'factor'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
export type TextKind = (typeof TEXT_KINDS)[number];

/** The statements that put a mail or a message into the mailbox. */
export function keepMessage(message: {
  /** An address, or a number in E.164 with its plus. */
  readonly recipient: string;
  readonly kind: MailKind | TextKind;
  readonly code: string;
  /** Empty where it has only a code. */
  readonly link: string;
  /** Of the one-time token, or the id of the factor's challenge: the message is open while it stands. */
  readonly key: string;
  readonly language: Language;
  /** The address that a change of the address names. */
  readonly newEmail: string | null;
}): Statement[] {
  const { recipient, kind, code, link, language, key, newEmail } = message;
  const row = { recipient, kind, code, link, language, link_hash: key, new_email: newEmail };
  return [insertInto('mails', { ...row, sent_at: Date.now() }), purgeOldMails];
}

/** The language that the person chose, which the site sends with the sign-up; English where it is not known. */
export function languageOf({ user_metadata }: Pick<Account, 'user_metadata'>): Language {
  const { language } = user_metadata;
  return isLanguage(language) ? language : 'en-IN';
}

/** 429 when the last message of this kind was sent less than `intervalS` seconds ago. */
export function refuseTooSoon(
  sentAt: number | null,
  intervalS: number,
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
): Failure | null {
  const waitMs = (sentAt ?? -Infinity) + intervalS * 1000 - Date.now();
  if (waitMs <= 0) return null;
  const seconds = Math.floor(waitMs / 1000);
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return failure(429, code, message);
}
