// Which file imports which, as the sources say: values and types, on demand, by globs, and style sheets.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';
import * as v from 'valibot';
import { workspaceRoot } from '../workspace';

export interface Source {
  readonly path: string;
  /** Folder of its package: `libs/ui`. */
  readonly packageFolder: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As the source names it: `./card`, `@thela/ui`. */
  readonly specifier: string;
  /** Whether nothing of it is left after compiling. */
  readonly isType: boolean;
  /** The imported file; `null` where it belongs to no package of ours, or to none of its doors. */
  readonly target: string | null;
}

/** What a `package.json` says about imports. */
export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
  readonly files: ReadonlySet<string>;
  readonly sources: readonly Source[];
  /** By folder. */
  readonly packages: ReadonlyMap<string, Manifest>;
  /** The files through which packages are entered, by the name that imports give them: `@thela/ui/share`. */
  readonly doors: ReadonlyMap<string, string>;
}

type Found = Pick<Import, 'specifier' | 'isType'>;

const literalSchema = v.object({ type: v.literal('Literal'), value: v.string() });

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** `@import './tokens.css'` */
const STYLE_IMPORT = /@import\s+['"]([^'"]+)['"]/g;

export function readWorkspace(): Workspace {
  const files = new Set(listFiles());
  const packages = new Map(
    [...files]
      .filter((path) => path.endsWith('/package.json'))
      .map((path) => [dirname(path), JSON.parse(read(path)) as Manifest] as const),
  );
  const doors = new Map(
    [...packages].flatMap(([folder, { name, exports = {} }]) =>
      Object.entries(exports).map(([door, file]) => [join(name, door), join(folder, file)]),
    ),
  );
  const sources = [...files]
    .filter((path) => /\.(tsx?|mjs|js|css)$/.test(path))
    .map((path): Source => {
      const text = read(path);
      const found = path.endsWith('.css') ? styleImports(text) : scriptImports(path, text);
      const imports = found.flatMap((each) => resolve(each, path, files, doors));
      return { path, packageFolder: packageFolderOf(path, packages), imports };
    });
  return { files, sources, packages, doors };
}

/**
 * Groups of nodes that reach each other.
 *
 * @param arrows from each node to those that it points to
 */
export function findCircles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const numbers = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const circles: string[][] = [];
  // Tarjan's algorithm: the lowest number that a node reaches among those that are still open.
  const visit = (node: string): number => {
    const own = numbers.size;
    numbers.set(node, own);
    stack.push(node);
    open.add(node);
    let lowest = own;
    for (const next of arrows.get(node) ?? []) {
      if (!numbers.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.has(next)) lowest = Math.min(lowest, numbers.get(next) ?? own);
    }
    if (lowest === own) {
      const group = stack.splice(stack.indexOf(node));
      for (const each of group) open.delete(each);
      if (group.length > 1) circles.push(group.toSorted());
    }
    return lowest;
  };
  for (const node of arrows.keys()) if (!numbers.has(node)) visit(node);
  return circles;
}

/** The files that git knows or would add. */
function listFiles(): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', options, { cwd: workspaceRoot, encoding: 'utf8' });
  // Git also lists files whose deletion is not committed yet.
  return output.split('\n').filter((path) => path && existsSync(join(workspaceRoot, path)));
}

function styleImports(text: string): Found[] {
  return [...text.matchAll(STYLE_IMPORT)].map(([, specifier = '']) => ({
    specifier,
    isType: false,
  }));
}

function scriptImports(path: string, text: string): Found[] {
  const { module, program } = parseSync(path, text);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    ),
  );
  // To walk the tree takes longer than to parse it.
  const isWalked = /\bimport(\(|\.meta\.glob)/.test(text);
  return [...statics, ...reexports, ...(isWalked ? expressionsIn(program) : [])];
}

/** `import('./page')`, the type `import('./page').Page`, `import.meta.glob('./*.ts')` */
function expressionsIn(program: ESTree.Program): Found[] {
  const found: Found[] = [];
  const add = (node: unknown, isType: boolean) => {
    const value = v.safeParse(literalSchema, node);
    if (value.success) found.push({ specifier: value.output.value, isType });
  };
  new Visitor({
    ImportExpression: ({ source }) => add(source, false),
    TSImportType: ({ source }) => add(source, true),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty') {
        add(first, false);
      }
    },
  }).visit(program);
  return found;
}

export function packageFolderOf(path: string, packages: Workspace['packages']): string {
  const folder = dirname(path);
  return packages.has(folder) || folder === '.' ? folder : packageFolderOf(folder, packages);
}

function read(path: string): string {
  return readFileSync(join(workspaceRoot, path), 'utf8');
}

function resolve(
  found: Found,
  from: string,
  files: Workspace['files'],
  doors: Workspace['doors'],
): Import[] {
  const [specifier = ''] = found.specifier.split('?');
  if (!specifier.startsWith('.')) return [{ ...found, target: doors.get(specifier) ?? null }];
  const path = join(dirname(from), specifier);
  if (path.includes('*')) {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return [...files].filter((file) => pattern.test(file)).map((target) => ({ ...found, target }));
  }
  const target = ENDINGS.map((ending) => path + ending).find((file) => files.has(file));
  return [{ ...found, target: target ?? path }];
}
