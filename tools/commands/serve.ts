import { buildApps } from '../nx';
import { originOf } from '../runtime-config';
import { publishApps, requireFreePorts, serveApp, SITE_FOLDER, stopServer } from '../site';
import { appNamed, listApps } from '../workspace';

/** `npm run serve <app>`: builds and serves one app alone, from its own origin, until Ctrl-C. */
export default async function serve([name]: readonly string[]): Promise<void> {
  const apps = listApps();
  const app = appNamed(name, apps);
  await requireFreePorts([app]);
  buildApps([app.name]);
  await publishApps([app], apps, process.env, SITE_FOLDER);
  const server = await serveApp(app, apps, SITE_FOLDER);
  console.log(`${app.name} is served from ${originOf(app)}    (Ctrl-C stops it)`);
  process.on('SIGINT', () => void stopServer(server));
  process.on('SIGTERM', () => void stopServer(server));
}
