import { join, resolve } from 'node:path';
import { ShippingError } from './shipping-error';
import type { DeployTarget } from './deploy-target';
import { changeRegistryFile, readRegistryFile } from './registry-file';
import { readPublishedRemotes } from './published-remotes';
import type { SigningKeysOf } from './signing-keys';
import { SHELL } from './site-layout';

/**
 * A site folder as target: `<folder>/<tool>/<version>/` for each release, with precompressed files,
 * and `<folder>/shell/` with `remotes.json`. It imports the code for uploads only when it uploads, because
 * most commands change only the registry.
 *
 * @param signingKeys without it, the target can only be read
 */
export function folderTarget(
  folder: string,
  signingKeys: SigningKeysOf = async () => [],
): DeployTarget {
  const registry = join(folder, SHELL, 'remotes.json');
  // Not in the shell's folder, where a web server would serve it.
  const lock = join(folder, 'remotes.lock');
  return {
    description: `folder:${folder}`,
    signingKeys,
    readRegistry: async () => readRegistryFile(registry),
    changeRegistry: (change) => changeRegistryFile(registry, lock, change),
    lookUpRelease: async (tool, version) => {
      if (!isVersion(version)) return { kind: 'absent' };
      const { inspectRelease } = await import('./verify-release');
      return inspectRelease(join(toolFolder(folder, tool), version), tool);
    },
    upload: async (tool, version, releaseFolder) => {
      if (!isVersion(version)) throw new ShippingError(`"${version}" is no version of a release.`);
      const { placeRelease } = await import('./place-release');
      const { precompress } = await import('./precompress');
      return placeRelease(releaseFolder, join(toolFolder(folder, tool), version), precompress);
    },
    readRemotes: async () => readPublishedRemotes(folder),
    publishShell: async (dist, config, headers) =>
      (await import('./shell-files')).publishShellFiles(dist, config, headers, folder),
    recallShell: async (dist) => (await import('./shell-files')).recallShellFiles(dist, folder),
  };
}

/**
 * The target that `--to` names.
 *
 * @param text `folder:<path>`
 * @param base folder that a relative path starts from
 * @param signingKeys as `folderTarget` takes it
 * @throws ShippingError for any other text
 */
export function parseTarget(text: string, base: string, signingKeys?: SigningKeysOf): DeployTarget {
  const path = /^folder:(.+)$/.exec(text)?.[1];
  if (path) return folderTarget(resolve(base, path), signingKeys);
  throw new ShippingError(`"${text}" is no target. A target is a folder: --to folder:/srv/thela`);
}

function toolFolder(folder: string, tool: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(tool) && tool !== SHELL) return join(folder, tool);
  throw new ShippingError(`"${tool}" is no name of a tool.`);
}

/** Whether a text from the terminal or a registry is safe to use as the name of a folder. */
function isVersion(text: string): boolean {
  return /^\d[\w.+-]*$/.test(text);
}
