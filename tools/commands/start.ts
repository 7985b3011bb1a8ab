import type { ChildProcess } from 'node:child_process';
import { readArguments } from '../arguments';
import { buildApps } from '../nx';
import { localEnvironment, originOf } from '../runtime-config';
import {
  describePublished,
  publishApps,
  requireFreePorts,
  serveApp,
  SITE_FOLDER,
  stopServer,
} from '../site';
import { appNamed, listApps, SHELL } from '../workspace';
import type { App } from '../workspace';

/** `npm start`: builds all apps and serves each from its own origin until Ctrl-C. */
export default async function start(args: readonly string[]): Promise<void> {
  readArguments(args, { usage: 'npm start', words: 0, options: {} });
  const apps = listApps();
  const env = localEnvironment(process.env);
  await requireFreePorts(apps);
  console.log('Building the shell and its tools ...');
  buildApps();
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
  stopping.signal.addEventListener('abort', () => void Promise.all(servers.map(stopServer)));

  for (const app of apps) {
    let server: ChildProcess;
    try {
      server = await serveApp(app, apps, env, SITE_FOLDER);
    } catch (error) {
      if (stopping.signal.aborted) return;
      stop();
      throw error;
    }
    servers.push(server);
    if (stopping.signal.aborted) return stopServer(server);
    console.log(`  ${app.name.padEnd(12)}${originOf(app)}  (process ${server.pid})`);
    server.once('exit', () => {
      if (!stopping.signal.aborted) console.log(restartAdvice(app));
    });
  }
  console.log(`\nOpen ${originOf(appNamed(SHELL, apps))}    (Ctrl-C stops everything)`);
}

function restartAdvice({ name }: App): string {
  const port = process.env.PORT ? `PORT=${process.env.PORT} ` : '';
  return `${name} has stopped. Start it again with: ${port}npm run serve ${name}`;
}
