import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellHeaders, toolHeaders } from './headers';
import { originOf, runtimeConfig, shellPolicy } from './runtime-config';
import { deployRelease } from './shipping/deploy';
import type { Deployment } from './shipping/deploy';
import { folderTarget } from './shipping/folder-target';
import { makeRelease } from './shipping/release-folders';
import type { ServedOrigin, ServerMessage } from './static-server';
import type { App } from './workspace';
import { CommandError, distOf, SHELL, workspaceRoot } from './workspace';

/** The folder that `npm start` fills and serves: sites on other ports have folders of their own. */
export const SITE_FOLDER = resolve(
  workspaceRoot,
  process.env.SITE_FOLDER || (process.env.PORT ? `.thela/site-${process.env.PORT}` : '.thela/site'),
);

/** What became of an app that was put into a site: its release, for a tool. */
export interface PublishedApp extends App {
  readonly deployment: Deployment | null;
}

/**
 * Puts built apps into a site folder, as `npm run deploy` does: the shell with `config.json`, each
 * tool as a release that is live. A release that is live already keeps its entry.
 *
 * @param published the apps to put there; the entries of other tools stay as they are
 * @param apps all apps of the site, whose origins the configuration lists
 */
export async function publishApps(
  published: readonly App[],
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  siteFolder: string,
): Promise<PublishedApp[]> {
  const target = folderTarget(siteFolder);
  const outcomes: PublishedApp[] = [];
  for (const app of published) {
    if (app.name === SHELL) {
      await target.publishShell(distOf(SHELL), runtimeConfig(env, apps));
      outcomes.push({ ...app, deployment: null });
    } else {
      const release = await makeRelease(distOf(app.name));
      const options = { url: `${originOf(app)}/`, isStart: true };
      outcomes.push({ ...app, deployment: await deployRelease(target, release, options) });
    }
  }
  return outcomes;
}

/** One line on what became of an app. */
export function describePublished({ name, deployment }: PublishedApp): string {
  if (!deployment) return name;
  const { version } = deployment.after.live;
  const isNew = deployment.before?.live.version !== version;
  return `${name.padEnd(12)}${version}${isNew ? '' : '  (live already)'}`;
}

/**
 * Serves one app of the site from its own origin, in a process of its own.
 *
 * @param env what the shell's `config.json` was made from, so that its headers fit
 * @returns the process, once it listens
 * @throws CommandError when the port is taken
 */
export async function serveApp(
  app: App,
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  siteFolder: string,
): Promise<ChildProcess> {
  const isTool = app.name !== SHELL;
  const folder = join(siteFolder, app.name);
  mkdirSync(folder, { recursive: true });
  const headers = isTool ? toolHeaders() : shellHeaders(shellPolicy(env, apps));
  const origin: ServedOrigin = { folder, port: app.port, isTool, headers };
  const script = fileURLToPath(new URL('static-server.ts', import.meta.url));
  const child = fork(script, [JSON.stringify(origin)], {
    execArgv: ['--import', 'tsx'],
    cwd: workspaceRoot,
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ kind: 'failed', code: '', message: 'it ended at once' }]),
  ])) as [ServerMessage];
  if (message.kind === 'failed') throw new CommandError(explain(app, message));
  return child;
}

/**
 * Looks whether all ports can be had, before time is spent on building.
 *
 * @throws CommandError for the first that is taken
 */
export async function requireFreePorts(apps: readonly App[]): Promise<void> {
  for (const app of apps) {
    for (const host of ['127.0.0.1', '::1']) {
      const probe = createServer();
      probe.listen(app.port, host);
      try {
        await once(probe, 'listening');
      } catch (error) {
        const { code = '', message } = error as NodeJS.ErrnoException;
        if (code === 'EADDRINUSE') throw new CommandError(explain(app, { code, message }));
      } finally {
        probe.close();
      }
    }
  }
}

/** Ends a server and waits until its port is free again. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

function explain(app: App, failure: { code: string; message: string }): string {
  return failure.code === 'EADDRINUSE'
    ? `Port ${app.port} (${app.name}) is in use. Stop what runs there, or choose other ports: ` +
        'PORT=6200 npm start puts the site on 6200 and the tools on 6201 to 6206.'
    : `${app.name} cannot be served on port ${app.port}: ${failure.message}`;
}
