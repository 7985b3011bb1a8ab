import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LOCAL_PUBLISHABLE_KEY, serverScript } from '@thela/local-supabase';
import { startServer, stopServer } from '@thela/tools/server-process';
import { localSupabase, localSupabaseOptions } from '@thela/tools/site';
import { BENCHMARK_FOLDER } from './builds';
import { BEHIND } from './subjects';
import type { Setting } from './subjects';

/** A person who is signed in outside a page. */
export interface Account {
  readonly email: string;
  readonly password: string;
  /**
   * Calls a function of the account's database, as PostgREST offers it.
   *
   * @throws Error with what the database says when it refuses the call
   */
  readonly call: (name: string, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** The accounts of the measured site, behind its slow line. */
export interface SiteAccounts {
  /** Makes an account, past the slow line. */
  readonly signUp: () => Promise<Account>;
  readonly stop: () => Promise<void>;
}

/** Serves the local backend of the composed site: its pages reach it through the slow line. */
export async function serveAccounts({ apps, env, line }: Setting): Promise<SiteAccounts> {
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'accounts-'));
  const { name, port } = localSupabase(env);
  const behind = { name, port: port + BEHIND };
  const options = localSupabaseOptions(apps, env, {
    port: behind.port,
    databaseFile: join(folder, 'auth.db'),
    settings: { isMailConfirmationOn: false },
  });
  const server = await startServer(serverScript, behind, options, process.env);
  await line.forward(port, behind.port);
  return {
    signUp: () => signUp(`http://localhost:${behind.port}`),
    stop: async () => {
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const signedUpSchema = v.object({ access_token: v.string() });

/** @param url of the local backend */
async function signUp(url: string): Promise<Account> {
  const account = { email: `${crypto.randomUUID()}@stall.example`, password: 'dosa1234' };
  const answer = await post(`${url}/auth/v1/signup`, account, {});
  const { access_token } = v.parse(signedUpSchema, answer);
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Profile': 'public' };
  const call: Account['call'] = (name, values) =>
    post(`${url}/rest/v1/rpc/${name}`, values, headers);
  return { ...account, call };
}

async function post(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return text ? JSON.parse(text) : null;
}
