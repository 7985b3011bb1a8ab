import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CommandError, distOf, workspaceRoot } from '../../workspace';

/** A package whose code, or part of it, browsers get. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` names it: `MIT`. */
  readonly licence: string;
  /** Its licence file, and its notice file where it has one; empty where it has neither. */
  readonly text: string;
  readonly author: string;
  readonly apps: readonly string[];
}

/** A package whose code reaches browsers, although Vite does not list it as a module of the build. */
interface UnlistedPackage {
  readonly name: string;
  readonly apps: 'all' | readonly string[];
  /** Whether its files contain the packages that it depends on. */
  readonly isBundle: boolean;
}

const UNLISTED: readonly UnlistedPackage[] = [
  // The style sheets contain its reset and its theme.
  { name: 'tailwindcss', apps: 'all', isBundle: false },
  // Both add a few lines of their own to their output.
  { name: 'vite', apps: 'all', isBundle: false },
  { name: 'rolldown', apps: 'all', isBundle: false },
  // Published as one file that contains its dependencies.
  { name: '@daily-co/daily-js', apps: ['voice'], isBundle: true },
];

/** The lists that the builds of an app write: for its page or tool, and for its service worker. */
const LISTS = ['licenses.json', 'sw-licenses.json'];

const listedSchema = v.array(v.object({ name: v.string(), version: v.string() }));
const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'not named'),
  author: v.optional(
    v.union([
      v.string(),
      v.pipe(
        v.object({ name: v.string() }),
        v.transform(({ name }) => name),
      ),
    ]),
    '',
  ),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * The packages whose code is in the builds of these apps, by name and version: those that Vite lists for each
 * build, and those of `UNLISTED`.
 *
 * @throws CommandError when an app is not built, or one of its packages is not installed
 */
export function shippedPackages(apps: readonly string[]): ShippedPackage[] {
  const packages = new Map<string, ShippedPackage>();
  const add = (folder: string, app: string) => {
    const { name, version, license: licence, author } = readManifest(folder);
    const key = `${name} ${version}`;
    const users = new Set([...(packages.get(key)?.apps ?? []), app]);
    const text = readTexts(folder);
    packages.set(key, { name, version, licence, text, author, apps: [...users].toSorted() });
  };
  for (const app of apps) {
    for (const { name, version } of listedIn(app)) add(installed(name, version), app);
    for (const unlisted of UNLISTED) {
      if (unlisted.apps !== 'all' && !unlisted.apps.includes(app)) continue;
      const folder = installed(unlisted.name);
      for (const part of unlisted.isBundle ? closureOf(folder) : [folder]) add(part, app);
    }
  }
  return [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function listedIn(app: string): v.InferOutput<typeof listedSchema> {
  const lists = LISTS.map((name) => join(distOf(app), name)).filter((file) => existsSync(file));
  if (lists.length === 0) throw new CommandError(`apps/${app} was built without licenses.json.`);
  return lists.flatMap((file) => v.parse(listedSchema, JSON.parse(readFileSync(file, 'utf8'))));
}

/** The folder of an installed package: at the top, or below another package that needs another version. */
function installed(name: string, version?: string): string {
  const top = join(workspaceRoot, 'node_modules');
  const nested = [...folders(top)].map((folder) => join(folder, 'node_modules'));
  const found = [top, ...nested]
    .map((parent) => join(parent, name))
    .find((folder) => {
      if (!existsSync(join(folder, 'package.json'))) return false;
      return version === undefined || readManifest(folder).version === version;
    });
  if (found) return found;
  throw new CommandError(`${name} ${version ?? ''} is not installed.`);
}

/** Every package folder at the top of `node_modules`, including those below a scope. */
function* folders(top: string): Generator<string> {
  for (const name of readdirSync(top)) {
    if (!name.startsWith('@')) yield join(top, name);
    else for (const inner of readdirSync(join(top, name))) yield join(top, name, inner);
  }
}

/** The folders of a package and of all its dependencies, resolved as Node does. */
function closureOf(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(readManifest(folder).dependencies)) {
    closureOf(resolveFrom(folder, name), seen);
  }
  return seen;
}

function resolveFrom(folder: string, name: string): string {
  const found = join(folder, 'node_modules', name);
  if (existsSync(found)) return found;
  if (folder === dirname(folder)) throw new CommandError(`${name} is not installed.`);
  return resolveFrom(dirname(folder), name);
}

function readTexts(folder: string): string {
  const files = readdirSync(folder).toSorted();
  const licence = files.find((file) => /^(licen[sc]e|copying)/i.test(file));
  const notice = files.find((file) => /^notice/i.test(file));
  return (
    [licence, notice]
      .filter((file) => file !== undefined)
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
      // Browsers do not get the packages that a bundler contains for its own use.
      .map((text) =>
        text
          .split(/^# Licenses of bundled dependencies$/m, 1)
          .join('')
          .trim(),
      )
      .join('\n\n')
  );
}

function readManifest(folder: string): v.InferOutput<typeof manifestSchema> {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
