import { npmCommand } from '../npm-command';
import { requireFreePorts, stopServer } from '../../serving/server-process';
import { localSupabase, serveSupabase } from '../../serving/site';
import { localSupabaseUrl, mailboxOf } from '../../settings/supabase-settings';
import { listApps } from '../../workspace';

export default npmCommand(
  'npm run local-supabase',
  'Serves the accounts of npm start alone, until Ctrl-C.',
).action(runLocalSupabase);

async function runLocalSupabase(): Promise<void> {
  const { env } = process;
  await requireFreePorts([localSupabase(env)]);
  const server = await serveSupabase(listApps(), env);
  console.log(`Mails are not sent: read them at ${mailboxOf(env)}`);
  console.log(`Supabase is served from ${localSupabaseUrl(env)}    (Ctrl-C stops it)`);
  process.on('SIGINT', () => void stopServer(server));
  process.on('SIGTERM', () => void stopServer(server));
  server.once('exit', (code) => process.exit(code ?? 1));
}
