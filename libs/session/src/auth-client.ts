import { randomId } from '@thela/contract';
import type { LinkCallback } from '@thela/page';
import type { SupabaseConfig } from '@thela/site-config';
import { AuthClient } from '@supabase/supabase-js';
import type { AuthError } from '@supabase/supabase-js';
import type { SafeStorage } from '@thela/federation';
import * as v from 'valibot';
import { BACKEND_TIMEOUT_MS } from './backend-timeout';
import { renewals } from './renewals';
import type { Renewals } from './renewals';
import type { ServerClock } from './server-clock';
import { refusalIn } from './session-answers';
import type { SessionAnswers } from './session-answers';
import { readStoredSession, verifierKeyOf } from './stored-session';
import type { StoredSession } from './stored-session';

export { sessionAnswers } from './session-answers';
export { watchSession } from './watch-session';

/** The part of supabase-js that sign-in needs. */
export type SupabaseAuth = InstanceType<typeof AuthClient>;

/** What the page's client has, and one that only ends a session has not. */
interface PageOptions {
  readonly storage: SafeStorage;
  readonly answers: SessionAnswers;
  readonly clock: ServerClock;
  /** Called after a renewal: whether something else answered in place of the auth server. */
  readonly onRenewal: (isElse: boolean) => void;
}

/** The client counts its pause after a failed renewal by the phone's clock: set back, it would last for hours. */
class PageAuthClient extends AuthClient {
  mayRenew: Renewals['mayAsk'] = () => false;

  override getSession(): ReturnType<SupabaseAuth['getSession']> {
    this.#endPause();
    return super.getSession();
  }

  override refreshSession(
    ...given: Parameters<SupabaseAuth['refreshSession']>
  ): ReturnType<SupabaseAuth['refreshSession']> {
    this.#endPause();
    return super.refreshSession(...given);
  }

  #endPause() {
    if (this.mayRenew()) this.lastRefreshFailure = null;
  }
}

/** A client for a session that is not the page's: it is in memory, and not renewed by itself. */
export function passingClient(supabase: SupabaseConfig): SupabaseAuth {
  // Supabase's client minds a second one of the same name.
  return createAuthClient(supabase, `thela.passing-${randomId()}`);
}

/**
 * Makes Supabase's auth client. Only this part of supabase-js is bundled: the rest, database and
 * realtime, would double the bytes.
 *
 * @param storageKey name under which the browser keeps the session
 * @param page without it the session is in memory, and not renewed by itself
 */
export function createAuthClient(
  { url, publishableKey }: SupabaseConfig,
  storageKey: string,
  page?: PageOptions,
): SupabaseAuth {
  const renewing = renewals(page?.onRenewal ?? (() => {}));
  const renewedElsewhere = page ? renewedByAnother(page.storage, storageKey) : () => null;
  const client = new PageAuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey,
    // The implicit flow puts its tokens into the hash, which selects our screens.
    flowType: 'pkce',
    // The page reads the address itself, before this client is loaded.
    detectSessionInUrl: false,
    autoRefreshToken: page !== undefined,
    persistSession: page !== undefined,
    ...(page && { storage: clientStorage(page.storage, storageKey, renewing) }),
    // Without this the client throws at each call about passkeys.
    experimental: { passkey: true },
    fetch: async (input, init) => {
      const isRenewal = String(input).endsWith('grant_type=refresh_token');
      const renewed = isRenewal ? renewedElsewhere(init?.body) : null;
      if (renewed) return renewed;
      const timeout = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
      const signal = init?.signal ? eitherOf(init.signal, timeout) : timeout;
      const measure = page?.clock.measure();
      const send = () => fetch(input, { ...init, signal });
      // The verifier was read, and is used up now.
      if (String(input).endsWith('grant_type=pkce')) renewing.endSaving();
      const response = await (isRenewal ? renewing.ask(send) : send());
      const answered = await asAnswered(response, new URL(String(input)), measure);
      await page?.answers.hear(answered, isRenewal);
      return answered;
    },
  });
  client.mayRenew = renewing.mayAsk;
  return client;
}

const renewalSchema = v.pipe(v.string(), v.parseJson(), v.object({ refresh_token: v.string() }));

/**
 * Supabase's client asks again and again with the token that it had at first. Another tab may have renewed that one since, and
 * used twice it would end the session.
 *
 * @returns gives the renewed session to who asks for a renewal once more, as the server would answer; `null` where there is none
 */
function renewedByAnother(storage: SafeStorage, key: string) {
  let asked: StoredSession | null = null;
  return (body: unknown): Response | null => {
    const request = v.safeParse(renewalSchema, body);
    const stored = readStoredSession(storage, key);
    if (!request.success || !stored) return null;
    const { refresh_token: token } = request.output;
    if (stored.refreshToken === token) asked = stored;
    else if (asked?.refreshToken === token && isSameSession(asked, stored))
      return new Response(storage.read(key));
    return null;
  };
}

function isSameSession(one: StoredSession, other: StoredSession): boolean {
  return one.user.id === other.user.id && one.sessionId === other.sessionId;
}

/**
 * The browser's storage as Supabase's client uses it. With each session that it stores the client removes the verifier of a
 * pending sign-in; a renewal, here or in another tab, ends none.
 */
function clientStorage({ read, write }: SafeStorage, key: string, renewing: Renewals) {
  return {
    getItem: (name: string) => read(name) ?? null,
    setItem: (name: string, value: string) => {
      if (name === key) renewing.endSaving();
      write(name, value);
    },
    removeItem: (name: string) => {
      if (name !== verifierKeyOf(key) || !renewing.isSaving()) write(name, null);
    },
  };
}

