import { npmCommand } from '../npm-command';
import { buildApps } from '../nx';
import { startEnvironment } from '../../settings/runtime-config';
import { isListening, requireFreePorts, stopServer } from '../../serving/server-process';
import { describePublished, localSupabase, publishApps, serveApp } from '../../serving/site';
import { usesLocalSupabase } from '../../settings/supabase-settings';
import { appNamed, listApps, originOf, SHELL, SITE_FOLDER } from '../../workspace';

export default npmCommand(
  'npm run serve',
  'Builds and serves one app alone, from its own origin, until Ctrl-C.',
)
  .argument('[app]')
  .action(serve);

async function serve(name: string | undefined): Promise<void> {
  const apps = listApps();
  const env = startEnvironment(process.env);
  const app = appNamed(name, apps);
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
