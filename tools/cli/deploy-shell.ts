import { listFiles } from '@thela/shipping';
import type { SiteConfigFile } from '@thela/site-config';
import { shellHeaders } from '../serving/headers';
import { runtimeConfig, shellPolicy, startEnvironment } from '../settings/runtime-config';
import { developmentToolKeys } from '../settings/signing-keys';
import { readToolKeys, toolKeysPath } from '../settings/tool-keys';
import { CommandError, distOf, listApps, listTools, SHELL } from '../workspace';
import { overrideWarning, pinLines, refusedTools, unpinnedTools } from './pins';
import { print } from './npm-command';
import type { ChosenTarget } from './targets';

/**
 * Publishes the built shell with its configuration.
 *
 * @param url where the site is to be opened, for the terminal
 * @throws CommandError when the pages could not work with the configuration
 */
export async function deployShell(
  chosen: ChosenTarget,
  url: string | undefined,
  isDryRun: boolean,
): Promise<void> {
  const { target } = chosen;
  const dist = distOf(SHELL);
  const config = await configFor(chosen);
  const env = chosen.isLocal ? startEnvironment(process.env) : process.env;
  const headers = shellHeaders(shellPolicy(env, listApps()));
  console.log(`${SHELL} -> ${target.description}`);
  const count = `${listFiles(dist).files.length} files and config.json`;
  const lines = [
    `accounts are kept at: ${config.supabase?.url}`,
    ...pinLines(await target.readRemotes(), config.remotes),
  ];
  const refused = await refusedTools((await target.readRegistry()).remotes, config.remotes);
  const warnings = [refused, overrideWarning(config.remotes, chosen.isLocal)];
  for (const warning of warnings) if (warning) console.warn(`  ${warning}`);
  if (isDryRun) {
    print([`upload: ${count}`, ...lines, 'Dry run: nothing was changed.']);
    return;
  }
  await target.publishShell(dist, config, headers);
  print([`uploaded: ${count}`, ...lines, ...(url ? [`open: ${url}`] : [])]);
}

async function configFor({ isLocal }: ChosenTarget): Promise<SiteConfigFile> {
  const { env } = process;
  const apps = listApps();
  if (isLocal) {
    return required(runtimeConfig(startEnvironment(env), apps, await developmentToolKeys(apps)));
  }
  if (!env.REMOTE_ORIGINS) {
    throw new CommandError(
      'Name the origins that tools come from in REMOTE_ORIGINS: without them the pages would take ' +
        'code from this machine only.',
    );
  }
  return required(runtimeConfig(env, apps, await readToolKeys(toolKeysPath(env))));
}

function required(config: SiteConfigFile): SiteConfigFile {
  if (!config.supabase) {
    throw new CommandError(
      'Name the Supabase project in SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY: without them the ' +
        'pages would stop at "Missing Supabase environment variables".',
    );
  }
  const refusal = unpinnedTools(
    config.remotes,
    listTools().map(({ name }) => name),
  );
  if (refusal) throw new CommandError(refusal);
  return config;
}
