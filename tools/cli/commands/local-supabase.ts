import { npmCommand } from '../npm-command';
import { newServiceKey } from '@thela/local-supabase';
import { requireFreePorts, stopServer } from '../../serving/server-process';
import { localSupabase, serveSupabase } from '../../serving/site';
import { localSupabaseUrl, mailboxOf } from '../../settings/supabase-settings';
import { listApps } from '../../workspace';

interface Options {
  readonly serviceKey?: boolean;
}

export default npmCommand(
  'npm run local-supabase',
  'Serves the accounts of npm start alone, until Ctrl-C.',
)
  .option('--service-key', 'prints a key of the operator, which works until this server stops')
  .action(runLocalSupabase);

async function runLocalSupabase({ serviceKey: isAsked }: Options): Promise<void> {
  const { env } = process;
  await requireFreePorts([localSupabase(env)]);
  const serviceKey = isAsked ? newServiceKey() : undefined;
  const server = await serveSupabase(listApps(), env, serviceKey);
  if (serviceKey) console.log(`Service key: ${serviceKey}`);
  console.log(`Mails are not sent: read them at ${mailboxOf(env)}`);
  console.log(`Supabase is served from ${localSupabaseUrl(env)}    (Ctrl-C stops it)`);
  process.on('SIGINT', () => void stopServer(server));
  process.on('SIGTERM', () => void stopServer(server));
  server.once('exit', (code) => process.exit(code ?? 1));
}
