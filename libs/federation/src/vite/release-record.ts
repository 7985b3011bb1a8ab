import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CONTRACT } from '@thela/contract/version';
import type { Plugin, Rolldown } from 'vite';
import type { ReleaseRecord } from '../release';
import { languageOfChunk } from './translations';
import { readManifest, sourceRevision } from './workspace';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type Opening = Pick<ReleaseRecord, 'scripts' | 'styles' | 'translations' | 'shared'>;

interface RecordOptions {
  readonly name: string;
  readonly entry: string;
  /** What the entry imports only for a page that gives it modules by the federation runtime. */
  readonly container?: string;
  /** The modules that the code takes from the page, with the versions that it is built with. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** Writes `release.json` into the build's folder, after all other files. */
export function releaseRecord({ name, entry, container, shared = {} }: RecordOptions): Plugin {
  let opening: Opening = { scripts: [], styles: [], translations: {} };
  return {
    name: 'thela:release-record',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        dropUnreachable(bundle, entry);
        opening = filesToOpen(bundle, entry, container);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (!dir) throw new Error('A release needs an output folder: set build.outDir.');
        const record = describe(dir, name, entry, { ...opening, shared: { ...shared } });
        writeFileSync(join(dir, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
      },
    },
  };
}

/**
 * Removes the chunks that the federation entry does not reach: Vite and the plugin make some for a page,
 * which a release does not have.
 */
function dropUnreachable(bundle: Bundle, entry: string) {
  const reached = new Set<string>();
  function visit(fileName: string) {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || reached.has(fileName)) return;
    reached.add(fileName);
    [...file.imports, ...file.dynamicImports].forEach(visit);
  }
  visit(entry);
  for (const [fileName, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && !reached.has(fileName)) delete bundle[fileName];
  }
}

/**
 * The files that opening the tool loads: the entry, its static and dynamic imports (the tool) without the
 * container, and the static imports of these; and the texts of each language beside them.
 */
function filesToOpen(bundle: Bundle, entry: string, container?: string): Opening {
  const opened = new Map<string, Chunk>();
  const visit = (fileName: string, into: Map<string, Chunk>) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || fileName === container || into.has(fileName)) return;
    into.set(fileName, file);
    for (const imported of file.imports) visit(imported, into);
    if (fileName === entry) for (const imported of file.dynamicImports) visit(imported, into);
  };
  visit(entry, opened);
  const styles = new Set(
    [...opened.values()].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  );
  const translations = Object.values(bundle).flatMap((file) => {
    const language = file.type === 'chunk' ? languageOfChunk(file.name) : undefined;
    if (!language) return [];
    const files = new Map<string, Chunk>();
    visit(file.fileName, files);
    return [[language, [...files.keys()].filter((path) => !opened.has(path)).toSorted()]];
  });
  return {
    scripts: [...opened.keys()].toSorted(),
    styles: [...styles].toSorted(),
    translations: Object.fromEntries(translations),
  };
}

function describe(dir: string, name: string, entry: string, opening: Opening): ReleaseRecord {
  const files: ReleaseRecord['files'] = {};
  for (const path of listFiles(dir)) {
    const content = readFileSync(join(dir, path));
    const digest = createHash('sha256').update(content).digest('base64');
    files[path] = { integrity: `sha256-${digest}`, bytes: content.byteLength };
  }
  const commit = sourceRevision(name);
  return {
    schema: 1,
    name,
    version: versionOf(name, files, commit),
    contract: CONTRACT,
    entry,
    ...opening,
    commit,
    files,
  };
}

/** `<semver>-<content hash>`: the same files give the same version; uncommitted ones say so. */
function versionOf(name: string, files: ReleaseRecord['files'], commit: string): string {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  return `${readManifest(`apps/${name}`).version}-${hash}${commit === 'dirty' ? '-dirty' : ''}`;
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(dir, join(file.parentPath, file.name)).split(sep).join('/'))
    .filter((path) => path !== 'release.json')
    .toSorted();
}
