import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Environment } from '@thela/supabase/gemini';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Message } from '../accounts/mailbox';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import type { LocalSupabaseOptions, PostgresSettings } from '../options';
import type { AuthSettings } from '../settings';
import { LIFTED_LIMITS, QUICK_COST } from '../settings';
import type { LocalSupabase } from '../start';
import { startLocalSupabase } from '../start';
import { workspaceOptions } from './workspace-options';

export const SITE = 'http://localhost:4200';
export const PASSWORD = 'chutney4you';

export type Auth = SupabaseClient['auth'];

/** A client with its own storage, as in a browser of its own. */
export function newClient(url: string, key = LOCAL_PUBLISHABLE_KEY): Auth {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const auth = {
    flowType: 'pkce',
    storage,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  } as const;
  return supabaseClient(url, { auth }, key).auth;
}

type ClientOptions = NonNullable<Parameters<typeof createClient>[2]>;

/** The whole client, for routes other than those of the accounts. */
export function supabaseClient(
  url: string,
  options: Pick<ClientOptions, 'auth' | 'accessToken'>,
  key = LOCAL_PUBLISHABLE_KEY,
): SupabaseClient {
  // Node 20 has no WebSocket, and the client requires one although nothing here uses it.
  const transport = function noTransport() {} as never;
  return createClient(url, key, { ...options, realtime: { transport } });
}

export interface TestBackend extends LocalSupabase {
  readonly databaseFile: string;
  newClient(): Auth;
  /** Requests a route of the auth server without the client, with the publishable key. */
  fetch(path: string, init?: AuthRequest): Promise<Response>;
  /** The messages to one address, or number with its plus, the newest first. */
  mailsTo(email: string): Promise<Message[]>;
  signedUp(): Promise<{ readonly client: Auth; readonly email: string }>;
  signedIn(email?: string): Promise<Auth>;
  /** Signs up, and opens the link of the mail. */
  confirmed(email: string): Promise<void>;
  /** Opens what the newest mail to an address confirms at, and returns where it redirects to. */
  openMail(email: string): Promise<URL>;
}

/**
 * One backend for all tests of a file or a `describe`. After each test the clock is the real one.
 *
 * @returns the backend, once the tests run
 */
export function setUpBackend(
  settings?: Partial<AuthSettings>,
  postgres?: Partial<PostgresSettings>,
): () => TestBackend {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend(settings, postgres);
  });
  afterAll(() => backend.close());
  return () => backend;
}

/**
 * A local backend in a folder of its own, without limits unless they are given.
 *
 * @param serviceKey of its operator; without it there is none
 * @param env of its functions
 */
export async function startTestBackend(
  settings: Partial<AuthSettings> = {},
  postgres: Partial<PostgresSettings> = {},
  { serviceKey, env = {} }: { readonly serviceKey?: string; readonly env?: Environment } = {},
): Promise<TestBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'local-supabase-'));
  const databaseFile = join(folder, 'auth.sqlite');
  const options = {
    ...optionsFor(databaseFile, settings, postgres),
    ...(serviceKey === undefined ? {} : { serviceKey }),
  };
  const backend = await startLocalSupabase(options, env);
  const { url, startPostgres } = backend;
  const confirmed = async (email: string) => {
    await newClient(url).signUp({ email, password: PASSWORD });
    await openMail(url, email);
  };
  return {
    url,
    startPostgres,
    databaseFile,
    newClient: () => newClient(url),
    fetch: (path, init) => fetchAuth(url, path, init),
    mailsTo: (email) => mailsTo(url, email),
    openMail: (email) => openMail(url, email),
    confirmed,
    async signedUp() {
      const client = newClient(url);
      const email = newEmail();
      await client.signUp({ email, password: PASSWORD });
      return { client, email };
    },
    async signedIn(email = newEmail()) {
      await confirmed(email);
      const client = newClient(url);
      await client.signInWithPassword({ email, password: PASSWORD });
      return client;
    },
    async close() {
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Options of a local backend at any port, without limits unless they are given. */
export function optionsFor(
  databaseFile: string,
  settings: Partial<AuthSettings> = {},
  postgres: Partial<PostgresSettings> = {},
): LocalSupabaseOptions {
  return {
    port: 0,
    siteUrl: SITE,
    databaseFile,
    settings: { limits: LIFTED_LIMITS, passwordCost: QUICK_COST, ...settings },
    headers: workspaceOptions.headers,
    postgres: { ...workspaceOptions.postgres, ...postgres },
  };
}

async function mailsTo(url: string, email: string): Promise<Message[]> {
  const response = await fetch(`${url}/mailbox`, { headers: { accept: 'application/json' } });
  const mails = (await response.json()) as Message[];
  return mails.filter(({ to }) => to === email);
}

/** Opens what the newest mail confirms at, and returns where it redirects to. */
export async function openMail(url: string, email: string): Promise<URL> {
  const [mail] = await mailsTo(url, email);
  return openLink(mail?.link ?? '');
}

export async function tokensOf(client: Auth) {
  const { session } = (await client.getSession()).data;
  return { access: session?.access_token ?? '', refresh: session?.refresh_token ?? '' };
}

export function codeOf(url: URL): string {
  return url.searchParams.get('code') ?? '';
}

export function advanceClock(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

export async function openLink(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/** As for `fetch`, with headers as an object. */
export type AuthRequest = Omit<RequestInit, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** As {@link TestBackend.fetch}, for any server. */
export function fetchAuth(
  url: string,
  path: string,
  { headers, ...init }: AuthRequest = {},
): Promise<Response> {
  return fetch(`${url}/auth/v1${path}`, {
    redirect: 'manual',
    ...init,
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, ...headers },
  });
}

let numbers = 0;

/** A phone number in E.164 that no other test of this file uses. */
export function newPhone(): string {
  numbers += 1;
  return `+9198${String(numbers).padStart(8, '0')}`;
}

let addresses = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  addresses += 1;
  return `vendor-${addresses}-${process.pid}@example.in`;
}
