import type { AuthSettings } from '../settings';
import { AUTH_CODE_LIFETIME_MS, factorChallengeLifetimeS, FLOW_LIFETIME_MS } from '../settings';
import type { Database, Statement } from './database';

/** The mailbox keeps so many mails, the newest ones. */
export const MAX_MAILS = 300;

export const purgeOldMails: Statement = {
  sql: 'DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ?',
  args: [MAX_MAILS],
};

/** Deletes links, flows, challenges and sessions that have expired, and old mails. */
export async function purgeExpired(database: Database, settings: AuthSettings): Promise<void> {
  const before = (lifetimeS: number) => Date.now() - lifetimeS * 1000;
  const { mailLifetimeS } = settings;
  const tokenLifetimeS = Math.max(mailLifetimeS, settings.smsLifetimeS);
  await database.write([
    { sql: 'DELETE FROM one_time_tokens WHERE created_at < ?', args: [before(tokenLifetimeS)] },
    {
      sql: 'DELETE FROM flow_states WHERE created_at < ?',
      args: [before(mailLifetimeS) - FLOW_LIFETIME_MS - AUTH_CODE_LIFETIME_MS],
    },
    {
      sql: 'DELETE FROM sessions WHERE refreshed_at < ? OR created_at < ?',
      args: [
        before(settings.sessionInactivityS),
        // With NULL, for no limit, the comparison is never true.
        settings.sessionTimeboxS === null ? null : before(settings.sessionTimeboxS),
      ],
    },
    {
      sql: 'DELETE FROM factor_challenges WHERE created_at < ?',
      args: [before(factorChallengeLifetimeS(settings))],
    },
    {
      sql: 'DELETE FROM passkey_challenges WHERE created_at < ?',
      args: [before(settings.challengeLifetimeS)],
    },
    purgeOldMails,
  ]);
}
