import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { isFailure } from '../failure';
import type { Statement } from '../store/database';
import type { Account } from './account';
import { updateAccount } from './account-changes';
import type { TextKind } from './message';
import { keepMessage, languageOf, refuseTooSoon } from './message';
import { issueOneTimeToken } from './one-time-token';

/** When the last message of a kind was sent. */
const SENT_AT = {
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
  { settings, limits }: Backend,
  account: Account,
  kind: keyof typeof SENT_AT,
  phone: string,
): Promise<{ account: Account; statements: Statement[] } | Failure> {
  const sentAt = account[SENT_AT[kind]];
  const tooSoon = refuseTooSoon(sentAt, settings.smsIntervalS, 'over_sms_send_rate_limit');
  const refusal = tooSoon ?? (await limits.take('texts', 'all'));
  if (isFailure(refusal)) return refusal;

  const texted = { ...account, [SENT_AT[kind]]: Date.now() };
  const token = issueOneTimeToken(account.id, phone, kind, null);
  const message = keepMessage({
    recipient: `+${phone}`,
    kind,
    code: token.code,
    link: '',
    key: token.linkHash,
    language: languageOf(account),
    newEmail: null,
  });
  return { account: texted, statements: [updateAccount(texted), token.statement, ...message] };
}
