import type { AuthSettings } from '../settings';
import type { Database, Statement } from './database';

/** So many mails the mailbox keeps. */
export const KEPT_MAILS = 300;

/** Takes the mails out of the mailbox that are no longer among the newest. */
export const forgetOldMails: Statement = {
  sql: 'DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ?',
  args: [KEPT_MAILS],
};

/** Removes what has expired and what nobody will look at again. */
export async function tidy(database: Database, settings: AuthSettings): Promise<void> {
  const before = (lifetimeS: number) => Date.now() - lifetimeS * 1000;
  await database.write([
    {
      sql: 'DELETE FROM one_time_tokens WHERE created_at < ?',
      args: [before(settings.mailLifetimeS)],
    },
    {
      sql: 'DELETE FROM flow_states WHERE created_at < ?',
      args: [before(settings.mailLifetimeS + settings.flowLifetimeS + settings.authCodeLifetimeS)],
    },
    {
      sql: 'DELETE FROM sessions WHERE refreshed_at < ?',
      args: [before(settings.sessionIdleLifetimeS)],
    },
    forgetOldMails,
  ]);
}
