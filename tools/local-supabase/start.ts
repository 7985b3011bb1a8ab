import { getRequestListener } from '@hono/node-server';
import type { Environment, GatewaySettings } from '@thela/supabase/gemini';
import type { Hono } from 'hono';
import { scryptPasswords } from './accounts/passwords';
import { Answers } from './answers';
import { makeApp } from './app';
import { rateLimits } from './rate-limits';
import type { Listening } from './listen';
import { localGatewaySettings } from './functions/gemini';
import { listen } from './listen';
import type { CheckedOptions, LocalSupabaseOptions } from './options';
import { checkOptions } from './options';
import type { AuthSettings } from './settings';
import type { Database } from './store/database';
import { openDatabase } from './store/database';
import { loadSigningKey } from './store/signing-key';
import { tidy } from './store/tidy';

const TIDY_INTERVAL_MS = 10 * 60 * 1000;
/** So long a stopping server waits for who is still sending or reading. */
const LAST_ANSWERS_MS = 2000;

export interface LocalSupabase {
  /** Such as `http://localhost:54321`, for `createClient`. */
  readonly url: string;
  /** Answers what was asked before, then frees the port and the file. */
  close(): Promise<void>;
}

/**
 * Runs the local backend in this process.
 *
 * @param env of its functions: they stay away where nothing is said
 * @throws LocalSupabaseError when the port is taken, the file is in use or not ours, or an option
 *   is not understood; GatewaySettingsError when a variable of the gateway is not
 */
export async function startLocalSupabase(
  options: LocalSupabaseOptions,
  env: Environment = {},
): Promise<LocalSupabase> {
  const checked = checkOptions(options);
  const gateway = localGatewaySettings(env, checked.siteOrigin);
  const database = await openDatabase(checked.databaseFile);
  try {
    return await serve(checked, database, gateway);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(
  { hosts, port: askedPort, siteOrigin, settings }: CheckedOptions,
  database: Database,
  gateway: GatewaySettings | null,
): Promise<LocalSupabase> {
  const signingKey = await loadSigningKey(database);
  await tidy(database, settings);
  const answers = new Answers();
  const app = later<Hono>();
  const listener = getRequestListener(
    (request, bindings) => answers.track(app.value.then(({ fetch }) => fetch(request, bindings))),
    { overrideGlobalObjects: false },
  );
  const { port, servers } = await listen(hosts, askedPort, (request, response) => {
    answers.begin(response);
    void listener(request, response);
  });
  const url = `http://localhost:${port}`;
  const passwords = scryptPasswords(settings.passwordCost);
  const limits = rateLimits(settings.limits);
  // It needs the port, which is known once the first of the servers listens.
  const backend = { url, siteOrigin, settings, database, signingKey, passwords, limits };
  app.resolve(makeApp(backend, gateway));
  const tidying = setInterval(() => void tidyLater(database, settings), TIDY_INTERVAL_MS).unref();
  return {
    url,
    async close() {
      clearInterval(tidying);
      await stop(servers, answers);
      await database.close();
    },
  };
}

async function stop(servers: Listening['servers'], answers: Answers) {
  for (const server of servers) {
    server.close();
    server.closeIdleConnections();
  }
  await answers.sent(LAST_ANSWERS_MS);
  for (const server of servers) server.closeAllConnections();
  await answers.computed();
}

async function tidyLater(database: Database, settings: AuthSettings) {
  try {
    await tidy(database, settings);
  } catch (error) {
    console.error(`local-supabase: tidying up failed: ${(error as Error).name}`);
  }
}

function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const value = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { value, resolve };
}
