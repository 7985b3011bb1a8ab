import * as v from 'valibot';

// Networks answer with pages of their own (sign-in pages of Wi-Fi), and hosts with the same page for every address. What is
// not the site's own answer counts as none.

/** What no configuration lacks, whatever the version of the site. */
const part = v.record(v.string(), v.unknown());
const configSchema = v.object({ brand: part, remotes: part });

/** What a static server may call JSON; a page never is. */
const JSON_TYPE = /json|octet-stream|^text\/plain|^$/;

/**
 * Asks the site itself for the head of an answer, which no cache has: the service worker passes it on. It is not the address that
 * pages preload, at which browsers warn.
 */
export function askSite(signal?: AbortSignal): Promise<Response> {
  return fetch('/config.json?ask', { method: 'HEAD', cache: 'no-store', signal: signal ?? null });
}

/** Whether an answer is JSON of this site, by its status, origin and type. */
export function isOwnJson(response: Response): boolean {
  return isOwn(response, JSON_TYPE);
}

/** The JSON of an answer. Rejects when it is no success, of another type or origin, or not JSON. */
export async function readOwnJson(response: Response): Promise<unknown> {
  if (isOwnJson(response)) return response.clone().json();
  throw new Error(`${response.url} answered ${response.status}, ${typeOf(response)}`);
}

/** Whether an answer is a configuration of this site. */
export async function isOwnConfig(response: Response): Promise<boolean> {
  return v.is(configSchema, await readOwnJson(response).catch(() => null));
}

/** Whether an answer is a page of the shell: its build has put its name into each. */
export async function isOwnPage(response: Response): Promise<boolean> {
  return isOwn(response, /html/) && (await response.clone().text()).includes('<meta name="build"');
}

function isOwn(response: Response, type: RegExp): boolean {
  const { ok, redirected, url } = response;
  const isElsewhere = redirected && new URL(url).origin !== globalThis.location.origin;
  return ok && !isElsewhere && type.test(typeOf(response));
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}
