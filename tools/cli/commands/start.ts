import type { ChildProcess } from 'node:child_process';
import { npmCommand } from '../npm-command';
import { buildApps } from '../nx';
import { startEnvironment } from '../../settings/runtime-config';
import { requireFreePorts, stopServer } from '../../serving/server-process';
import { describePublished, publishApps, servicesOf } from '../../serving/site';
import type { Service } from '../../serving/site';
import { mailboxOf, readSupabase, usesLocalSupabase } from '../../settings/supabase-settings';
import { appNamed, listApps, listBuiltApps, originOf, SHELL, SITE_FOLDER } from '../../workspace';

export default npmCommand(
  'npm start',
  'Builds all apps and serves each from its own origin, beside the local Supabase unless the accounts are kept elsewhere, until Ctrl-C.',
).action(start);

async function start(): Promise<void> {
  const apps = listApps();
  const env = startEnvironment(process.env);
  const services = servicesOf(apps, env, SITE_FOLDER);
  await requireFreePorts(services);
  console.log('Building the shell and its tools ...');
  await buildApps();
  console.log('Publishing ...');
  for (const app of await publishApps(listBuiltApps(), apps, env, SITE_FOLDER)) {
    console.log(`  ${describePublished(app)}`);
  }
  console.log('Serving ...');

  const servers: ChildProcess[] = [];
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  stopping.signal.addEventListener('abort', () => {
    void Promise.all(servers.map((server) => stopServer(server)));
  });

  for (const service of services) {
    let server: ChildProcess;
    try {
      server = await service.serve();
    } catch (error) {
      if (stopping.signal.aborted) return;
      stop();
      throw error;
    }
    servers.push(server);
    if (stopping.signal.aborted) return stopServer(server);
    console.log(`  ${service.name.padEnd(12)}${originOf(service)}  (process ${server.pid})`);
    server.once('exit', () => {
      if (!stopping.signal.aborted) console.log(restartAdvice(service));
    });
  }
  console.log(`\n${accountsLine(env)}`);
  console.log(`Open ${originOf(appNamed(SHELL, apps))}    (Ctrl-C stops everything)`);
}

function accountsLine(env: NodeJS.ProcessEnv): string {
  return usesLocalSupabase(env)
    ? `Mails are not sent: read them at ${mailboxOf(env)}`
    : `Accounts are kept at ${readSupabase(env)?.url}`;
}

function restartAdvice({ name, command }: Service): string {
  const port = process.env.PORT ? `PORT=${process.env.PORT} ` : '';
  return `${name} has stopped. Start it again with: ${port}npm run ${command}`;
}
