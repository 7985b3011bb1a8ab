import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localSupabase, localSupabaseOptions } from '../../serving/site';
import { startServer, stopServer } from '../../serving/server-process';
import { BENCHMARK_FOLDER } from '../builds';
import { BEHIND } from '../subjects';
import type { Setting } from '../subjects';
import { OPEN_ACCOUNTS, signUp } from './account-calls';
import type { Account } from './account-calls';

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
    settings: OPEN_ACCOUNTS,
  });
  const script = new URL('../../local-supabase/server.ts', import.meta.url);
  const server = await startServer(script, behind, options, process.env);
  await line.forward(port, behind.port);
  return {
    signUp: () => signUp(`http://localhost:${behind.port}`),
    stop: async () => {
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
