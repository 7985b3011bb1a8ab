import * as v from 'valibot';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { Statement } from '../store/database';
import { insertInto } from '../store/database';
import { purgeOldMails } from '../store/purge-expired';
import type { Account } from './account';
import { updateAccount } from './account-changes';
import type { Challenge } from './flow-state';
import { beginFlow } from './flow-state';
import type { MailKind } from './one-time-token';
import { issueOneTimeToken } from './one-time-token';

const SUBJECTS: Readonly<Record<MailKind, string>> = {
  signup: 'Confirm your sign-up',
  recovery: 'Reset your password',
};

const MailRow = v.object({
  recipient: v.string(),
  kind: v.picklist(['signup', 'recovery']),
  link: v.string(),
  code: v.string(),
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
    subject: SUBJECTS[mail.kind],
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
  const token = issueOneTimeToken(account, kind, flow?.id ?? null);
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
      sent_at: now,
    }),
    purgeOldMails,
  ];
  return { account: mailed, statements };
}

function tooSoon(waitMs: number): Failure {
  const seconds = Math.floor(waitMs / 1000);
  return failure(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}
