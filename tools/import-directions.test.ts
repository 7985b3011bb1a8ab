// Who may import whom. Types count as values do, and so do imports on demand, globs and style sheets. No tool that we found
// compares what package.json declares with a table of directions, and knows the rooms inside a package.
import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { findCircles, packageFolderOf, readWorkspace } from './testing/import-graph';
import type { Import, Manifest, Source } from './testing/import-graph';

interface Allowed {
  /** All of a package, or one door of it. */
  readonly code: readonly string[];
  /** What it may take types of, besides. */
  readonly types?: readonly string[];
  /** What tests, playgrounds and builds may import, besides. */
  readonly dev?: readonly string[];
}

const PURE = ['text', 'pricing', 'ledger', 'books', 'understanding', 'kitchen-book'];
const TOOL = [...PURE, 'contract', 'ui', 'language', 'ai', 'speech', 'federation'];
const SCREENS = ['sign-in', 'account', 'stall', 'today'];
const SHELL = [...TOOL, ...SCREENS, 'health', 'page', 'records', 'session', 'site-config'];
const LIBS = [...SHELL, 'shipping', 'testkit'];

const screen: Allowed = {
  code: [
    'records',
    'session',
    'page',
    'ui',
    'language',
    'text',
    'speech',
    'contract',
    'ledger',
    'pricing',
    'books',
    'kitchen-book',
    'federation/storage',
  ],
  types: ['site-config', 'federation'],
  dev: ['testkit'],
};

/** Which of our packages each package may depend on. */
const allowed: Readonly<Record<string, Allowed>> = {
  'apps/*': { code: TOOL, dev: ['testkit'] },
  'apps/shell': { code: SHELL, dev: ['testkit'] },
  ...Object.fromEntries(SCREENS.map((name) => [`libs/${name}`, screen])),
  'libs/records': {
    code: [
      'ledger',
      'pricing',
      'contract',
      'language',
      'page',
      'text',
      'federation/storage',
      'session',
      'kitchen-book',
    ],
    types: ['site-config', 'federation'],
    // Its synchronisation is tried with the database's own functions.
    dev: ['supabase', 'testkit'],
  },
  'libs/session': {
    code: ['contract', 'language', 'ui', 'page', 'text', 'federation/storage'],
    types: ['site-config', 'federation'],
    dev: ['testkit'],
  },
  'libs/page': {
    code: ['contract', 'language', 'text', 'ui', 'federation/storage'],
    types: ['ledger', 'federation', 'site-config'],
    dev: ['testkit'],
  },
  'libs/text': { code: [] },
  'libs/pricing': { code: [] },
  'libs/ledger': { code: ['pricing', 'text'] },
  'libs/books': { code: ['ledger', 'pricing', 'contract'], dev: ['testkit'] },
  'libs/understanding': { code: ['language', 'text', 'pricing', 'ledger'], dev: ['testkit'] },
  'libs/kitchen-book': {
    code: ['understanding', 'language', 'text', 'pricing'],
    types: ['ledger'],
    dev: ['testkit'],
  },
  // It is erased at build time.
  'libs/contract': { code: [], types: ['ledger', 'pricing'] },
  'libs/language': { code: ['pricing'], types: ['contract'] },
  'libs/speech': { code: ['language', 'text'], dev: ['testkit'] },
  'libs/ui': { code: ['contract', 'language', 'pricing', 'text'], dev: ['testkit'] },
  // Each tool brings its own part of the kitchen book.
  'libs/ai': {
    code: ['contract', 'language', 'text'],
    types: ['kitchen-book', 'ledger'],
    dev: ['testkit'],
  },
  'libs/federation': { code: ['contract', 'language'] },
  'libs/shipping': { code: ['federation', 'language', 'site-config'] },
  'libs/site-config': { code: [] },
  'libs/health': { code: [] },
  'libs/testkit': { code: LIBS },
  supabase: { code: ['health'], dev: ['ledger', 'testkit'] },
  tools: {
    code: [
      'federation',
      'health',
      'language',
      'local-supabase',
      'pricing',
      'shipping',
      'site-config',
      'supabase',
    ],
    dev: ['contract', 'ledger', 'testkit', 'ui'],
  },
  // Its baseline, which is one application, needs the contract, its floor a fake shell; its records are a ledger's.
  'tools/benchmark': { code: ['local-supabase', 'tools', ...LIBS] },
  'tools/local-supabase': { code: ['language', 'shipping', 'supabase'], dev: ['testkit'] },
  e2e: { code: ['benchmark', 'local-supabase', 'tools', ...LIBS], dev: LIBS },
};

