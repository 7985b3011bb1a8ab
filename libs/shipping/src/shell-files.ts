import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from './file-lock';
import { jsonText, listFiles } from './files';
import { fillServiceWorker, WORKER } from './service-worker';
import { writePages } from './shell-pages';
import { precompress, PRECOMPRESSED_ENDINGS } from './precompress';
import { SHELL } from './site-layout';
import { webManifest } from './web-manifest';

/** In the site's folder: a web server would serve the shell's. */
const SHELL_LOCK = 'shell.lock';

/**
 * Copies the built shell and its configuration into a site folder: first the assets, then the pages, and
 * last the service worker, which checks them all. The assets of earlier builds stay, because open pages may
 * still request them, and so does the registry. Pages of tools that this build does not have are removed.
 * Files are replaced under a lock, so that two processes do not mix their builds.
 *
 * @throws ShippingError when another process keeps the lock
 */
export async function publishShellFiles(
  dist: string,
  config: unknown,
  siteFolder: string,
): Promise<void> {
  const target = join(siteFolder, SHELL);
  const staged = join(siteFolder, `.staged-${randomUUID()}`);
  try {
    cpSync(dist, staged, { recursive: true });
    writeFileSync(join(staged, 'config.json'), jsonText(config));
    await writePages(dist, config, staged);
    const manifest = webManifest(config);
    if (manifest) writeFileSync(join(staged, 'manifest.webmanifest'), jsonText(manifest));
    fillServiceWorker(staged, config);
    await precompress(staged);
    await replaceFiles(staged, target, join(siteFolder, SHELL_LOCK));
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/**
 * Moves all staged files into the served folder. Nothing is awaited while the lock is held, so it can only be lost
 * when the system suspends this process.
 */
async function replaceFiles(staged: string, target: string, lockPath: string): Promise<void> {
  const release = await lockFile(target, lockPath);
  try {
    const paths = new Set(listFiles(staged).files.toSorted((a, b) => rank(a) - rank(b)));
    for (const path of paths) {
      mkdirSync(join(target, path, '..'), { recursive: true });
      // Removes an old precompressed file, which the server would prefer to the new file.
      for (const precompressed of PRECOMPRESSED_ENDINGS.map((ending) => `${path}${ending}`)) {
        if (!paths.has(precompressed)) rmSync(join(target, precompressed), { force: true });
      }
      renameSync(join(staged, path), join(target, path));
    }
    // The page of a removed tool would start the old build.
    const leftOver = listFiles(target).files.filter(
      (path) => path.startsWith('tools/') && isPage(path) && !paths.has(path),
    );
    for (const path of leftOver) rmSync(join(target, path));
  } finally {
    // The files are replaced by now; a lock that cannot be removed becomes stale.
    await release().catch(() => {});
  }
}

function rank(path: string): number {
  if (path.startsWith(WORKER)) return 2;
  return isPage(path) ? 1 : 0;
}

/** Whether it is a page, or the precompressed form of one. */
function isPage(path: string): boolean {
  return path.includes('.html');
}
