import { join } from 'node:path';
import type { DeployTarget } from './deploy-target';
import { listReleaseFolders, removeReleaseFolder, renewReleaseFolder } from './store-release';
import { changeRegistryFile, readRegistryFile } from './registry-file';
import { readPublishedRemotes } from './published-remotes';
import type { SigningKeysOf } from './signing-keys';
import { isVersion, REGISTRY_FILE, requireToolName, requireVersion } from './site-layout';

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
  const registry = join(folder, REGISTRY_FILE);
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
      return inspectRelease(join(folder, requireToolName(tool), version), tool);
    },
    upload: async (tool, version, releaseFolder) => {
      const target = join(folder, requireToolName(tool), requireVersion(version));
      const { storeRelease } = await import('./store-release');
      const { precompress } = await import('./precompress');
      return storeRelease(releaseFolder, target, precompress);
    },
    listReleases: async (tool) => listReleaseFolders(join(folder, requireToolName(tool))),
    renewRelease: async (tool, version) =>
      renewReleaseFolder(join(folder, requireToolName(tool), requireVersion(version))),
    removeRelease: async (tool, version) =>
      removeReleaseFolder(join(folder, requireToolName(tool), requireVersion(version))),
    readRemotes: async () => readPublishedRemotes(folder),
    publishShell: async (dist, config, headers) =>
      (await import('./shell-files')).publishShellFiles(dist, config, headers, folder),
    recallShell: async (dist) => (await import('./shell-files')).recallShellFiles(dist, folder),
  };
}
