import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { listApps, SHELL, workspaceRoot } from '@thela/tools/workspace';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { report } from './report';

const LARGEST = 20;

/**
 * `npm run benchmark bytes`: of what the scripts consist with which the site starts, and of each tool those that open it. A module
 * has the share of its file's Brotli bytes that it has of its characters.
 */
export async function benchmarkBytes(): Promise<void> {
  const tables: string[][][] = [];
  for (const { name } of listApps(process.env)) {
    const root = join(workspaceRoot, 'apps', name);
    const chunks = await chunksOf(root);
    const opening = name === SHELL ? ['index', 'early'] : ['tool'];
    const modules = new Map<string, number>();
    const nameOf = (source: string | null) => moduleOf(source, root);
    for (const chunk of closureOf(chunks, opening)) countModules(chunk, modules, nameOf);
    const sorted = [...modules].toSorted(([, one], [, other]) => other - one);
    const all = sorted.reduce((sum, [, bytes]) => sum + bytes, 0);
    tables.push([
      [name, 'bytes'],
      ['all', all.toFixed(0)],
      ...sorted.slice(0, LARGEST).map(([module, bytes]) => [module, bytes.toFixed(0)]),
    ]);
  }
  report({ command: 'bytes', title: 'Brotli bytes by module', tables, isMarkdown: true });
}

async function chunksOf(root: string): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    root,
    configLoader: 'runner',
    logLevel: 'error',
    build: { sourcemap: true, write: false },
  });
  return [built]
    .flat()
    .flatMap((bundled) => ('output' in bundled ? bundled.output : []))
    .filter((file) => file.type === 'chunk');
}

/** The files of these names, and those that they import. */
function closureOf(chunks: readonly Rolldown.OutputChunk[], names: readonly string[]) {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports)
      visit(chunks.find(({ fileName }) => fileName === imported));
  };
  for (const chunk of chunks) if (names.includes(chunk.name)) visit(chunk);
  return found;
}

function countModules(
  { code, map, fileName }: Rolldown.OutputChunk,
  modules: Map<string, number>,
  nameOf: (source: string | null) => string,
) {
  const perCharacter = brotliCompressSync(code).byteLength / code.length;
  const add = (module: string, characters: number) =>
    modules.set(module, (modules.get(module) ?? 0) + characters * perCharacter);
  if (!map) return add(fileName, code.length);
  const lines = code.split('\n');
  let [source, line, column] = ['', 0, 0];
  const addUntil = (nextLine: number, nextColumn: number) => {
    const end = nextLine === line ? nextColumn : (lines[line - 1]?.length ?? 0);
    if (line > 0) add(source, end - column);
  };
  eachMapping(new TraceMap(JSON.stringify(map)), (mapping) => {
    addUntil(mapping.generatedLine, mapping.generatedColumn);
    source = nameOf(mapping.source);
    [line, column] = [mapping.generatedLine, mapping.generatedColumn];
  });
  addUntil(Number.POSITIVE_INFINITY, 0);
}

/** Its package, or its path in the workspace. */
function moduleOf(source: string | null, root: string): string {
  if (source === null) return 'the bundler';
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return name ?? relative(workspaceRoot, join(root, 'dist/assets', source));
}
