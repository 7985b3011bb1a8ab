import { fileURLToPath } from 'node:url';
import type { Auth } from './test-backend';
import { supabaseClient, tokensOf } from './test-backend';

/** Functions to be called by tests, instead of those of the project. */
export const TEST_MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** The client of the database with an access token, or of nobody. */
export function databaseClient(url: string, token?: string) {
  return supabaseClient(url, token ? { accessToken: async () => token } : {});
}

/** The client of the database for the person who is signed in. */
export async function databaseClientOf(url: string, auth: Auth) {
  return databaseClient(url, (await tokensOf(auth)).access);
}
