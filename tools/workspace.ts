import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** An error whose message alone is what the person at the terminal needs. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export const workspaceRoot = fileURLToPath(new URL('..', import.meta.url));

export const SHELL = 'shell';

/** An application of the workspace: its folder below apps/ and the port of its origin. */
export interface App {
  readonly name: string;
  readonly port: number;
}

const LOCAL_SUPABASE_PORT = 54_321;

const manifestSchema = v.object({ thela: v.object({ port: v.number() }) });

const dependenciesSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * All applications by port, the shell first. `PORT` in the environment moves the shell to that
 * port and the tools to those after it.
 */
export function listApps(env: NodeJS.ProcessEnv = process.env): readonly App[] {
  const apps = readdirSync(join(workspaceRoot, 'apps')).map((name) => {
    return { name, port: v.parse(manifestSchema, readManifest(`apps/${name}`)).thela.port };
  });
  const sorted = apps.toSorted((a, b) => a.port - b.port);
  const shellPort = sorted[0]?.port ?? 0;
  const shift = (env.PORT ? readPort(env.PORT) : shellPort) - shellPort;
  return sorted.map((app) => ({ ...app, port: app.port + shift }));
}

/**
 * The port of the local Supabase: beside a shell that `PORT` moved to another port it is that port
 * plus 10, so that sites beside each other have one each.
 */
export function localSupabasePort(env: NodeJS.ProcessEnv = process.env): number {
  const [shell] = listApps(env);
  return shell && isMoved(env) ? shell.port + 10 : LOCAL_SUPABASE_PORT;
}

/**
 * A folder of the composed site: `.thela/site`, and `.thela/site-6200` with `PORT=6200`, because
 * sites on other ports have folders of their own.
 *
 * @param name `site`, `supabase`
 */
export function siteFolder(name: string, env: NodeJS.ProcessEnv = process.env): string {
  return join(workspaceRoot, '.thela', isMoved(env) ? `${name}-${env.PORT}` : name);
}

/** The application that a command's first argument names. */
export function appNamed(name: string | undefined, apps: readonly App[]): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (app) return app;
  const names = apps.map((candidate) => candidate.name).join(', ');
  throw new CommandError(`${name ? `There is no app "${name}".` : 'Which app?'} One of: ${names}.`);
}

/** The tools of the workspace: all applications but the shell. */
export function listTools(): readonly App[] {
  return listApps().filter((app) => app.name !== SHELL);
}

/** The tool that a command's first argument names. */
export function toolNamed(name: string | undefined): App {
  return appNamed(name, listTools());
}

/**
 * The folder that an app's build made.
 *
 * @throws CommandError when it is not built yet
 */
export function distOf(name: string): string {
  const folder = join(workspaceRoot, 'apps', name, 'dist');
  if (existsSync(folder)) return folder;
  throw new CommandError(`apps/${name} is not built yet: run npm run build ${name}.`);
}

/** The libs whose code runs in an app, by name: its `dependencies`, and theirs. */
export function libsOf(app: string): string[] {
  const libs = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies } = v.parse(dependenciesSchema, readManifest(folder));
    for (const dependency of Object.keys(dependencies)) {
      const [scope, lib = ''] = dependency.split('/');
      if (scope !== '@thela' || libs.has(lib)) continue;
      libs.add(lib);
      visit(`libs/${lib}`);
    }
  };
  visit(`apps/${app}`);
  return [...libs].toSorted();
}

/** Whether `PORT` says another port than the usual one. */
function isMoved({ PORT }: NodeJS.ProcessEnv): boolean {
  return Boolean(PORT) && PORT !== String(listApps({})[0]?.port);
}

function readManifest(folder: string): unknown {
  return JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8'));
}

function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port;
  throw new CommandError(`PORT must be a number from 1 to 64999, not "${value}".`);
}
