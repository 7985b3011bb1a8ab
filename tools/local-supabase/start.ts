import { getRequestListener } from '@hono/node-server';
import type { Environment } from '@thela/supabase/gemini';
import type { Hono } from 'hono';
import { DatabaseRows } from './accounts/database-rows';
import { scryptPasswords } from './accounts/passwords';
import { Postgres } from './database/postgres';
import { InFlightRequests, listen } from './listen';
import { makeApp } from './app';
import type { FunctionSettings } from './app';
import type { Backend } from './backend';
import { rateLimits } from './rate-limits';
import { localGatewaySettings } from './functions/gemini';
import { localHealthSettings } from './functions/health';
import type { Listening } from './listen';
import type { CheckedOptions, LocalSupabaseOptions } from './options';
import { checkOptions } from './options';
import type { Database } from './store/database';
import { openDatabase } from './store/database';
import { loadSigningKey } from './store/signing-key';
import { purgeExpired } from './store/purge-expired';

const TIDY_INTERVAL_MS = 10 * 60 * 1000;
/** How long a stopping server waits for clients that are still sending or reading. */
const SHUTDOWN_TIMEOUT_MS = 2000;

export interface LocalSupabase {
  /** Such as `http://localhost:54321`, for `createClient`. */
  readonly url: string;
  /**
   * Starts Postgres now, and not with the first request that needs it.
   *
   * @throws LocalSupabaseError when its folder cannot be used
   */
  startPostgres(): Promise<void>;
  /** Answers the requests that have arrived, then frees the port and the files. */
  close(): Promise<void>;
}

/**
 * Runs the local backend in this process.
 *
 * @param env variables of the gateway to the text model; without a key it is not offered
 * @throws LocalSupabaseError when the port is taken, the file is in use or not ours, or an option
 *   is invalid; FunctionSettingsError when a variable of the gateway is invalid
 */
export async function startLocalSupabase(
  options: LocalSupabaseOptions,
  env: Environment = {},
): Promise<LocalSupabase> {
  const checked = checkOptions(options);
  const functions = {
    gateway: localGatewaySettings(env, checked.siteOrigin),
    reports: localHealthSettings(env, checked.siteOrigin),
  };
  const database = await openDatabase(checked.databaseFile);
  try {
    return await serve(checked, database, functions);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(
  checked: CheckedOptions,
  database: Database,
  functions: FunctionSettings,
): Promise<LocalSupabase> {
  const { hosts, siteOrigin, settings, headers, serviceKey } = checked;
  const signingKey = await loadSigningKey(database);
  await purgeExpired(database, settings);
  const databaseRows = new DatabaseRows(database);
  const postgres = new Postgres({
    ...checked.postgres,
    afterStart: (run) => databaseRows.afterStart(run),
  });
  const inFlight = new InFlightRequests();
  const app = deferred<Hono>();
  const listener = getRequestListener(
    (request, bindings) =>
      inFlight.addHandler(app.promise.then(({ fetch }) => fetch(request, bindings))),
    { overrideGlobalObjects: false },
  );
  const { port, servers } = await listen(hosts, checked.port, (request, response) => {
    inFlight.addResponse(response);
    void listener(request, response);
  });
  const url = `http://localhost:${port}`;
  const passwords = scryptPasswords(settings.passwordCost);
  const limits = rateLimits(settings.limits);
  // The app needs the port, which is known only once the first server listens.
  const accounts = { database, signingKey, serviceKey, passwords, limits };
  app.resolve(
    makeApp({ url, siteOrigin, settings, headers, ...accounts, postgres, databaseRows }, functions),
  );
  const tidyTimer = setInterval(
    () => void tidyOrLog({ database, settings, postgres }),
    TIDY_INTERVAL_MS,
  ).unref();
  return {
    url,
    startPostgres: () => postgres.start(),
    async close() {
      clearInterval(tidyTimer);
      await stop(servers, inFlight);
      // Before the accounts: their lock is the lock of this folder, too.
      await postgres.close();
      await database.close();
    },
  };
}

async function stop(servers: Listening['servers'], inFlight: InFlightRequests) {
  for (const server of servers) {
    server.close();
    server.closeIdleConnections();
  }
  await inFlight.responsesSent(SHUTDOWN_TIMEOUT_MS);
  for (const server of servers) server.closeAllConnections();
  await inFlight.handlersSettled();
}

async function tidyOrLog({
  database,
  settings,
  postgres,
}: Pick<Backend, 'database' | 'settings' | 'postgres'>) {
  try {
    await purgeExpired(database, settings);
    await postgres.maintain();
  } catch (error) {
    console.error(`local-supabase: tidying up failed: ${(error as Error).name}`);
  }
}

/** As `Promise.withResolvers`, which Node 20 lacks. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
