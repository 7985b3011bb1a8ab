import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { scryptPasswords } from './accounts/passwords';
import { Answers } from './answers';
import { makeApp } from './app';
import { rateLimits } from './http/rate-limits';
import { listen } from './listen';
import type { LocalSupabaseOptions } from './options';
import { checkOptions } from './options';
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
 * @throws LocalSupabaseError when the port is taken, the file is in use or not ours, or an option
 *   is not understood
 */
export async function startLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  const { hosts, port: askedPort, databaseFile, siteOrigin, settings } = checkOptions(options);
  const database = await openDatabase(databaseFile);
  try {
    const signingKey = await loadSigningKey(database);
    await tidy(database, settings);
    const answers = new Answers();
    let begin: (listener: RequestListener) => void = () => {};
    const listener = new Promise<RequestListener>((resolve) => {
      begin = resolve;
    });
    const { port, servers } = await listen(hosts, askedPort, (request, response) => {
      answers.begin(response);
      // The app needs the port, which is known once the first of the servers listens.
      void listener.then((answer) => answer(request, response));
    });
    const url = `http://localhost:${port}`;
    const passwords = scryptPasswords(settings.passwordCost);
    const limits = rateLimits(settings.limits);
    const app = makeApp({ url, siteOrigin, settings, database, signingKey, passwords, limits });
    begin(
      getRequestListener((request, bindings) => answers.track(app.fetch(request, bindings)), {
        overrideGlobalObjects: false,
      }),
    );
    const tidying = setInterval(() => {
      tidy(database, settings).catch((error: Error) =>
        console.error(`local-supabase: tidying up failed: ${error.name}`),
      );
    }, TIDY_INTERVAL_MS).unref();
    return {
      url,
      async close() {
        clearInterval(tidying);
        for (const server of servers) {
          server.close();
          server.closeIdleConnections();
        }
        await answers.sent(LAST_ANSWERS_MS);
        for (const server of servers) server.closeAllConnections();
        await answers.computed();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
