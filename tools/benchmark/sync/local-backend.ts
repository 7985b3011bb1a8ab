import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalSupabaseOptions } from '../../local-supabase/options';
import { startServer, stopServer } from '../../serving/server-process';
import { reservePorts } from '../../testing/reserve-ports';
import { BENCHMARK_FOLDER } from '../builds';
import { OPEN_ACCOUNTS, signUp } from './account-calls';
import type { LoadedDatabase } from './loaded-database';
import { useOf } from './process-use';

/** Starts the local backend of `npm start` in a process of its own, with an empty database. */
export async function startLocalBackend(): Promise<LoadedDatabase> {
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'accounts-'));
  const ports = await reservePorts();
  const port = ports.first;
  const options: LocalSupabaseOptions = {
    port,
    siteUrl: 'http://localhost:4200',
    databaseFile: join(folder, 'auth.db'),
    settings: OPEN_ACCOUNTS,
  };
  const script = new URL('../../local-supabase/server.ts', import.meta.url);
  const server = await startServer(script, { name: 'supabase', port }, options, process.env);
  return {
    name: 'PGlite, HTTP',
    newPerson: async () => (await signUp(`http://localhost:${port}`)).call,
    use: () => useOf(server.pid ?? 0),
    close: async () => {
      await stopServer(server);
      ports.giveBack();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
