/**
 * Calls a function of the project's database.
 *
 * @param args by name
 * @returns its JSON
 */
export type CallDatabase = (
  name: string,
  args: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** For the database to answer, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Calls by the project's API. Rejects when the database cannot be reached, refuses the call or takes too long.
 *
 * @param secretKey of the project: the functions that are called so are granted to nobody else
 */
export function projectDatabase(supabaseUrl: string, secretKey: string): CallDatabase {
  return async (name, args) => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
      },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    throw new Error(`${name} answered ${response.status}`);
  };
}