/** By path, of what an answer holds one; `msg` are the words of the first of two links. */
const HELD: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/\/token$/, ['access_token']],
  [/\/verify$/, ['access_token', 'id', 'msg', 'user']],
  [/\/(?:signup|user|challenge|factors(?:\/[^/]+)?)$/, ['access_token', 'id', 'user']],
  [/\/user\/identities\/authorize$/, ['url']],
];

/** What answers that something was sent or removed, and holds no more than the number of a message. */
const EMPTY = /\/(?:otp|recover|resend|reauthenticate|user\/identities\/[^/]+)$/;

function isOfServer(json: unknown, path: string): boolean {
  const names = HELD.find(([wanted]) => wanted.test(path))?.[1];
  if (names) return names.some((name) => Object.hasOwn(Object(json), name));
  if (!EMPTY.test(path)) return true;
  const isFields = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isFields && Object.keys(json).every((name) => name === 'message_id');
}

/** What a Wi-Fi's own page or a proxy answers in place of the auth server is as good as no answer, or its limit. */
async function asAnswered(
  response: Response,
  { pathname }: URL,
  measure: ReturnType<ServerClock['measure']> | undefined,
): Promise<Response> {
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (response.status === 429 && json === undefined) {
    return new Response('{}', { status: 429 });
  }
  if (!response.ok) return response;
  if (!isOfServer(json, pathname)) throw new TypeError('Failed to fetch');
  return byPhoneClock(response, json, measure);
}

const tokenSchema = v.object({
  access_token: v.string(),
  expires_in: v.number(),
  expires_at: v.number(),
});

/**
 * Supabase's client compares when a token expires with the phone's clock, and renews at each call where that is ahead. So
 * the time of the server becomes that of the phone; by how much they differ, the page's clock learns.
 */
function byPhoneClock(
  response: Response,
  json: unknown,
  measure: ReturnType<ServerClock['measure']> | undefined,
): Response {
  const token = v.safeParse(tokenSchema, json);
  if (!token.success) return response;
  const { expires_in: seconds, expires_at: expiresAt } = token.output;
  measure?.((expiresAt - seconds) * 1000, 1000);
  const body = Object.assign({}, json, { expires_at: Math.round(Date.now() / 1000) + seconds });
  return new Response(JSON.stringify(body), response);
}

/** By hand: `AbortSignal.any` came to browsers in 2023 and 2024, and many phones have older ones. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/**
 * Ends a session on the server after this browser has removed it.
 *
 * @param auth the page's client
 */
export async function endSession(
  supabase: SupabaseConfig,
  auth: SupabaseAuth,
  { accessToken, refreshToken, expiresAt }: StoredSession,
): Promise<void> {
  if (expiresAt * 1000 > Date.now()) {
    await auth.admin.signOut(accessToken, 'local');
    return;
  }
  // The server accepts no expired token. A client that stores nothing renews the session, then ends it.
  const ending = passingClient(supabase);
  await ending.setSession({ access_token: accessToken, refresh_token: refreshToken });
  await ending.signOut({ scope: 'local' });
}

/**
 * Has Supabase's client ask for another link, or exchange a code. When that fails, the client has already
 * deleted the verifier of the pending link; this puts it back, so that this link still works.
 */
export async function preservingVerifier<Answer extends { readonly error: unknown }>(
  storage: SafeStorage,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const verifier = storage.read(verifierKeyOf(key));
  let isNeeded = true;
  try {
    const answer = await work();
    isNeeded = answer.error !== null;
    return answer;
  } finally {
    // Where storage is blocked or full, only the newest link works.
    if (isNeeded && verifier) storage.write(verifierKeyOf(key), verifier);
  }
}

/** The session of a mail's link. Nobody is signed in by it yet. */
export interface LinkSession {
  readonly user: { readonly id: string; readonly email: string; readonly phone: string };
  readonly tokens: { readonly access_token: string; readonly refresh_token: string };
  /** Ends it on the server. */
  readonly discard: () => void;
}

/**
 * Opens a mail's link: from now on its token is used up. The page's own client is not asked, because a refusal of somebody
 * else's tokens would end the session that it has.
 *
 * @returns neither an error nor a session after the first of two links that confirm another address
 */
export async function openLink(
  supabase: SupabaseConfig,
  { proof, type }: LinkCallback,
): Promise<{ readonly error: AuthError | null; readonly session: LinkSession | null }> {
  const opening = passingClient(supabase);
  const { data, error } =
    'token_hash' in proof
      ? await opening.verifyOtp({ ...proof, type })
      : await opening.getUser(proof.access_token);
  const tokens = 'token_hash' in proof ? ('session' in data ? data.session : null) : proof;
  if (!data.user || !tokens) return { error, session: null };
  const { id, email = '', phone = '' } = data.user;
  const { access_token, refresh_token } = tokens;
  return {
    error,
    session: {
      user: { id, email, phone },
      tokens: { access_token, refresh_token },
      discard: () => void opening.admin.signOut(access_token, 'local').catch(() => {}),
    },
  };
}

/** Matches the challenge of no sign-in, and is as long as a verifier must be. */
const NO_VERIFIER = 'not-a-verifier-this-asks-only-whether-the-code-was-issued';

/**
 * Asks the server about a code for which this browser has no verifier, without using it up.
 *
 * @returns the code of the server's refusal: `bad_code_verifier` when it issued the code,
 * `flow_state_not_found` when it did not; `null` when the answer says neither
 *
 * Rejects without a network.
 */
export async function askAboutCode(
  { url, publishableKey }: SupabaseConfig,
  code: string,
): Promise<string | null> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      // Since this version the body names the code of an error as `code`.
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: JSON.stringify({ auth_code: code, code_verifier: NO_VERIFIER }),
    signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS),
  });
  return refusalIn(response);
}
