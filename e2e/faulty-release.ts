import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTRACT } from '@thela/contract/version';
import { describeFiles, makeRelease } from '@thela/shipping';
import type { Release } from '@thela/shipping';
import { buildOf, E2E_FOLDER } from './site';

export type ModuleChange = (text: string) => string;

/**
 * Makes a release with a changed module and a correct `release.json`: a fault that a team deploys without
 * knowing it.
 */
export function releaseWith(app: string, change: ModuleChange): Promise<Release> {
  return changedRelease(app, (folder, record) => {
    const module = join(folder, moduleOf(record));
    const text = change(readFileSync(module, 'utf8'));
    writeFileSync(module, text);
    removeUnusedChunks(folder, record, text);
  });
}

/**
 * Makes a release that says other words than the build, wherever they stand in its scripts.
 *
 * @throws Error when no script says the words
 */
export function releaseSaying(app: string, words: string, otherWords: string): Promise<Release> {
  return changedRelease(app, (folder, { files }) => {
    const paths = Object.keys(files).filter((path) => path.endsWith('.js'));
    const saying = paths
      .map((path) => join(folder, path))
      .filter((path) => readFileSync(path, 'utf8').includes(words));
    if (saying.length === 0) throw new Error(`No script of ${app} says "${words}".`);
    for (const path of saying) {
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(words, otherWords));
    }
  });
}

async function changedRelease(
  app: string,
  change: (folder: string, record: Release['record']) => void,
): Promise<Release> {
  mkdirSync(E2E_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(E2E_FOLDER, 'build-'));
  try {
    cpSync(buildOf(app), folder, { recursive: true });
    const recordPath = join(folder, 'release.json');
    const record = JSON.parse(readFileSync(recordPath, 'utf8')) as Release['record'];
    change(folder, record);
    const files = describeFiles(folder);
    const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
    writeFileSync(recordPath, JSON.stringify({ ...record, files, version: `1.9.0-${hash}` }));
    return await makeRelease(folder, join(E2E_FOLDER, 'releases'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function moduleOf({ scripts }: Release['record']): string {
  const path = scripts.find((name) => /^assets\/tool-.*\.js$/.test(name));
  if (!path) throw new Error('The build has no module of its own.');
  return path;
}

/** Removes lazy chunks that the module no longer imports: compressing one takes a second. */
function removeUnusedChunks(
  folder: string,
  { scripts, styles, files, translations = {} }: Release['record'],
  text: string,
) {
  const first = new Set([...scripts, ...styles, ...Object.values(translations).flat()]);
  for (const path of Object.keys(files)) {
    const isLazy = /^assets\/.*\.js$/.test(path) && !first.has(path);
    if (isLazy && !text.includes(basename(path))) rmSync(join(folder, path));
  }
}

/** A module whose component has this body; `element` is `React.createElement` of the page's React. */
export function moduleShowing(body: string): ModuleChange {
  return () => `
    const React = globalThis.__mf_module_cache__.share.react;
    const element = React.createElement;
    export const contract = '${CONTRACT}';
    export const prepare = () => Promise.resolve();
    export default function Tool({ shell }) { ${body} }`;
}
