import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { LIFTED_LIMITS } from '@thela/local-supabase';
import type { AuthSettings } from '@thela/local-supabase';
import { startLocalSupabase } from '@thela/local-supabase/start';
import type { LocalSupabase } from '@thela/local-supabase/start';
import { reservePorts } from '@thela/testkit/reserve-ports';
import { localEnvironment, startEnvironment } from '@thela/tools/runtime-config';
import { developmentKeysOf } from '@thela/tools/signing-keys';
import { folderTarget } from '@thela/shipping';
import type { DeployTarget, ResponseHeaders } from '@thela/shipping';
import { changeSignedEntry, restoreEntries, signChanged } from './signed-entries';
import type { EntryFields } from './signed-entries';
import {
  localSupabase,
  localSupabaseEnvironment,
  localSupabaseOptions,
  headersOf,
  originServing,
  publishApps,
} from '@thela/tools/site';
import { serveOrigin } from '@thela/tools/static-origin';
import type { RunningServer } from '@thela/tools/static-origin';
import {
  appNamed,
  distOf,
  listApps,
  listTools,
  originOf,
  workspaceRoot,
} from '@thela/tools/workspace';
import type { App } from '@thela/tools/workspace';
import { backUpFiles } from './file-backup';

/** Holds the sites of a run. Two configurations of tests that run at the same time have different ones. */
export const E2E_FOLDER = join(workspaceRoot, process.env.E2E_FOLDER ?? '.thela/e2e');

/** Plates sold when a test's site opens; hand-calculated figures in the tests start from these. */
const PLATES = {
  'onion-uttapam': 20,
  'masala-dosa': 35,
  'idli-sambar': 40,
  'cheese-uttapam': 15,
  'plain-dosa': 30,
};

const POLICY = 'Content-Security-Policy';

/** Without limits and with quick password hashing; tests about limits set their own. */
const SETTINGS: Partial<AuthSettings> = {
  limits: LIFTED_LIMITS,
  mailIntervalS: 0,
  smsIntervalS: 0,
  passwordCost: { N: 16, r: 1, p: 1 },
};

/** The backend of a site's accounts, which outlive a stop. */
interface SiteSupabase {
  readonly url: string;
  /** Folder of the database. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
  /**
   * Starts it, unless it runs.
   *
   * @param settings what differs from a backend without limits; it must be stopped for these
   */
  readonly start: (settings?: Partial<AuthSettings>) => Promise<void>;
  /** Starts its Postgres, which else the first call does: on a busy machine that takes longer than a test waits. */
  readonly startPostgres: () => Promise<void>;
}

