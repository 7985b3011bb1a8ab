import type { ChildProcess } from 'node:child_process';
import { buildApps } from './nx';
import { originOf } from './runtime-config';
import { publishApps, requireFreePorts, serveApp, SITE_FOLDER, stopServer } from './site';
import { listApps, SHELL } from './workspace';

/** `npm start`: builds all apps and serves each from its own origin until Ctrl-C. */
export default async function start(): Promise<void> {
  const apps = listApps();
  await requireFreePorts(apps);
  console.log('Building the shell and its tools ...');
  buildApps();
  console.log('Publishing ...');
  await publishApps(apps, apps, process.env, SITE_FOLDER);

  const servers: ChildProcess[] = [];
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(servers.map(stopServer));
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  try {
    for (const app of apps) {
      const server = await serveApp(app, apps, SITE_FOLDER);
      servers.push(server);
      console.log(`  ${app.name.padEnd(12)}${originOf(app)}  (process ${server.pid})`);
      server.once('exit', () => {
        if (isStopping) return;
        console.log(`${app.name} has stopped. Start it again with: npm run serve ${app.name}`);
      });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const shell = apps.find((app) => app.name === SHELL);
  if (shell) console.log(`\nOpen ${originOf(shell)}    (Ctrl-C stops everything)`);
}
