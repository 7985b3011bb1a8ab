/**
 * The claims of an access token, without a check of its signature: for what the page shows. The server and the database
 * check it for what they do.
 *
 * @returns `null` when the token is no JWT
 */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' ? { ...claims } : null;
  } catch {
    return null;
  }
}
