import type { ChildProcess } from 'node:child_process';
import { readArguments } from '../arguments';
import { buildApps } from '../nx';
import { localEnvironment, originOf } from '../runtime-config';
import { requireFreePorts, stopServer } from '../server-process';
import type { Served } from '../server-process';
import {
  describePublished,
  localSupabase,
  publishApps,
  serveApp,
  serveSupabase,
  SITE_FOLDER,
} from '../site';
import { mailboxOf, readSupabase, usesLocalSupabase } from '../supabase-settings';
import { appNamed, listApps, SHELL } from '../workspace';

/** A server of the site. */
interface Part extends Served {
  readonly serve: () => Promise<ChildProcess>;
  /** What `npm run` starts it alone with. */
  readonly command: string;
}

/**
 * `npm start`: builds all apps and serves each from its own origin, beside the local Supabase unless
 * the accounts are kept elsewhere, until Ctrl-C.
 */
export default async function start(args: readonly string[]): Promise<void> {
  readArguments(args, { usage: 'npm start', words: 0, options: {} });
  const apps = listApps();
  const env = localEnvironment(process.env);
  const supabase: Part = {
    ...localSupabase(env),
    serve: () => serveSupabase(apps, env),
    command: 'local-supabase',
  };
  const parts: readonly Part[] = [
    ...(usesLocalSupabase(env) ? [supabase] : []),
    ...apps.map((app) => ({
      ...app,
      serve: () => serveApp(app, apps, env, SITE_FOLDER),
      command: `serve ${app.name}`,
    })),
  ];
  await requireFreePorts(parts);
  console.log('Building the shell and its tools ...');
  await buildApps();
  console.log('Publishing ...');
  for (const app of await publishApps(apps, apps, env, SITE_FOLDER)) {
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

  for (const part of parts) {
    let server: ChildProcess;
    try {
      server = await part.serve();
    } catch (error) {
      if (stopping.signal.aborted) return;
      stop();
      throw error;
    }
    servers.push(server);
    if (stopping.signal.aborted) return stopServer(server);
    console.log(`  ${part.name.padEnd(12)}${originOf(part)}  (process ${server.pid})`);
    server.once('exit', () => {
      if (!stopping.signal.aborted) console.log(restartAdvice(part));
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

function restartAdvice({ name, command }: Part): string {
  const port = process.env.PORT ? `PORT=${process.env.PORT} ` : '';
  return `${name} has stopped. Start it again with: ${port}npm run ${command}`;
}
