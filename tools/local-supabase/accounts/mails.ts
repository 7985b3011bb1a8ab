import type { Language } from '@thela/language/languages';
import { isLanguage, languages } from '@thela/language/languages';
import * as v from 'valibot';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure } from '../failure';
import { messagesIn } from '../messages';
import type { Statement } from '../store/database';
import { insertInto } from '../store/database';
import { purgeOldMails } from '../store/purge-expired';
import type { Account } from './account';
import { updateAccount } from './account-changes';
import type { Challenge } from './flow-state';
import { beginFlow } from './flow-state';
import type { MailKind } from './one-time-token';
import { issueOneTimeToken } from './one-time-token';

const MailRow = v.object({
  recipient: v.string(),
  kind: v.picklist(['signup', 'recovery']),
  link: v.string(),
  code: v.string(),
  language: v.picklist(languages),
  sent_at: v.number(),
  still_valid_since: v.nullable(v.number()),
});

/**
 * A mail that a hosted project would have sent. `sentAt` is an ISO time, `token` the six digits.
 * Link and digits work only while `isOpen`: until one of them is used, a later mail replaces them,
 * or they expire.
 */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The language of its subject and text. */
  readonly language: Language;
  readonly kind: MailKind;
  readonly sentAt: string;
  readonly link: string;
  readonly token: string;
  readonly isOpen: boolean;
}

/** The mails of the mailbox, the newest first. */
export async function readMails({ database, settings }: Backend): Promise<Mail[]> {
  const oldest = Date.now() - settings.mailLifetimeS * 1000;
  const rows = await database.rows(
    `SELECT mails.*, one_time_tokens.created_at AS still_valid_since FROM mails
      LEFT JOIN one_time_tokens ON one_time_tokens.link_hash = mails.link_hash
      ORDER BY mails.id DESC`,
  );
  return v.parse(v.array(MailRow), rows).map((mail) => ({
    to: mail.recipient,
    subject: messagesIn(mail.language).mails[mail.kind].subject,
    language: mail.language,
    kind: mail.kind,
    sentAt: new Date(mail.sent_at).toISOString(),
    link: mail.link,
    token: mail.code,
    isOpen: mail.still_valid_since !== null && mail.still_valid_since >= oldest,
  }));
}

/**
 * The account with its mail, and the statements that store both. The account's row must be written
 * before, or in the same batch. With a challenge, the mail's link ends in a code (PKCE).
 *
 * @returns 429 when the last mail to the address, or too many mails to all, were sent just before
 */
export async function sendMail(
  backend: Backend,
  account: Account,
  kind: MailKind,
  { challenge, redirectTo }: { readonly challenge: Challenge | null; readonly redirectTo: string },
): Promise<{ account: Account; statements: Statement[] } | Failure> {
  const now = Date.now();
  if (account.email === null) throw new TypeError('An account without an address gets no mail.');
  const sentBefore = kind === 'signup' ? account.confirmation_sent_at : account.recovery_sent_at;
  const waitMs = (sentBefore ?? -Infinity) + backend.settings.mailIntervalS * 1000 - now;
  if (waitMs > 0) return tooSoon(waitMs);
  const refusal = await backend.limits.take('mails', 'all');
  if (refusal) return refusal;

  const sentAt = kind === 'signup' ? { confirmation_sent_at: now } : { recovery_sent_at: now };
  const mailed = { ...account, ...sentAt };
  const method = kind === 'signup' ? 'email/signup' : kind;
  const flow = challenge
    ? beginFlow({ provider: 'email', method, redirectTo, challenge, userId: account.id })
    : null;
  const token = issueOneTimeToken({ ...account, email: account.email }, kind, flow?.id ?? null);
  const query = new URLSearchParams({
    token: token.linkToken,
    type: kind,
    redirect_to: redirectTo,
  });
  const link = `${backend.url}/auth/v1/verify?${query.toString()}`;
  const statements = [
    ...(flow ? [flow.statement] : []),
    updateAccount(mailed),
    token.statement,
    insertInto('mails', {
      recipient: account.email,
      kind,
      link,
      link_hash: token.linkHash,
      code: token.code,
      language: languageOf(account),
      sent_at: now,
    }),
    purgeOldMails,
  ];
  return { account: mailed, statements };
}

/** The language that the person chose, as the site tells it at the sign-up; English where it is not known. */
function languageOf({ user_metadata }: Account): Language {
  const { language } = user_metadata;
  return isLanguage(language) ? language : 'en-IN';
}

function tooSoon(waitMs: number): Failure {
  const seconds = Math.floor(waitMs / 1000);
  return failure(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}
