import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { oneLine } from '@thela/shipping/shipping-error';

/** An error for the person at the terminal, who sees its message without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The repository's own folder, also where this package is installed in a repository of one tool. */
export const workspaceRoot = fileURLToPath(
  new URL('..', import.meta.url).href.replace(/node_modules\/@thela\/$/, ''),
);

export const SHELL = 'shell';

/** Holds `<tool>/<version>/` for each release made here, and `<tool>/latest`. */
export const RELEASES_FOLDER = join(workspaceRoot, '.thela/releases');

const SHELL_PORT = 4200;

/** An application of the workspace: its folder below apps/ and the port of its origin. */
export interface App {
  readonly name: string;
  readonly port: number;
}

/** The content of `apps/<tool>/tool.json`, the only place that defines a tool's id, port and words in lists. */
const toolSchema = v.strictObject({
  /** The tool's id in URLs. */
  featureId: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  port: v.pipe(v.number(), v.integer()),
  /** The tool's name in the sidebar. */
  label: v.string(),
  /** Below the label; like `heading`, it may hold `{assistant}`, the name of the brand's assistant. */
  plainName: v.string(),
  badge: v.optional(v.string()),
  /** The first heading of the tool's own page. */
  heading: v.string(),
  /** Name of a lucide icon that apps/shell/src/site/features.ts imports. */
  icon: v.string(),
});

/** A tool of the workspace: its folder and the content of its `tool.json`. */
export type Tool = App & v.InferOutput<typeof toolSchema>;

const LOCAL_SUPABASE_PORT = 54_321;

const dependenciesSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * All applications by port, the shell first, which a repository of one tool has not. `PORT` in the environment
 * moves the shell to that port and the tools to those after it.
 */
export function listApps(env: NodeJS.ProcessEnv = process.env): readonly App[] {
  const shell = { name: SHELL, port: SHELL_PORT + portShift(env) };
  return [...(hasSources(`apps/${SHELL}`) ? [shell] : []), ...listTools(env)];
}

/** The applications that are built here: a tool with a repository of its own leaves only its `tool.json`. */
export function listBuiltApps(env: NodeJS.ProcessEnv = process.env): readonly App[] {
  return listApps(env).filter(({ name }) => hasSources(`apps/${name}`));
}

/** All tools by port, which is also their order in the sidebar. */
export function listTools(env: NodeJS.ProcessEnv = process.env): readonly Tool[] {
  const shift = portShift(env);
  return readdirSync(join(workspaceRoot, 'apps'))
    .filter((name) => name !== SHELL)
    .map((name) => ({ name, ...readToolJson(name) }))
    .toSorted((a, b) => a.port - b.port)
    .map((tool) => ({ ...tool, port: tool.port + shift }));
}

/**
 * The port of the local Supabase. If `PORT` moves the shell, it is that port plus 10, so that several
 * sites can run at the same time, each with its own Supabase.
 */
export function localSupabasePort(env: NodeJS.ProcessEnv = process.env): number {
  return isMoved(env) ? SHELL_PORT + portShift(env) + 10 : LOCAL_SUPABASE_PORT;
}

/**
 * A folder of the composed site: `.thela/site`, or `.thela/site-6200` with `PORT=6200`, so that sites
 * on different ports do not share folders.
 *
 * @param name `site`, `supabase`
 */
export function siteFolder(name: string, env: NodeJS.ProcessEnv = process.env): string {
  return join(workspaceRoot, '.thela', isMoved(env) ? `${name}-${env.PORT}` : name);
}

export const SITE_FOLDER = resolve(workspaceRoot, process.env.SITE_FOLDER || siteFolder('site'));

export function originOf(app: App): string {
  return `http://localhost:${app.port}`;
}

/** The application that a command's first argument names; without one, the only one there is. */
export function appNamed(name: string | undefined, apps: readonly App[]): App {
  const [only, ...others] = apps;
  const app =
    name === undefined && others.length === 0
      ? only
      : apps.find((candidate) => candidate.name === name);
  if (app) return app;
  const names = apps.map((candidate) => candidate.name).join(', ');
  throw new CommandError(`${name ? `There is no app "${name}".` : 'Which app?'} One of: ${names}.`);
}

export function toolNamed(name: string | undefined): App {
  return appNamed(name, listTools());
}

/**
 * The output folder of an app's build.
 *
 * @throws CommandError when the app is not built yet
 */
export function distOf(name: string): string {
  const folder = join(workspaceRoot, 'apps', name, 'dist');
  if (existsSync(folder)) return folder;
  throw new CommandError(`apps/${name} is not built yet: run npm run build ${name}.`);
}

/** The libs whose code runs in an app and is in this repository, by name: its `dependencies`, and theirs. */
export function libsOf(app: string): string[] {
  const libs = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies } = v.parse(dependenciesSchema, readJson(`${folder}/package.json`));
    for (const dependency of Object.keys(dependencies)) {
      const [scope, lib = ''] = dependency.split('/');
      if (scope !== '@thela' || libs.has(lib) || !hasSources(`libs/${lib}`)) continue;
      libs.add(lib);
      visit(`libs/${lib}`);
    }
  };
  visit(`apps/${app}`);
  return [...libs].toSorted();
}

/** Whether a package, `libs/testkit`, is in this repository, and not only installed in it. */
export function hasSources(folder: string): boolean {
  return existsSync(join(workspaceRoot, folder, 'package.json'));
}

/** Whether `PORT` is set to another port than the default. */
function isMoved({ PORT }: NodeJS.ProcessEnv): boolean {
  return Boolean(PORT) && PORT !== String(SHELL_PORT);
}

function readToolJson(name: string): v.InferOutput<typeof toolSchema> {
  const path = `apps/${name}/tool.json`;
  if (!existsSync(join(workspaceRoot, path))) {
    throw new CommandError(
      `apps/${name} has no tool.json: every folder below apps/ but the shell's needs one.`,
    );
  }
  const tool = v.safeParse(toolSchema, readJson(path));
  if (tool.success) return tool.output;
  throw new CommandError(`${path} is not what it should be: ${oneLine(v.summarize(tool.issues))}`);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8'));
}

/** The number that `PORT` adds to all ports. */
function portShift({ PORT: value }: NodeJS.ProcessEnv): number {
  if (!value) return 0;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port - SHELL_PORT;
  throw new CommandError(`PORT must be a number from 1 to 64999, not "${value}".`);
}
