import type { Language } from '@thela/language/languages';
import { languages } from '@thela/language/languages';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { messagesIn } from '../messages';
import type { AuthSettings } from '../settings';
import { factorChallengeLifetimeS } from '../settings';
import type { MailKind, TextKind } from './message';
import { MAIL_KINDS, mailLink, TEXT_KINDS } from './message';

const MessageRow = v.object({
  recipient: v.string(),
  kind: v.picklist([...MAIL_KINDS, ...TEXT_KINDS]),
  link: v.string(),
  code: v.string(),
  language: v.picklist(languages),
  new_email: v.nullable(v.string()),
  sent_at: v.number(),
  still_valid_since: v.nullable(v.number()),
});

/**
 * What a hosted project would have sent: a mail, or a message to the number `to`, which then begins with
 * a plus. `sentAt` is an ISO time, `token` the six digits; `siteLink` stands in the mail, `link`
 * is the auth server's own, which templates call ConfirmationURL; they and `subject` are empty where there is none. Links and digits work only while `isOpen`: until one of them is used, a later message replaces
 * them, or they expire.
 */
export interface Message {
  readonly to: string;
  readonly subject: string;
  /** The language of its subject and text. */
  readonly language: Language;
  readonly kind: MailKind | TextKind;
  readonly sentAt: string;
  readonly siteLink: string;
  readonly link: string;
  readonly token: string;
  readonly isOpen: boolean;
  /** The address that a change of the address names. */
  readonly newEmail: string | null;
}

export async function readMessages({
  database,
  settings,
  siteOrigin,
}: Backend): Promise<Message[]> {
  const rows = await database.rows(
    `SELECT mails.*, coalesce(one_time_tokens.created_at, factor_challenges.created_at)
        AS still_valid_since FROM mails
      LEFT JOIN one_time_tokens ON one_time_tokens.link_hash = mails.link_hash
      LEFT JOIN factor_challenges ON factor_challenges.id = mails.link_hash
        AND factor_challenges.address <> ''
      ORDER BY mails.id DESC`,
  );
  return v.parse(v.array(MessageRow), rows).map((row) => {
    const isText = isNumber(row.recipient);
    const oldest = Date.now() - lifetimeOf(row.kind, isText, settings) * 1000;
    return {
      to: row.recipient,
      subject: isMail(row.kind) && !isText ? messagesIn(row.language).mails[row.kind].subject : '',
      language: row.language,
      kind: row.kind,
      sentAt: new Date(row.sent_at).toISOString(),
      siteLink:
        row.link && isMail(row.kind) ? siteLink(row.link, row.kind, siteOrigin, row.recipient) : '',
      link: row.link,
      token: row.code,
      isOpen: row.still_valid_since !== null && row.still_valid_since >= oldest,
      newEmail: row.new_email,
    };
  });
}

/** The link of a mail, for the address of the auth server that would spend its token at once. */
function siteLink(link: string, kind: MailKind, site: string, email: string): string {
  const hash = new URL(link).searchParams.get('token') ?? '';
  return mailLink(kind, { site, hash, email: encodeURIComponent(email) });
}

/** In seconds. */
function lifetimeOf(kind: MailKind | TextKind, isText: boolean, settings: AuthSettings): number {
  if (kind === 'factor') return factorChallengeLifetimeS(settings);
  return isText ? settings.smsLifetimeS : settings.mailLifetimeS;
}

export function isNumber(recipient: string): boolean {
  return /^\+\d+$/.test(recipient);
}

export function isMail(kind: MailKind | TextKind): kind is MailKind {
  return MAIL_KINDS.some((each) => each === kind);
}