/** A composed site of production builds on its own ports, whose servers can be stopped. */
export interface Site {
  readonly url: string;
  readonly folder: string;
  /** Headers of the shell. */
  readonly headers: ResponseHeaders;
  /** The target that the commands deploy releases to. */
  readonly target: DeployTarget;
  /** Changes fields of a tool's entry, which its team signs anew. */
  readonly changeEntry: (
    tool: string,
    change: (entry: EntryFields) => EntryFields,
  ) => Promise<void>;
  /** The tool's entry with changed fields, signed by its team under the number of the present one. */
  readonly signedEntry: (
    tool: string,
    change: (entry: EntryFields) => EntryFields,
  ) => Promise<unknown>;
  readonly supabase: SiteSupabase;
  readonly originOf: (app: string) => string;
  readonly stop: (app: string) => Promise<void>;
  readonly start: (app: string) => Promise<void>;
  /** Restores the first registry and the files of the site. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Folder of the compressed releases of all apps, which are made once and copied into each site. */
const RELEASES = join(E2E_FOLDER, 'releases-of-sites');

const BUILDS = join(E2E_FOLDER, 'builds');

/**
 * The output folder of an app's build, as it was when the run began: `npm start`, which `terminal.spec.ts` runs, lets Nx
 * remove and write the workspace's own folders.
 */
export function buildOf(app: string): string {
  return join(BUILDS, app, 'dist');
}

/** Copies the builds and makes the releases that all sites of a run start from. */
export async function prepareReleases(): Promise<void> {
  const apps = listApps();
  for (const { name } of apps) cpSync(distOf(name), buildOf(name), { recursive: true });
  // Publishing the shell renders its pages.
  const renderer = (shell: string) => join(shell, '../dist-server');
  cpSync(renderer(distOf('shell')), renderer(buildOf('shell')), { recursive: true });
  await publishApps(apps, apps, localEnvironment({}), RELEASES, { buildOf });
}

/** Puts the releases into the folder of a site, which need not be compressed again when they are published there. */
export function copyReleases(folder: string): void {
  // Only the shell's hashed files: its pages and its configuration name the ports of the site.
  for (const made of [...listTools().map(({ name }) => name), 'shell/assets']) {
    cpSync(join(RELEASES, made), join(folder, made), { recursive: true });
  }
}

interface SiteOptions {
  /** Address to which browsers report what the policy of the pages refuses; without it, they do not. */
  readonly reportUri?: string;
  /** Whether its pages report to its Supabase how releases do, as those of `npm start`. */
  readonly isReporting?: boolean;
}

/**
 * Publishes a site and serves it in this process, on reserved ports.
 *
 * @param variables environment variables that differ from those of a fresh machine
 */
export async function openSite(
  variables: Readonly<Record<string, string>> = {},
  { reportUri, isReporting = false }: SiteOptions = {},
): Promise<Site> {
  const ports = await reservePorts();
  const port = String(ports.first);
  const apps = listApps({ PORT: port });
  mkdirSync(E2E_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(E2E_FOLDER, 'site-'));
  const environment = isReporting ? startEnvironment : localEnvironment;
  const env = environment({ PORT: port, DAY_PLATES_SOLD: JSON.stringify(PLATES), ...variables });
  copyReleases(folder);
  const supabase = siteSupabase(`${folder}-accounts`, apps, env);
  const shell = appNamed('shell', apps);
  const headers = reporting(headersOf(shell, apps, env), reportUri);
  await publishApps(apps, apps, env, folder, { headers, buildOf });
  const target = folderTarget(folder, developmentKeysOf);
  const registry = await target.readRegistry();
  const files = backUpFiles(folder);
  const servers = new Map<string, RunningServer>();
  const stop = async (name: string) => {
    await servers.get(name)?.close();
    servers.delete(name);
  };
  const start = async (name: string) => {
    if (servers.has(name)) return;
    const app = appNamed(name, apps);
    const sent = reporting(headersOf(app, apps, env), reportUri);
    const origin = { ...originServing(app, apps, env, folder), headers: sent };
    servers.set(name, await serveOrigin(origin));
  };
  await Promise.all([supabase.start(), ...apps.map(({ name }) => start(name))]);
  return {
    url: originOf(shell),
    folder,
    headers,
    target,
    changeEntry: (tool, change) => changeSignedEntry(target, tool, change),
    signedEntry: (tool, change) => signChanged(target, tool, change),
    supabase,
    restore: async () => {
      files.restore();
      await restoreEntries(target, registry);
    },
    originOf: (name) => originOf(appNamed(name, apps)),
    stop,
    start,
    close: async () => {
      await Promise.all([supabase.stop(), ...[...servers.keys()].map(stop)]);
      ports.giveBack();
    },
  };
}

function reporting(headers: ResponseHeaders, address: string | undefined): ResponseHeaders {
  return address ? { ...headers, [POLICY]: `${headers[POLICY]}; report-uri ${address}` } : headers;
}

function siteSupabase(folder: string, apps: readonly App[], env: NodeJS.ProcessEnv): SiteSupabase {
  let backend: LocalSupabase | undefined;
  return {
    url: originOf(localSupabase(env)),
    folder,
    stop: async () => {
      await backend?.close();
      backend = undefined;
    },
    start: async (settings) => {
      if (backend && !settings) return;
      const databaseFile = join(folder, 'auth.db');
      // Other tests run at the same time: a call that takes long is no fault.
      const postgres = { timeoutMs: 40_000 };
      const own = { databaseFile, postgres, settings: { ...SETTINGS, ...settings } };
      const options = localSupabaseOptions(apps, env, own);
      backend = await startLocalSupabase(options, localSupabaseEnvironment(env));
    },
    startPostgres: async () => backend?.startPostgres(),
  };
}
