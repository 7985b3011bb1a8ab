import type { AccountStore } from '@thela/session';
import { claimsOf } from '@thela/session';
import { ServerError } from './stall-server';

/** The access tokens of one account. Both reject with a `ServerError`. */
export interface SessionTokens {
  readonly current: () => Promise<string>;
  /** After the server refused the current one. */
  readonly renew: () => Promise<string>;
}

/**
 * Gives the tokens of one account, and none of whoever signs in after it: a request for a stall with another
 * person's token would look as if they had been removed from it.
 *
 * @param user id of the account
 */
export function sessionTokens(
  account: Pick<AccountStore, 'getAccessToken' | 'getSnapshot' | 'client'>,
  user: string,
): SessionTokens {
  function checked(token: string | null | undefined): string {
    const session = account.getSnapshot();
    if (session.status !== 'signed-in' || session.user.id !== user) {
      throw new ServerError('session', 'The session has ended.');
    }
    // Signed in without a token: it expired, and without a network it cannot be renewed.
    if (!token) throw new ServerError('network', 'The session could not be renewed.');
    // The server checks the signature; the page only checks that it is the right account's.
    if (claimsOf(token)?.['sub'] !== user)
      throw new ServerError('session', 'Somebody else signed in.');
    return token;
  }

  return {
    current: async () => checked(await account.getAccessToken()),
    renew: async () => {
      const client = await account.client().catch(() => null);
      if (!client) throw new ServerError('network', 'The code of the session could not be loaded.');
      const { data } = await client.refreshSession();
      return checked(data.session?.access_token);
    },
  };
}
