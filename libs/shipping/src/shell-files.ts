import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from './file-lock';
import { listFiles } from './files';
import { liveNumbers } from './live-numbers';
import { precompress, PRECOMPRESSED_ENDINGS } from './precompress';
import { readPublishedRemotes } from './published-remotes';
import { readRegistryFile } from './registry-file';
import type { ResponseHeaders } from './service-worker';
import { isOldPage, parseConfig, publishSteps, writeRecall, writeShell } from './shell-build';
import { SHELL } from './site-layout';

/** In the site's folder: a web server would serve the shell's. */
const SHELL_LOCK = 'shell.lock';

/**
 * Copies the built shell and its configuration into a site folder: first the assets, then the pages, and
 * last the service worker, which checks them all. The assets of earlier builds stay, because open pages may
 * still request them, and so does the registry. Pages of tools that this build does not have are removed.
 * Files are replaced under a lock, so that two processes do not mix their builds.
 *
 * @param headers those that the server sends with these files
 * @throws ShippingError when another process keeps the lock
 */
export async function publishShellFiles(
  dist: string,
  config: unknown,
  headers: ResponseHeaders,
  siteFolder: string,
): Promise<void> {
  await publishStaged(siteFolder, isOldPage, (staged) => writeShell(dist, config, headers, staged));
}

/**
 * Publishes the files of a recall. Everything else stays as it is.
 *
 * @param dist output folder of the shell's build
 * @throws ShippingError when no shell is published there, or when another process keeps the lock
 */
export async function recallShellFiles(dist: string, siteFolder: string): Promise<void> {
  const shell = join(siteFolder, SHELL);
  const configPath = join(shell, 'config.json');
  const text = existsSync(configPath) ? readFileSync(configPath, 'utf8') : null;
  const config = parseConfig(text, configPath);
  const registry = readRegistryFile(join(shell, 'remotes.json'));
  const numbers = await liveNumbers(registry, readPublishedRemotes(siteFolder));
  await publishStaged(
    siteFolder,
    () => false,
    async (staged) => writeRecall(dist, config, numbers, staged),
  );
}

/**
 * Publishes the files that `fillStaged` puts into a folder.
 *
 * @param isOld whether a file in the served folder is removed unless it is among them
 */
async function publishStaged(
  siteFolder: string,
  isOld: (path: string) => boolean,
  fillStaged: (staged: string) => Promise<void>,
): Promise<void> {
  const staged = join(siteFolder, `.staged-${randomUUID()}`);
  mkdirSync(staged, { recursive: true });
  try {
    await fillStaged(staged);
    await precompress(staged, join(siteFolder, SHELL));
    await replaceFiles(staged, siteFolder, isOld);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/**
 * Moves all staged files into the served folder. Nothing is awaited while the lock is held, so it can only be lost
 * when the system suspends this process.
 */
async function replaceFiles(
  staged: string,
  siteFolder: string,
  isOld: (path: string) => boolean,
): Promise<void> {
  const target = join(siteFolder, SHELL);
  const release = await lockFile(target, join(siteFolder, SHELL_LOCK));
  try {
    const paths = new Set(publishSteps(listFiles(staged).files).flat());
    for (const path of paths) {
      mkdirSync(join(target, path, '..'), { recursive: true });
      // Removes an old precompressed file, which the server would prefer to the new file.
      for (const precompressed of PRECOMPRESSED_ENDINGS.map((ending) => `${path}${ending}`)) {
        if (!paths.has(precompressed)) rmSync(join(target, precompressed), { force: true });
      }
      renameSync(join(staged, path), join(target, path));
    }
    const leftOver = listFiles(target).files.filter((path) => isOld(path) && !paths.has(path));
    for (const path of leftOver) rmSync(join(target, path));
  } finally {
    // The files are replaced by now; a lock that cannot be removed becomes stale.
    await release().catch(() => {});
  }
}
