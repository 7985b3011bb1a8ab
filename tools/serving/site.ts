import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayEnvironment } from '../settings/ai-settings';
import { serverScript } from '@thela/local-supabase';
import type { AuthSettings, LocalSupabaseOptions, WorkspaceOptions } from '@thela/local-supabase';
import { shellHeaders, supabaseHeaders, toolHeaders } from './headers';
import { productName, runtimeConfig, shellPolicy } from '../settings/runtime-config';
import { startServer } from './server-process';
import type { Served } from './server-process';
import { developmentKeysOf, developmentToolKeys } from '../settings/signing-keys';
import { usesLocalSupabase } from '../settings/supabase-settings';
import { deployRelease, folderTarget, makeRelease } from '@thela/shipping';
import type { Deployment, ResponseHeaders } from '@thela/shipping';
import type { ServedOrigin } from './static-origin';
import type { App } from '../workspace';
import {
  appNamed,
  distOf,
  localSupabasePort,
  originOf,
  RELEASES_FOLDER,
  SHELL,
  siteFolder,
  workspaceRoot,
} from '../workspace';

export interface PublishedApp extends App {
  readonly deployment: Deployment | null;
}

interface PublishOptions {
  readonly headers?: ResponseHeaders | undefined;
  readonly buildOf?: (app: string) => string;
}

/**
 * Publishes built apps to a site folder, as `npm run deploy` does: the shell with `config.json`, each
 * tool as a live release. A release that is live already keeps its registry entry.
 *
 * @param published the apps to publish; the entries of other tools do not change
 * @param apps all apps of the site; the configuration lists their origins
 * @param options.headers of the shell, if its server does not send those of this environment
 * @param options.buildOf the output folder of an app, if it is not that of this workspace
 */
export async function publishApps(
  published: readonly App[],
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  folder: string,
  { headers, buildOf = distOf }: PublishOptions = {},
): Promise<PublishedApp[]> {
  const target = folderTarget(folder, developmentKeysOf);
  const outcomes = new Map<App, PublishedApp>();
  // The tools first: pages of a new shell would refuse entries that an earlier version has not signed.
  for (const app of shellLast(published)) {
    if (app.name === SHELL) {
      const config = runtimeConfig(env, apps, await developmentToolKeys(apps));
      await target.publishShell(buildOf(SHELL), config, headers ?? headersOf(app, apps, env));
      outcomes.set(app, { ...app, deployment: null });
    } else {
      const release = await makeRelease(buildOf(app.name), RELEASES_FOLDER);
      const options = { url: `${originOf(app)}/`, isStart: true };
      outcomes.set(app, { ...app, deployment: await deployRelease(target, release, options) });
    }
  }
  return published.flatMap((app) => outcomes.get(app) ?? []);
}

function shellLast(apps: readonly App[]): readonly App[] {
  const isShell = ({ name }: App) => name === SHELL;
  return [...apps.filter((app) => !isShell(app)), ...apps.filter(isShell)];
}

export function describePublished({ name, deployment }: PublishedApp): string {
  if (!deployment) return name;
  const { version } = deployment.after.live;
  const isNew = deployment.before?.live.version !== version;
  return `${name.padEnd(12)}${version}${isNew ? '' : '  (live already)'}`;
}

/**
 * How a server serves one app of a site.
 *
 * @param env the environment from which the shell's `config.json` was made, so that its headers match
 */
export function originServing(
  app: App,
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  folder: string,
): ServedOrigin {
  const isTool = app.name !== SHELL;
  const appFolder = join(folder, app.name);
  mkdirSync(appFolder, { recursive: true });
  return { folder: appFolder, port: app.port, isTool, headers: headersOf(app, apps, env) };
}

export function headersOf(app: App, apps: readonly App[], env: NodeJS.ProcessEnv): ResponseHeaders {
  const ownOrigin = originOf(app);
  if (app.name !== SHELL) return toolHeaders(ownOrigin);
  return shellHeaders({ ...shellPolicy(env, apps), ownOrigin });
}

/**
 * Serves one app of the site from its own origin, in a child process.
 *
 * @param env the environment from which the shell's `config.json` was made
 * @returns the process, once it listens
 * @throws CommandError when the port is taken
 */
