import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lockFile } from './file-lock';
import { jsonText, listFiles } from './files';
import { liveNumbers } from './live-numbers';
import { fillRecallWorker, fillServiceWorker, WORKER } from './service-worker';
import type { ResponseHeaders } from './service-worker';
import { writePages } from './shell-pages';
import { precompress, PRECOMPRESSED_ENDINGS } from './precompress';
import { ShippingError } from './shipping-error';
import { SHELL } from './site-layout';
import { webManifest } from './web-manifest';

/** In the site's folder: a web server would serve the shell's. */
const SHELL_LOCK = 'shell.lock';

/** Files of the build that only a recall publishes. */
const RECALL_FILES = ['recall.html', 'recall.css', 'recall.js'];

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
  await publishStaged(siteFolder, isOldPage, async (staged) => {
    cpSync(dist, staged, { recursive: true });
    for (const path of RECALL_FILES) rmSync(join(staged, path), { force: true });
    writeFileSync(join(staged, 'config.json'), jsonText(config));
    await writePages(dist, config, staged);
    const manifest = webManifest(config);
    if (manifest) writeFileSync(join(staged, 'manifest.webmanifest'), jsonText(manifest));
    fillServiceWorker(staged, config, headers);
  });
}

/**
 * Publishes a service worker that deletes its caches, the names that the shell persisted and itself, and
 * switches offline use off in the `config.json` there. Everything else stays as it is. `recall.json` gives the
 * page of the recall the numbers of the live statements.
 *
 * @param dist output folder of the shell's build
 * @throws ShippingError when no shell is published there, or when another process keeps the lock
 */
export async function recallShellFiles(dist: string, siteFolder: string): Promise<void> {
  const config = readConfig(siteFolder);
  const numbers = await liveNumbers(siteFolder);
  await publishStaged(
    siteFolder,
    () => false,
    async (staged) => {
      for (const path of [...RECALL_FILES, WORKER]) cpSync(join(dist, path), join(staged, path));
      writeFileSync(join(staged, 'config.json'), jsonText({ ...config, offline: false }));
      writeFileSync(join(staged, 'recall.json'), jsonText(numbers));
      fillRecallWorker(staged);
    },
  );
}

function readConfig(siteFolder: string): object {
  const path = join(siteFolder, SHELL, 'config.json');
  const config = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.looseObject({})),
    existsSync(path) ? readFileSync(path, 'utf8') : '',
  );
  if (config.success) return config.output;
  throw new ShippingError(`${path} is missing or not valid: deploy the shell first.`);
}

/** Whether a file in the served folder must go when a build without it is published. */
function isOldPage(path: string): boolean {
  // The page of a removed tool would start the old build.
  return (path.startsWith('tools/') && isPage(path)) || path.startsWith('recall.');
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
    const paths = new Set(listFiles(staged).files.toSorted((a, b) => rank(a) - rank(b)));
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

function rank(path: string): number {
  if (path.startsWith(WORKER)) return 2;
  return isPage(path) ? 1 : 0;
}

/** Whether it is a page, or the precompressed form of one. */
function isPage(path: string): boolean {
  return path.includes('.html');
}
