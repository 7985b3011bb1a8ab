import { readArguments } from '../arguments';
import { buildApps } from '../nx';
import { localEnvironment, originOf } from '../../settings/runtime-config';
import { isListening, requireFreePorts, stopServer } from '../../serving/server-process';
import { describePublished, localSupabase, publishApps, serveApp } from '../../serving/site';
import { usesLocalSupabase } from '../../settings/supabase-settings';
import { appNamed, listApps, SHELL, SITE_FOLDER } from '../../workspace';

/** `npm run serve <app>`: builds and serves one app alone, from its own origin, until Ctrl-C. */
export default async function serve(args: readonly string[]): Promise<void> {
  const { words } = readArguments(args, { usage: 'npm run serve <app>', words: 1, options: {} });
  const apps = listApps();
  const env = localEnvironment(process.env);
  const app = appNamed(words[0], apps);
  await requireFreePorts([app]);
  await buildApps([app.name]);
  for (const published of await publishApps([app], apps, env, SITE_FOLDER)) {
    console.log(describePublished(published));
  }
  const server = await serveApp(app, apps, env, SITE_FOLDER);
  const isWithoutAccounts =
    app.name === SHELL && usesLocalSupabase(env) && !(await isListening(localSupabase(env)));
  if (isWithoutAccounts) {
    const port = process.env.PORT ? `PORT=${process.env.PORT} ` : '';
    console.log(
      'Accounts need the local Supabase, which does not run. ' +
        `Start it with: ${port}npm run local-supabase`,
    );
  }
  console.log(`${app.name} is served from ${originOf(app)}    (Ctrl-C stops it)`);
  process.on('SIGINT', () => void stopServer(server));
  process.on('SIGTERM', () => void stopServer(server));
}
