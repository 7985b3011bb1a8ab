import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { workspaceRoot } from '../../workspace';

/** The package with the commands of a repository of one tool. */
const TOOLS = '@thela/tools';

const dependencies = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  version: v.string(),
  dependencies,
  devDependencies: dependencies,
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @param path of a folder of the workspace, `apps/profit` */
export function readManifest(path: string): Manifest {
  const text = readFileSync(join(workspaceRoot, path, 'package.json'), 'utf8');
  return v.parse(manifestSchema, JSON.parse(text));
}

/**
 * The packages of this workspace that a tool needs to be built, tested and shipped, with their versions: those that it
 * declares, the commands, and what these depend on, directly or not.
 */
export function ownPackagesOf(tool: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (names: readonly string[]) => {
    for (const name of names.filter((each) => each.startsWith('@thela/') && !found.has(each))) {
      const manifest = readManifest(`node_modules/${name}`);
      found.set(name, manifest.version);
      visit(Object.keys(manifest.dependencies));
    }
  };
  const { dependencies: own, devDependencies } = readManifest(`apps/${tool}`);
  visit([...Object.keys({ ...own, ...devDependencies }), TOOLS]);
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The path of a package's tarball in the repository of a tool, as npm names it. */
export function tarballOf(name: string, version: string): string {
  return `vendor/${name.slice(1).replace('/', '-')}-${version}.tgz`;
}
