import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import { siteConfigSchema } from '@thela/site-config';
import * as v from 'valibot';
import { listFiles } from './files';
import { isHashed, languageOfFile } from './site-layout';
import { describeFile } from './verify-release';

export const WORKER = 'sw.js';

/** Placeholder in the worker's script for the site that it serves. */
const SITE = 'self.thelaSite';

/** Files that the page does not request, or that must not be answered from the cache. */
const LEFT_OUT =
  /^(sw\.js|recall\.\w+|remotes\.json|.*licenses\.json|.*\.webmanifest|icons\/.*|tools\/.*)$/;

const configSchema = v.pick(siteConfigSchema, ['remotes', 'offline']);

export type ResponseHeaders = Readonly<Record<string, string>>;

/**
 * Writes into the service worker which site it serves: the shell's files with their hashes and headers, and who
 * may ship which tool from where. Page code can write every cache, but not this script. If offline use is off or the
 * settings are invalid, it writes `null`, and the worker unregisters itself in browsers that have it.
 *
 * @param folder the shell as it will be served, before precompressed files are added
 * @param headers for pages without a network, whose policy must not come from a cache
 */
export function fillServiceWorker(folder: string, config: unknown, headers: ResponseHeaders): void {
  fill(folder, () => siteOf(folder, config, headers));
}

/** Makes the service worker one that removes itself and what earlier code left in a browser. */
export function fillRecallWorker(folder: string): void {
  fill(folder, () => 'recall');
}

function fill(folder: string, site: () => unknown): void {
  const path = join(folder, WORKER);
  if (!existsSync(path)) return;
  const parts = readFileSync(path, 'utf8').split(SITE);
  if (parts.length !== 2) throw new Error(`${WORKER} must hold ${SITE} once.`);
  writeFileSync(path, parts.join(JSON.stringify(site())));
}

function siteOf(folder: string, config: unknown, headers: ResponseHeaders) {
  const parsed = v.safeParse(configSchema, config);
  if (!parsed.success || !parsed.output.offline) return null;
  const paths = listFiles(folder).files.filter((path) => !LEFT_OUT.test(path));
  const entriesOf = (language: Language | null) =>
    paths.filter((path) => languageOfFile(path) === language).map((path) => entryOf(folder, path));
  const translations = languages
    .map((language) => [language, entriesOf(language)] as const)
    .filter(([, entries]) => entries.length > 0);
  const { allowedOrigins, tools, allowOverride } = parsed.output.remotes;
  return {
    files: entriesOf(null),
    translations: Object.fromEntries(translations),
    headers,
    toolOrigins: allowedOrigins,
    tools,
    allowOverride,
  };
}

/** A file with a content hash in its name needs no revision: the worker may take it from the HTTP cache. */
function entryOf(folder: string, path: string) {
  const { integrity } = describeFile(readFileSync(join(folder, path)));
  const revision = isHashed(`/${path}`) ? null : integrity.replace('sha256-', '').slice(0, 16);
  return { url: `/${path}`, revision, integrity };
}
