import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registrySchema } from '@thela/federation/registry';
import type { Registry } from '@thela/federation/registry';
import * as v from 'valibot';
import { shellHeaders, toolHeaders } from './headers';
import { publishShell, publishTool, writeJson } from './shipping/publish';
import { runtimeConfig, toolOrigins } from './runtime-config';
import type { ServedOrigin, ServerMessage } from './static-server';
import type { App } from './workspace';
import { CommandError, SHELL, workspaceRoot } from './workspace';

/** The folder that `npm start` fills and serves: sites on other ports have folders of their own. */
export const SITE_FOLDER = resolve(
  workspaceRoot,
  process.env.SITE_FOLDER || (process.env.PORT ? `.thela/site-${process.env.PORT}` : '.thela/site'),
);

/**
 * Puts built apps into a site folder: the shell with `config.json`, each tool's release under its
 * version with its entry in `remotes.json`. Entries of tools that are not named stay as they are.
 *
 * @param apps all apps of the site, whose origins the configuration lists
 */
export async function publishApps(
  published: readonly App[],
  apps: readonly App[],
  env: NodeJS.ProcessEnv,
  siteFolder: string,
): Promise<void> {
  const shellFolder = join(siteFolder, SHELL);
  const registry = join(shellFolder, 'remotes.json');
  const remotes: Registry['remotes'] = { ...readRegistry(registry).remotes };
  for (const app of published) {
    if (app.name === SHELL) {
      await publishShell(siteFolder);
      writeJson(join(shellFolder, 'config.json'), runtimeConfig(env, apps));
    } else {
      remotes[app.name] = await publishTool(app, siteFolder);
    }
  }
  writeJson(registry, { schema: 1, remotes } satisfies Registry);
}

function readRegistry(path: string): Registry {
  if (!existsSync(path)) return { schema: 1, remotes: {} };
  const registry = v.safeParse(
    v.pipe(v.string(), v.parseJson(), registrySchema),
    readFileSync(path, 'utf8'),
  );
  // One that makes no sense is written anew: every app of the site is published again anyway.
  return registry.success ? registry.output : { schema: 1, remotes: {} };
}

/**
 * Serves one app of the site from its own origin, in a process of its own.
 *
 * @returns the process, once it listens
 * @throws CommandError when the port is taken
 */
export async function serveApp(
  app: App,
  apps: readonly App[],
  siteFolder: string,
): Promise<ChildProcess> {
  const isTool = app.name !== SHELL;
  const folder = join(siteFolder, app.name);
  mkdirSync(folder, { recursive: true });
  const headers = isTool ? toolHeaders() : shellHeaders(toolOrigins(apps));
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