export function serveApp(
  app: App,
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<ChildProcess> {
  const origin = originServing(app, apps, env, folder);
  // This process only serves files, so it must not get the key.
  const serverEnv = { ...process.env, GEMINI_API_KEY: '' };
  return startServer(new URL('static-server.ts', import.meta.url), app, origin, serverEnv);
}

export interface Service extends Served {
  readonly serve: () => Promise<ChildProcess>;
  /** The `npm run` command that starts this server alone. */
  readonly command: string;
}

/** The servers of a site in the order of their start: the page asks all others, so whoever gets it finds them. */
export function servicesOf(
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  folder: string,
): readonly Service[] {
  const supabase: Service = {
    ...localSupabase(env),
    serve: () => serveSupabase(apps, env),
    command: 'local-supabase',
  };
  return [
    ...(usesLocalSupabase(env) ? [supabase] : []),
    ...shellLast(apps).map((app) => ({
      ...app,
      serve: () => serveApp(app, apps, env, folder),
      command: `serve ${app.name}`,
    })),
  ];
}

export function localSupabase(env: NodeJS.ProcessEnv): Served {
  return { name: 'supabase', port: localSupabasePort(env) };
}

/** What the local Supabase takes of this workspace. */
export const workspaceOptions: WorkspaceOptions = {
  headers: supabaseHeaders,
  postgres: {
    migrationsFolder: join(workspaceRoot, 'supabase/migrations'),
    templatesFolder: join(workspaceRoot, '.thela/database-templates'),
  },
};

/**
 * The options of a site's local Supabase.
 *
 * @param apps all apps of the site: only pages of its shell may send requests
 * @param options override those that `npm start` uses
 */
export function localSupabaseOptions(
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  options: Partial<Omit<LocalSupabaseOptions, 'postgres'>> & OwnPostgres = {},
): LocalSupabaseOptions {
  const siteUrl = originOf(appNamed(SHELL, apps));
  return {
    port: localSupabasePort(env),
    siteUrl,
    databaseFile: join(siteFolder('supabase', env), 'auth.db'),
    headers: workspaceOptions.headers,
    ...(env.LOCAL_SUPABASE_HOST ? { host: env.LOCAL_SUPABASE_HOST } : {}),
    ...options,
    settings: { ...everyWayIn(siteUrl, env), ...options.settings },
    postgres: { ...workspaceOptions.postgres, ...options.postgres },
  };
}

interface OwnPostgres {
  readonly postgres?: Partial<LocalSupabaseOptions['postgres']>;
}

/** More than a project has by default: what can be tried on this machine is on. */
function everyWayIn(siteUrl: string, env: NodeJS.ProcessEnv): Partial<AuthSettings> {
  return {
    isPhoneOn: true,
    // Somebody reads the mailbox in another tab before they type the code.
    smsLifetimeS: 300,
    isManualLinkingOn: env.SUPABASE_MANUAL_LINKING === 'true',
    isSecurePasswordChangeOn: true,
    factors: { totp: true, phone: true, webauthn: true },
    // For `localhost` alone: a browser makes no passkey for an IP address, such as http://127.0.0.1:4200.
    passkeys: { rpId: new URL(siteUrl).hostname, rpName: productName(env), origins: [siteUrl] },
  };
}

/** The environment of a site's local Supabase; its gateway reads the provider's key from it. */
export function localSupabaseEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...process.env, ...gatewayEnvironment(env) };
}

/**
 * Serves the local Supabase of a site, in a child process.
 *
 * @param serviceKey of its operator; without it there is none
 * @returns the process, once it listens
 * @throws CommandError when the port is taken or its host is not this machine alone
 */
export function serveSupabase(
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  serviceKey?: string,
): Promise<ChildProcess> {
  const options = { ...localSupabaseOptions(apps, env), startsPostgres: true };
  // Not as an argument: every user of a machine sees those.
  const operator = serviceKey === undefined ? {} : { LOCAL_SUPABASE_SERVICE_KEY: serviceKey };
  const serverEnv = { ...localSupabaseEnvironment(env), ...operator };
  return startServer(serverScript, localSupabase(env), options, serverEnv);
}
