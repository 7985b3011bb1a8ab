import type { Backend } from '../backend';
import type { Failure } from '../failure';
import type { Statement } from '../store/database';
import type { Account } from './account';
import { updateAccount } from './account-changes';
import type { Challenge } from './flow-state';
import { beginFlow } from './flow-state';
import type { MailKind, TextKind } from './message';
import { refuseMessage, storeMessage } from './message';
import type { TokenKind } from './one-time-token';
import { issueOneTimeToken } from './one-time-token';

/** When the last mail of a kind was sent. */
const SENT_AT = {
  signup: 'confirmation_sent_at',
  magiclink: 'recovery_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const satisfies Readonly<Record<MailKind, keyof Account>>;

/** Where a mail's link leads to; with a challenge, with a code (PKCE). */
export interface LinkTarget {
  readonly challenge: Challenge | null;
  readonly redirectTo: string;
}

/**
 * The account with its mail, and the statements that store both. The account's row must be written
 * before, or in the same batch. A change of the address goes to the new one, `new_email`, and where
 * both confirm to the old one, too.
 *
 * @returns 429 when the last mail to the address, or too many mails to all, were sent just before
 */
export async function sendMail(
  backend: Backend,
  account: Account,
  kind: MailKind,
  target: LinkTarget,
): Promise<{ account: Account; statements: Statement[] } | Failure> {
  const refusal = await refuseMessage(backend, account[SENT_AT[kind]], 'mails');
  if (refusal) return refusal;
  const mailed = { ...account, [SENT_AT[kind]]: Date.now() };
  const { challenge, redirectTo } = target;
  const method = kind === 'signup' ? 'email/signup' : kind;
  const flow = challenge
    ? beginFlow({ provider: 'email', method, redirectTo, challenge, userId: account.id })
    : null;
  const letters = addresseesOf(backend, account, kind).map(({ recipient, token }) =>
    letter(backend, account, { kind, recipient, token, redirectTo, flowId: flow?.id ?? null }),
  );
  const statements = [...(flow ? [flow.statement] : []), updateAccount(mailed), ...letters.flat()];
  return { account: mailed, statements };
}

interface Addressee {
  readonly recipient: string;
  readonly token: TokenKind;
}

/** To whom a mail goes. */
function addresseesOf(
  { settings }: Backend,
  account: Account,
  kind: MailKind,
): readonly Addressee[] {
  const { email, new_email } = account;
  if (kind !== 'email_change') {
    if (email === null) throw new TypeError('An account without an address gets no mail.');
    return [{ recipient: email, token: kind === 'magiclink' ? 'recovery' : kind }];
  }
  if (new_email === null) throw new TypeError('There is no new address to confirm.');
  const addressees: Addressee[] = [{ recipient: new_email, token: 'email_change_new' }];
  if (settings.isSecureEmailChangeOn && email !== null) {
    addressees.unshift({ recipient: email, token: 'email_change_current' });
  }
  return addressees;
}

/** One mail with its token. */
function letter(
  { url }: Backend,
  account: Account,
  mail: Addressee & {
    readonly kind: MailKind;
    readonly redirectTo: string;
    readonly flowId: string | null;
  },
): Statement[] {
  const { kind, recipient, redirectTo } = mail;
  const token = issueOneTimeToken(account.id, recipient, mail.token, mail.flowId);
  const query = new URLSearchParams({
    token: token.linkToken,
    type: kind,
    redirect_to: redirectTo,
  });
  return [
    token.statement,
    ...storeMessage(account, {
      recipient,
      kind,
      code: token.code,
      // Who changes a password types the code, and is signed in already.
      link: kind === 'reauthentication' ? '' : `${url}/auth/v1/verify?${query.toString()}`,
      key: token.linkHash,
      newEmail: kind === 'email_change' ? account.new_email : null,
    }),
  ];
}

/** When the last message of a kind was sent. */
const TEXT_SENT_AT = {
  sms: 'confirmation_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const satisfies Partial<Readonly<Record<TextKind, keyof Account>>>;

/**
 * The account with its message, and the statements that store both. The account's row must be written
 * before, or in the same batch.
 *
 * @param phone the digits that it goes to; for `phone_change` the new number
 * @returns 429 when the last message to the account, or too many messages to all, were sent just before
 */
export async function sendText(
  backend: Backend,
  account: Account,
  kind: keyof typeof TEXT_SENT_AT,
  phone: string,
): Promise<{ account: Account; statements: Statement[] } | Failure> {
  const refusal = await refuseMessage(backend, account[TEXT_SENT_AT[kind]], 'texts');
  if (refusal) return refusal;
  const texted = { ...account, [TEXT_SENT_AT[kind]]: Date.now() };
  const token = issueOneTimeToken(account.id, phone, kind, null);
  const message = storeMessage(account, {
    recipient: `+${phone}`,
    kind,
    code: token.code,
    key: token.linkHash,
  });
  return { account: texted, statements: [updateAccount(texted), token.statement, ...message] };
}
