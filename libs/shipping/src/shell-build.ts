import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { jsonText } from './files';
import { fillRecallWorker, fillServiceWorker, WORKER } from './service-worker';
import type { ResponseHeaders } from './service-worker';
import { ShippingError } from './shipping-error';
import { writePages } from './shell-pages';
import { webManifest } from './web-manifest';

/** Files of the build that only a recall publishes. */
const RECALL_FILES = ['recall.html', 'recall.css', 'recall.js'];

const configSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/**
 * Writes the shell as it is to be served: the build, its configuration, its pages and the worker.
 *
 * @param dist output folder of the shell's build
 * @param headers those that the server sends with these files
 * @param folder empty folder for the files
 */
export async function writeShell(
  dist: string,
  config: unknown,
  headers: ResponseHeaders,
  folder: string,
): Promise<void> {
  cpSync(dist, folder, { recursive: true });
  for (const path of RECALL_FILES) rmSync(join(folder, path), { force: true });
  writeFileSync(join(folder, 'config.json'), jsonText(config));
  await writePages(dist, config, folder);
  const manifest = webManifest(config);
  if (manifest) writeFileSync(join(folder, 'manifest.webmanifest'), jsonText(manifest));
  fillServiceWorker(folder, config, headers);
}

/**
 * Writes the files of a recall: a service worker that deletes its caches, the names that the shell persisted and
 * itself, a page that says so, and a `config.json` with which no worker is registered. `recall.json` gives the page the
 * numbers of the live statements.
 *
 * @param dist output folder of the shell's build
 * @param config the published configuration
 * @param numbers as `liveNumbers` finds them
 * @param folder empty folder for the files
 */
export function writeRecall(
  dist: string,
  config: object,
  numbers: Readonly<Record<string, number>>,
  folder: string,
): void {
  for (const path of [...RECALL_FILES, WORKER]) cpSync(join(dist, path), join(folder, path));
  writeFileSync(join(folder, 'config.json'), jsonText({ ...config, offline: false }));
  writeFileSync(join(folder, 'recall.json'), jsonText(numbers));
  fillRecallWorker(folder);
}

/**
 * The published configuration, from the text of `config.json`.
 *
 * @param text `null` where the file is missing
 * @param source where it was read from, for the error message
 * @throws ShippingError when it is missing or not valid
 */
export function parseConfig(text: string | null, source: string): object {
  const config = v.safeParse(configSchema, text);
  if (config.success) return config.output;
  throw new ShippingError(`${source} is missing or not valid: deploy the shell first.`);
}

/** The shell's files in the steps of their publication: the assets, then the pages, then the worker that checks them all. */
export function publishSteps(paths: readonly string[]): readonly (readonly string[])[] {
  return [0, 1, 2].map((step) => paths.filter((path) => stepOf(path) === step));
}

/** Whether a served file must go when a build without it is published. */
export function isOldPage(path: string): boolean {
  // The page of a removed tool would start the old build.
  return (/^(tools|pages)\//.test(path) && isPage(path)) || path.startsWith('recall.');
}

function stepOf(path: string): number {
  if (path.startsWith(WORKER)) return 2;
  return isPage(path) ? 1 : 0;
}

/** Whether it is a page, or the precompressed form of one. */
function isPage(path: string): boolean {
  return path.includes('.html');
}
