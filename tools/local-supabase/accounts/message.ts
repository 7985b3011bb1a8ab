import type { Language } from '@thela/language/languages';
import { isLanguage } from '@thela/language/languages';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { Statement } from '../store/database';
import { insertInto } from '../store/database';
import { purgeOldMails } from '../store/purge-expired';
import type { Account } from './account';

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

/**
 * The link that a mail shows. It leads to the site, which spends the token when the person presses a button: mail scanners open
 * every link. Behind `#`, so that no server and no log gets it. The site shows whose account it is before the press: `email`.
 */
export function mailLink(
  kind: MailKind,
  { site, hash, email }: { readonly site: string; readonly hash: string; readonly email: string },
): string {
  const whose = kind === 'email_change' ? '' : `&email=${email}`;
  return `${site}/#token_hash=${hash}&type=${kind}${whose}`;
}

/** The statements that put a mail or a message to the person of an account into the mailbox. */
export function storeMessage(
  account: Pick<Account, 'user_metadata'>,
  message: {
    /** An address, or a number in E.164 with its plus. */
    readonly recipient: string;
    readonly kind: MailKind | TextKind;
    readonly code: string;
    /** Left out where it has only a code. */
    readonly link?: string;
    /** Of the one-time token, or the id of the factor's challenge: the message is open while it stands. */
    readonly key: string;
    /** The address that a change of the address names. */
    readonly newEmail?: string | null;
  },
): Statement[] {
  const { recipient, kind, code, link = '', key, newEmail = null } = message;
  const row = { recipient, kind, code, link, link_hash: key, new_email: newEmail };
  const language = languageOf(account);
  return [insertInto('mails', { ...row, language, sent_at: Date.now() }), purgeOldMails];
}

/** The language that the person chose, which the site sends with the sign-up; English where it is not known. */
function languageOf({ user_metadata }: Pick<Account, 'user_metadata'>): Language {
  const { language } = user_metadata;
  return isLanguage(language) ? language : 'en-IN';
}

/** 429 when the last message of this kind to somebody, or too many messages to all, were sent just before. */
export async function refuseMessage(
  { settings, limits }: Backend,
  sentAt: number | null,
  way: 'mails' | 'texts',
): Promise<Failure | null> {
  const isMail = way === 'mails';
  const intervalS = isMail ? settings.mailIntervalS : settings.smsIntervalS;
  const waitMs = (sentAt ?? -Infinity) + intervalS * 1000 - Date.now();
  if (waitMs <= 0) return limits.take(way, 'all');
  const seconds = Math.floor(waitMs / 1000);
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return failure(429, `over_${isMail ? 'email' : 'sms'}_send_rate_limit`, message);
}
