import { join, resolve } from 'node:path';
import { CommandError, SHELL, workspaceRoot } from '../workspace';
import type { DeployTarget } from './deploy-target';
import { placeRelease } from './place-release';
import { changeRegistryFile, readRegistryFile } from './registry-file';
import { publishShellFiles, readAllowedOrigins } from './shell-files';
import { precompress } from './precompress';
import { inspectRelease } from './verify-release';

/**
 * A site folder as target: `<folder>/<tool>/<version>/` for each release, with precompressed files,
 * and `<folder>/shell/` with `remotes.json`.
 */
export function folderTarget(folder: string): DeployTarget {
  const registry = join(folder, SHELL, 'remotes.json');
  // Beside the shell's folder, not in it, where it would be served.
  const lock = join(folder, 'remotes.lock');
  return {
    description: `folder:${folder}`,
    readRegistry: async () => readRegistryFile(registry),
    changeRegistry: (change) => changeRegistryFile(registry, lock, change),
    lookUpRelease: async (tool, version) =>
      isVersion(version)
        ? inspectRelease(join(toolFolder(folder, tool), version))
        : { kind: 'absent' },
    upload: async (tool, version, releaseFolder) => {
      if (!isVersion(version)) throw new CommandError(`"${version}" is no version of a release.`);
      return placeRelease(releaseFolder, join(toolFolder(folder, tool), version), precompress);
    },
    readAllowedOrigins: async () => readAllowedOrigins(folder),
    publishShell: (dist, config) => publishShellFiles(dist, config, folder),
  };
}

/**
 * The target that `--to` names.
 *
 * @param text `folder:<path>`, where a relative path starts at the workspace's root
 * @throws CommandError when it names none
 */
export function parseTarget(text: string): DeployTarget {
  const path = /^folder:(.+)$/.exec(text)?.[1];
  if (path) return folderTarget(resolve(workspaceRoot, path));
  throw new CommandError(`"${text}" is no target. A target is a folder: --to folder:/srv/thela`);
}

function toolFolder(folder: string, tool: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(tool) && tool !== SHELL) return join(folder, tool);
  throw new CommandError(`"${tool}" is no name of a tool.`);
}

/** Whether this may be the name of a folder: it comes from the terminal or from a registry. */
function isVersion(text: string): boolean {
  return /^\d[\w.+-]*$/.test(text);
}
