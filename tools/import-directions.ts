import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/** A source file by its path from the workspace's root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** An import that the house does not allow, and why. */
export interface Violation {
  readonly path: string;
  readonly specifier: string;
  readonly reason: string;
}

const SHARED = ['contract', 'ui', 'ai', 'kitchen-book', 'speech', 'pricing', 'federation'];
const EVERY_LIB = [...SHARED, 'testkit'];
/** What only the shell among the apps may import, too. */
const OF_SHELL = ['site-config'];

/** The product as a single application, which the benchmark measures: it is made of the apps' sources. */
const BASELINE = 'tools/benchmark/baseline';

/** Which of our packages each place may import (docs of the house: who may import whom). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'apps/*': SHARED,
  'apps/* (test or playground)': EVERY_LIB,
  'libs/ai': ['contract', 'kitchen-book'],
  'libs/ai (test)': ['contract', 'kitchen-book', 'testkit'],
  'libs/kitchen-book': ['pricing'],
  'libs/speech': [],
  'libs/federation': ['contract'],
  'libs/ui': [],
  'libs/contract': ['pricing'],
  'libs/pricing': [],
  'libs/shipping': ['federation', 'site-config'],
  'libs/site-config': [],
  'libs/testkit': SHARED,
  supabase: [],
  'supabase (test)': ['testkit'],
  tools: ['federation', 'pricing', 'shipping', 'site-config', 'supabase'],
  [BASELINE]: ['contract'],
  e2e: ['tools', 'shipping', ...EVERY_LIB],
};

/** Packages that a lib may import types of, and no value. */
const typesOnly: ReadonlyMap<string, string> = new Map([
  ['libs/contract', 'pricing'],
  ['libs/ai', 'kitchen-book'],
]);

/**
 * Finds imports against the house's directions: static, dynamic and of types alike, by package
 * name or by a path that leaves the package, and packages that are not declared.
 *
 * @param declared names of the dependencies that a package's `package.json` declares, by folder
 */
export function findViolations(
  files: readonly SourceFile[],
  declared: (folder: string) => ReadonlySet<string>,
): Violation[] {
  return files.flatMap((file) => {
    const home = folderOf(file.path);
    const ofPlace = allowed[placeOf(file.path)] ?? [];
    const mayImport = home === 'apps/shell' ? [...ofPlace, ...OF_SHELL] : ofPlace;
    return importsOf(file).flatMap(({ specifier, isTypeOnly }) => {
      const reason = faultOf({ file, home, mayImport, specifier, isTypeOnly, declared });
      return reason ? [{ path: file.path, specifier, reason }] : [];
    });
  });
}

interface Candidate {
  readonly file: SourceFile;
  readonly home: string;
  readonly mayImport: readonly string[];
  readonly specifier: string;
  readonly isTypeOnly: boolean;
  readonly declared: (folder: string) => ReadonlySet<string>;
}

function faultOf(candidate: Candidate): string | null {
  const { file, home, mayImport, specifier, isTypeOnly, declared } = candidate;
  if (specifier.startsWith('.')) {
    const target = folderOf(normalize(join(dirname(file.path), specifier)));
    const isPartOfBaseline = placeOf(file.path) === BASELINE && target.startsWith('apps/');
    return target === home || isPartOfBaseline
      ? null
      : `a path out of ${home}: import the package by its name`;
  }
  if (!specifier.startsWith('@thela/')) {
    const isForeign = home === 'libs/pricing' && !isTest(file.path);
    return isForeign ? 'libs/pricing depends on nothing' : null;
  }
  const name = specifier.split('/')[1] ?? '';
  if (!mayImport.includes(name)) return `${placeOf(file.path)} may not import ${name}`;
  if (typesOnly.get(home) === name && !isTypeOnly) return `${home} takes types only from ${name}`;
  if (!declared(home).has(`@thela/${name}`)) return `${home}/package.json does not declare it`;
  return null;
}

/** `apps/profit`, `libs/ui`, `tools`, `e2e` */
function folderOf(path: string): string {
  const [top = '', name = ''] = path.split('/');
  return top === 'apps' || top === 'libs' ? `${top}/${name}` : top;
}

function placeOf(path: string): string {
  if (path.startsWith(`${BASELINE}/`)) return BASELINE;
  const folder = folderOf(path);
  if (!folder.startsWith('apps/')) {
    return isTest(path) && `${folder} (test)` in allowed ? `${folder} (test)` : folder;
  }
  const isPlayground = path.endsWith('/src/playground.tsx');
  return isTest(path) || isPlayground || path.endsWith('/vite.config.ts')
    ? 'apps/* (test or playground)'
    : 'apps/*';
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/e2e\/[^/]+\.spec\.ts$/.test(path) || path.includes('/testing/');
}

function importsOf({ path, text }: SourceFile) {
  if (path.endsWith('.css')) {
    const code = text.replaceAll(/\/\*.*?\*\//gs, '');
    return [...code.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, specifier = '']) => ({
      specifier,
      isTypeOnly: false,
    }));
  }
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isTypeOnly: false,
  }));
  return [...imports, ...exports, ...dynamic];
}

/** Names of all dependencies that `<folder>/package.json` declares. */
export function declaredDependencies(folder: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  >;
  return new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
}
