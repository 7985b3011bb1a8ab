import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment, runtimeConfig } from '@thela/tools/runtime-config';
import { requireFreePorts, stopServer } from '@thela/tools/server-process';
import { deployRelease, folderTarget } from '@thela/shipping';
import type { Release } from '@thela/shipping';
import { headersOf, publishApps, serveApp } from '@thela/tools/site';
import { developmentKeysOf } from '@thela/tools/signing-keys';
import { appNamed, listApps, originOf, SHELL } from '@thela/tools/workspace';
import type { App } from '@thela/tools/workspace';
import { BENCHMARK_FOLDER, CHANGED_TOOL } from './builds';
import type { Builds } from './builds';
import type { SlowLine } from './slow-line';

export type SubjectName = 'composed' | 'baseline' | 'floor' | 'smallest';

export interface Site {
  /** Address of its welcome, without the slash at the end. */
  readonly url: string;
  /** Origin that serves a tool's files, by the tool's app folder. */
  readonly originOfTool: (app: string) => string;
  readonly stop: () => Promise<void>;
}

export interface Subject extends Site {
  readonly name: SubjectName;
  /** Whether a service worker answers its pages from their second opening on. */
  readonly hasWorker: boolean;
  /** Of all its pages, where they are not those of the site. */
  readonly heading?: string;
  readonly deploy: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** Plates sold when a page opens: without them each page would show random sample figures. */
const PLATES = { 'onion-uttapam': 20, 'masala-dosa': 35, 'idli-sambar': 40 };

const SITE_FOLDER = join(BENCHMARK_FOLDER, 'site');

const FIRST_PORT = 6400;
/** A server's own port is this much higher than the port on the slow line that pages use. */
export const BEHIND = 50;
const BASELINE_PORTS = { baseline: 20, floor: 21, smallest: 22 };

/** What all sites of the benchmark have in common. */
export interface Setting {
  readonly apps: readonly App[];
  readonly env: NodeJS.ProcessEnv;
  readonly line: SlowLine;
}

/** @param line between the browser and all servers */
export function settingOf(line: SlowLine): Setting {
  const port = process.env.PORT ? Number(process.env.PORT) : FIRST_PORT;
  const env = { PORT: String(port), DAY_PLATES_SOLD: JSON.stringify(PLATES) };
  return { apps: listApps(env), env: localEnvironment(env), line };
}

/** Serves the site as `npm start` does: production builds, each app from its own origin. */
export async function serveSite(setting: Setting): Promise<Site> {
  const { apps, env } = setting;
  rmSync(SITE_FOLDER, { recursive: true, force: true });
  await publishApps(apps, apps, env, SITE_FOLDER);
  return {
    url: originOf(appNamed(SHELL, apps)),
    originOfTool: (name) => originOf(appNamed(name, apps)),
    stop: await serve(setting, apps, SITE_FOLDER),
  };
}

export async function serveComposed(setting: Setting, builds: Builds): Promise<Subject> {
  const site = await serveSite(setting);
  const tool = appNamed(CHANGED_TOOL, setting.apps);
  const ship = async (release: Release) => {
    await deployRelease(folderTarget(SITE_FOLDER, developmentKeysOf), release, {
      url: `${originOf(tool)}/`,
    });
  };
  return {
    ...site,
    name: 'composed',
    hasWorker: true,
    deploy: () => ship(builds.release.after),
    restore: () => ship(builds.release.before),
  };
}

/**
 * Serves a single application as the shell is served: the same headers, compression, configuration.
 *
 * @param dists its build, before and after the change of a word
 */
export async function serveBaseline(
  setting: Setting,
  name: Exclude<SubjectName, 'composed'>,
  dists: Builds['baseline'],
): Promise<Subject> {
  const { apps, env } = setting;
  const folder = join(BENCHMARK_FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  const shell = appNamed(SHELL, apps);
  const app = { ...shell, port: shell.port + BASELINE_PORTS[name] };
  const publish = (dist: string) =>
    folderTarget(folder).publishShell(dist, runtimeConfig(env, apps), headersOf(app, apps, env));
  await publish(dists.before);
  const stop = await serve(setting, [app], folder);
  return {
    name,
    hasWorker: name === 'floor',
    ...(name === 'smallest' && { heading: 'The smallest page' }),
    url: originOf(app),
    originOfTool: () => originOf(app),
    deploy: () => publish(dists.after),
    restore: () => publish(dists.before),
    stop,
  };
}

async function serve({ apps, env, line }: Setting, served: readonly App[], folder: string) {
  const behind = served.map((app) => ({ ...app, port: app.port + BEHIND }));
  await requireFreePorts([...served, ...behind]);
  const servers: ChildProcess[] = [];
  for (const app of behind) servers.push(await serveApp(app, apps, env, folder));
  for (const { port } of served) await line.forward(port, port + BEHIND);
  return async () => {
    await Promise.all(servers.map((server) => stopServer(server)));
  };
}
