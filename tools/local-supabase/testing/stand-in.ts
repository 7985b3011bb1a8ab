import { openLink } from './test-backend';

/** Sends the form of the page that plays Google or GitHub. */
export function decide(
  page: URL,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams({ state: page.searchParams.get('state') ?? '', ...fields });
  return fetch(page, { method: 'POST', body, headers, redirect: 'manual' });
}

export async function allow(page: URL, email: string): Promise<URL> {
  const decided = await decide(page, { email, decision: 'allow' });
  return openLink(decided.headers.get('location') ?? '');
}
