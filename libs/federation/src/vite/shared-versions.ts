import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isVersionCompatible } from '../provided-modules';
import { workspaceRoot } from './workspace';

type Versions = Readonly<Record<string, string>>;

/** What the pages of the house provide: the peers of this package. */
const { peerDependencies: house } = createRequire(import.meta.url)('../../package.json') as {
  readonly peerDependencies: Versions;
};

/**
 * The versions of the modules that a tool is built with and takes from the page.
 *
 * @param name the tool's app folder, `profit`
 * @param modules names of packages
 * @param root folder of the workspace
 * @throws Error for a version that the pages of the house do not have
 */
export function sharedVersions(
  name: string,
  modules: readonly string[],
  root = workspaceRoot,
): Versions {
  const installed = createRequire(join(root, 'apps', name, 'package.json'));
  return Object.fromEntries(
    modules.map((module) => {
      const manifest = readFileSync(installed.resolve(`${module}/package.json`), 'utf8');
      const { version } = JSON.parse(manifest) as { readonly version: string };
      const provided = (house[module] ?? '').replace('^', '');
      if (isVersionCompatible(provided, version)) return [module, version];
      throw new Error(
        `${name} would be built with ${module} ${version}, and the pages of the house have ${provided}: install ` +
          `${module}@${provided}. When the shell has a newer one, libs/federation/package.json says so first.`,
      );
    }),
  );
}
