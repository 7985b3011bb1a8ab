import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { LIFTED_LIMITS } from '@thela/tools/local-supabase';
import type { AuthSettings } from '@thela/tools/local-supabase';
import { localEnvironment, originOf } from '@thela/tools/runtime-config';
import { folderTarget } from '@thela/tools/shipping';
import type { DeployTarget } from '@thela/tools/shipping';
import { localSupabase, publishApps, serveApp, serveSupabase, stopServer } from '@thela/tools/site';
import { appNamed, listApps, workspaceRoot } from '@thela/tools/workspace';
import type { App } from '@thela/tools/workspace';

export const E2E_FOLDER = join(workspaceRoot, '.thela/e2e');

/** Plates sold when a test's site opens; hand-calculated figures in the tests start from these. */
const PLATES = {
  'onion-uttapam': 20,
  'masala-dosa': 35,
  'idli-sambar': 40,
  'cheese-uttapam': 15,
  'plain-dosa': 30,
};

/** No test meets a limit by chance: those that are about limits set them. */
const SETTINGS: Partial<AuthSettings> = { limits: LIFTED_LIMITS, mailIntervalS: 0 };

/** The backend that keeps a site's accounts. Whatever becomes of its process, they stay. */
interface SiteSupabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** @param settings what differs from a backend without limits */
  readonly start: (settings?: Partial<AuthSettings>) => Promise<void>;
  /** Ends it in the middle of what it does. */
  readonly kill: () => Promise<void>;
}

/** A composed site of production builds on ports of its own, whose servers can be stopped. */
export interface Site {
  readonly url: string;
  /** Folder that holds the served files of every app. */
  readonly folder: string;
  /** Where releases are deployed to, as by the commands. */
  readonly target: DeployTarget;
  readonly supabase: SiteSupabase;
  readonly originOf: (app: string) => string;
  readonly stop: (app: string) => Promise<void>;
  readonly start: (app: string) => Promise<void>;
  /** Makes the releases live again that were so at first, and puts back their files. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * @param slot 0, 1, …: sites of different slots run beside each other
 * @param variables environment variables that differ from those of a fresh machine
 */
export async function openSite(
  slot: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const port = 4300 + slot * 20;
  const apps = listApps({ PORT: String(port) });
  const folder = join(E2E_FOLDER, `site-${slot}`);
  const env = localEnvironment({
    PORT: String(port),
    DAY_PLATES_SOLD: JSON.stringify(PLATES),
    ...variables,
  });
  const supabase = siteSupabase(slot, apps, env);
  await publishApps(apps, apps, env, folder);
  const target = folderTarget(folder);
  const registry = await target.readRegistry();
  const servers = new Map<string, ChildProcess>();
  const stop = async (name: string) => {
    const server = servers.get(name);
    if (server) await stopServer(server);
    servers.delete(name);
  };
  const start = async (name: string) => {
    servers.set(name, await serveApp(appNamed(name, apps), apps, env, folder));
  };
  await Promise.all([supabase.start(), ...apps.map(({ name }) => start(name))]);
  return {
    url: originOf(appNamed('shell', apps)),
    folder,
    target,
    supabase,
    restore: async () => {
      await publishApps(apps, apps, env, folder);
      await target.changeRegistry(() => registry);
    },
    originOf: (name) => originOf(appNamed(name, apps)),
    stop,
    start,
    close: async () => {
      await Promise.all([supabase.stop(), ...[...servers.keys()].map(stop)]);
    },
  };
}

function siteSupabase(slot: number, apps: readonly App[], env: NodeJS.ProcessEnv): SiteSupabase {
  const databaseFile = join(E2E_FOLDER, `supabase-${slot}`, 'auth.db');
  let server: ChildProcess | undefined;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server) await stopServer(server, signal);
    server = undefined;
  };
  return {
    url: originOf(localSupabase(env)),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start: async (settings) => {
      const options = { databaseFile, settings: { ...SETTINGS, ...settings } };
      server = await serveSupabase(apps, env, options);
    },
  };
}