/**
 * The rooms inside a package, from the lowest floor to the highest: folders of its `src`, single files, and `.` for the
 * other files there. Its index.ts is the door of them all.
 */
const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/shell': [
    ['service-worker', 'theme', 'toasts', 'site'],
    ['state'],
    ['chrome', 'diagnostics', 'offline', 'reporting', 'tool-page'],
    ['welcome'],
    ['.'],
  ],
  'libs/records': [['answers'], ['device'], ['account'], ['server-calls', '.']],
  'libs/session': [['.'], ['forms']],
};

/** The benchmark's baseline, one application, and its floor, one tool alone, are made of the apps' sources. */
const MADE_OF_APPS = /^tools\/benchmark\/(baseline|floor)\//;

/** What pages of a vendor never load. */
const TESTS =
  /\.(test|spec)\.|(^|\/)(testing|e2e|evaluation)\/|^libs\/testkit\/|\/playground\.tsx$|\/vite\.config\.ts$/;

const { files, sources, packages, doors } = readWorkspace();
const product = sources.filter(({ path }) => /^(apps|libs)\//.test(path) && !TESTS.test(path));

describe('a package', () => {
  it('declares only packages that it may import', () => {
    const offenders = [...packages].flatMap(([folder, { dependencies, devDependencies }]) => {
      const { code, types = [], dev = [] } = rulesOf(folder);
      const main = [...code, ...types].map(packageOf);
      return [
        ...ours(dependencies).filter((name) => !main.includes(name)),
        ...ours(devDependencies).filter((name) => ![...main, ...dev].includes(name)),
      ].map((name) => `${folder}: ${name}`);
    });
    expect(offenders).toEqual([]);
  });

  // Nx builds and tests anew what depends on a change, and sees declared packages alone.
  it('declares every package of ours that it imports', () => {
    const offenders = importsOf(sources).filter(({ source: { packageFolder }, specifier }) => {
      const { name, dependencies, devDependencies } = manifestOf(packageFolder);
      const door = doorOf(specifier);
      if (!door || packageOf(door) === doorOf(name)) return false;
      return !ours({ ...dependencies, ...devDependencies }).includes(packageOf(door));
    });
    expect(offenders.map(describeImport)).toEqual([]);
  });

  it('imports only what it may, and of some only types', () => {
    const offenders = importsOf(product).filter(({ source, specifier, isType }) => {
      const door = doorOf(specifier);
      if (!door || packageOf(door) === doorOf(manifestOf(source.packageFolder).name)) return false;
      const { code, types = [] } = rulesOf(source.packageFolder);
      const may = new Set([...code, ...(isType ? types : [])]);
      return !may.has(door) && !may.has(packageOf(door));
    });
    expect(offenders.map(describeImport)).toEqual([]);
  });

  it('is left by the names of packages only', () => {
    const offenders = importsOf(sources).filter(({ source, specifier, target }) => {
      if (!specifier.startsWith('.') || !target) return false;
      // The list of tools is made of these.
      const isList = source.packageFolder === 'apps/shell' && basename(target) === 'tool.json';
      const isOfApps = MADE_OF_APPS.test(source.path) && target.startsWith('apps/');
      return folderOf(target) !== source.packageFolder && !isList && !isOfApps;
    });
    expect(offenders.map(describeImport)).toEqual([]);
  });

  it('of tools/ imports the contract only for pages of the benchmark', () => {
    const offenders = importsOf(sources).filter(
      ({ source: { path }, specifier }) =>
        path.startsWith('tools/') &&
        /^@thela\/contract\b/.test(specifier) &&
        !MADE_OF_APPS.test(path),
    );
    expect(offenders.map(describeImport)).toEqual([]);
  });
});

describe('a room', () => {
  it('is entered through its index.ts, or another door that its package exports', () => {
    const exported = new Set(doors.values());
    const offenders = importsOf(product).filter(({ source, target }) => {
      if (!target || exported.has(target)) return false;
      // The door of a whole package may lead to all its rooms.
      if (source.path === join(source.packageFolder, 'src/index.ts')) return false;
      return foldersAbove(target).some(
        (folder) =>
          isRoom(folder) && !source.path.startsWith(`${folder}/`) && !isDoor(target, folder),
      );
    });
    expect(offenders.map(describeImport)).toEqual([]);
  });

  it('imports only rooms on lower floors', () => {
    expect(importsOf(product).filter(leadsUp).map(describeImport)).toEqual([]);
  });
});

// The linter finds circles of files.
it('there is no circle of packages or rooms', () => {
  const arrows = arrowsBetween(roomOf);
  expect([arrowsBetween(folderOf), arrows].flatMap(findCircles)).toEqual([]);

  const rooms = [...new Set(product.map(({ path }) => roomOf(path)))];
  const highest = Math.max(...rooms.map((room) => floorIn(arrows, room)));
  const between = [...arrows.values()].reduce((sum, { size }) => sum + size, 0);
  process.stdout.write(
    `apps and libs: ${rooms.length} rooms on ${highest} floors, ${between} arrows, none up, no circle\n`,
  );
});

interface FoundImport extends Import {
  readonly source: Source;
}

function importsOf(some: readonly Source[]): FoundImport[] {
  return some.flatMap((source) => source.imports.map((each) => ({ ...each, source })));
}

function describeImport({ source, specifier }: FoundImport): string {
  return `${source.path}: ${specifier}`;
}

function rulesOf(folder: string): Allowed {
  return allowed[folder] ?? allowed[join(dirname(folder), '*')] ?? { code: [] };
}

function manifestOf(folder: string): Manifest {
  return packages.get(folder) ?? { name: '' };
}

/** The packages of ours that are declared, without `@thela/`. */
function ours(dependencies: Manifest['dependencies'] = {}): string[] {
  return Object.keys(dependencies).flatMap((name) => doorOf(name) ?? []);
}

/** `ui/share` for `@thela/ui/share`; nothing for a package that is not ours. */
function doorOf(specifier: string): string | undefined {
  return /^@thela\/(.+)$/.exec(specifier)?.[1];
}

/** `ui` for `ui/share` */
function packageOf(door: string): string {
  return door.split('/')[0] ?? '';
}

function folderOf(path: string): string {
  return packageFolderOf(path, packages);
}

/** The room that a file is in: its package, or a part of one that is made of rooms. */
function roomOf(path: string): string {
  const folder = folderOf(path);
  const part = floors[folder] ? partOf(path, folder) : '';
  return part === '' ? folder : `${folder}/${part}`;
}

/** The room inside a package; nothing for its door. */
function partOf(path: string, folder: string): string {
  const [part = '', ...below] = path.slice(`${folder}/src/`.length).split('/');
  if (part === 'index.ts') return '';
  return below.length > 0 || floors[folder]?.flat().includes(part) ? part : '.';
}

function leadsUp({ source: { path, packageFolder }, target }: FoundImport): boolean {
  const order = floors[packageFolder];
  if (!order || !target?.startsWith(`${packageFolder}/`)) return false;
  const [from, to] = [partOf(path, packageFolder), partOf(target, packageFolder)];
  const floorOf = (part: string) =>
    part === '' ? order.length : order.findIndex((floor) => floor.includes(part));
  // A room without a floor may import nothing.
  return from !== to && floorOf(from) <= floorOf(to);
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' || packages.has(folder) ? [] : [folder, ...foldersAbove(folder)];
}

function isRoom(folder: string): boolean {
  return files.has(join(folder, 'index.ts'));
}

/** English is in every page, so that nothing is saved by asking for it. */
function isDoor(path: string, folder: string): boolean {
  const name = path.slice(`${folder}/`.length);
  return name === 'index.ts' || (name === 'en.ts' && basename(folder) === 'messages');
}

function arrowsBetween(nodeOf: (path: string) => string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { source, target } of importsOf(product)) {
    if (!target) continue;
    const [from, to] = [nodeOf(source.path), nodeOf(target)];
    if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
  return arrows;
}

/** The floor of a room when each stands one above the highest that it imports, from 1. */
function floorIn(arrows: ReadonlyMap<string, ReadonlySet<string>>, room: string): number {
  return 1 + Math.max(0, ...[...(arrows.get(room) ?? [])].map((below) => floorIn(arrows, below)));
}
