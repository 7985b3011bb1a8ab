// Who may import whom. The linter refuses paths out of a package, the testkit outside tests, values in
// the contract and packages in pricing (.oxlintrc.json). No tool that we found compares what package.json
// declares with a table of directions, or refuses one of our own packages that is not declared there.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspace';

const APP = [
  'contract',
  'language',
  'ui',
  'ai',
  'kitchen-book',
  'speech',
  'pricing',
  'ledger',
  'books',
  'federation',
];
const EVERY_LIB = [
  ...APP,
  'health',
  'page',
  'records',
  'session',
  'sign-in',
  'account',
  'stall',
  'site-config',
  'shipping',
  'testkit',
];

interface Allowed {
  readonly code: readonly string[];
  /** What tests, playgrounds and builds may import besides. */
  readonly dev?: readonly string[];
}

/** Which of our packages each package may depend on. */
const allowed: Readonly<Record<string, Allowed>> = {
  'apps/*': { code: APP, dev: ['testkit'] },
  'apps/shell': {
    code: [
      ...APP,
      'health',
      'page',
      'records',
      'session',
      'account',
      'sign-in',
      'stall',
      'site-config',
    ],
    dev: ['testkit'],
  },
  'libs/account': {
    code: [
      'contract',
      'federation',
      'language',
      'ledger',
      'page',
      'pricing',
      'records',
      'session',
      'site-config',
      'ui',
    ],
    dev: ['testkit'],
  },
  'libs/ai': { code: ['contract', 'kitchen-book', 'language', 'ledger'], dev: ['testkit'] },
  'libs/books': { code: ['contract', 'ledger', 'pricing'], dev: ['testkit'] },
  'libs/contract': { code: ['pricing', 'ledger'] },
  'libs/federation': { code: ['contract', 'language'] },
  'libs/health': { code: [] },
  'libs/kitchen-book': { code: ['language', 'pricing', 'ledger'] },
  'libs/language': { code: ['contract'] },
  'libs/ledger': { code: ['pricing'] },
  'libs/page': { code: ['contract', 'federation', 'language', 'ledger', 'ui'], dev: ['testkit'] },
  'libs/pricing': { code: [] },
  // Its synchronisation is tried with the database's own functions.
  'libs/records': {
    code: [
      'contract',
      'federation',
      'language',
      'ledger',
      'page',
      'pricing',
      'session',
      'site-config',
    ],
    dev: ['supabase', 'testkit'],
  },
  'libs/session': {
    code: ['contract', 'federation', 'language', 'page', 'site-config', 'ui'],
  },
  'libs/shipping': { code: ['federation', 'language', 'site-config'] },
  'libs/sign-in': {
    code: ['contract', 'federation', 'language', 'page', 'session', 'site-config', 'ui'],
    dev: ['testkit'],
  },
  'libs/site-config': { code: [] },
  'libs/speech': { code: ['language'] },
  'libs/stall': {
    code: [
      'contract',
      'federation',
      'kitchen-book',
      'language',
      'ledger',
      'page',
      'pricing',
      'records',
      'ui',
    ],
    dev: ['testkit'],
  },
  'libs/testkit': { code: EVERY_LIB },
  'libs/ui': { code: ['language', 'pricing'] },
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
  'tools/benchmark': { code: ['local-supabase', 'tools', ...EVERY_LIB] },
  'tools/local-supabase': { code: ['language', 'shipping', 'supabase'], dev: ['testkit'] },
  e2e: { code: ['benchmark', 'local-supabase', 'tools', ...EVERY_LIB], dev: EVERY_LIB },
};

/** `import '@thela/ui'`, `} from '@thela/ui/card'`, `import('@thela/ui')`, `@import '@thela/ui/tool.css'` */
const OURS = /(?:^|[\s}@])(?:import|from)[\s(]+['"]@thela\/([\w-]+)/g;

/** `from './b'`, `import '../c'`, `import('../d')`, `@import '../e.css'` */
const RELATIVE = /(?:^|[\s}@])(?:import|from)[\s(]+['"](\.{1,2}\/[^'"]+)/g;

/** The benchmark's baseline, one application, and its floor, one tool alone, are made of the apps' sources. */
const MADE_OF_APPS = /^tools\/benchmark\/(baseline|floor)\//;

/** The packages in `tools/` that are not part of the package `tools`. */
const IN_TOOLS = ['tools/benchmark', 'tools/local-supabase'];

const folders = [
  ...foldersIn('apps'),
  ...foldersIn('libs'),
  ...IN_TOOLS,
  'tools',
  'supabase',
  'e2e',
];

describe('import directions', () => {
  it.each(folders)('%s declares only packages that it may import', (folder) => {
    const { code, dev = [] } = allowed[folder] ??
      allowed[folder.replace(/[^/]+$/, '*')] ?? { code: [] };
    const { dependencies, devDependencies } = manifestOf(folder);
    expect(code).toEqual(expect.arrayContaining(ours(dependencies)));
    expect([...code, ...dev]).toEqual(expect.arrayContaining(ours(devDependencies)));
  });

  // Nx builds and tests anew what depends on a change, and sees declared packages alone.
  it.each(folders)('%s declares every package of ours that it imports', (folder) => {
    const { dependencies, devDependencies } = manifestOf(folder);
    expect(ours({ ...dependencies, ...devDependencies })).toEqual(
      expect.arrayContaining(importedIn(folder)),
    );
  });

  // The linter knows folders by their names alone, and reads no style sheets.
  it.each(folders)('%s leaves itself by the names of packages only', (folder) => {
    expect(leavingIn(folder)).toEqual([]);
  });

  it.each(['tools', 'tools/benchmark'])(
    'only the pages of the benchmark in %s import the contract',
    (folder) => {
      const files = sourcesOf(folder).filter(({ text }) => /from '@thela\/contract/.test(text));
      expect(files.filter(({ path }) => !MADE_OF_APPS.test(path))).toEqual([]);
    },
  );
});

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thela-lint-'));
  const refused: readonly (readonly [string, string, string])[] = [
    ['an app by a path', 'apps/profit/src/path.ts', "import { x } from '../../voice/src/x';"],
    ['an app by a path on demand', 'apps/profit/src/demand.ts', "import('../../voice/src/x');"],
    ["a lib's inside by a path", 'apps/profit/src/lib.ts', "import '../../../libs/ui/src/card';"],
    ['an evaluation in a page', 'apps/profit/src/e.ts', "import { x } from '../evaluation/x';"],
    ['the testkit in a page', 'apps/profit/src/page.tsx', "import { x } from '@thela/testkit';"],
    ['the testkit in a lib', 'libs/ai/src/kit.ts', "export * from '@thela/testkit/fake-gemini';"],
    ['a package in pricing', 'libs/pricing/src/a.ts', "import { z } from 'valibot';"],
    [
      'a value of the kitchen book in ai',
      'libs/ai/src/b.ts',
      "import '@thela/kitchen-book/words';",
    ],
    ['a value of the ledger in ai', 'libs/ai/src/d.ts', "import { x } from '@thela/ledger';"],
    [
      'a value of the ledger in the kitchen book',
      'libs/kitchen-book/src/a.ts',
      "import { x } from '@thela/ledger';",
    ],
    ['a value in the contract', 'libs/contract/src/a.ts', "import { x } from '@thela/pricing';"],
    ['an app by a path in tools', 'tools/benchmark/a.ts', "import '../../apps/profit/src/tool';"],
    [
      "a lib's inside in the baseline",
      'tools/benchmark/baseline/lib.ts',
      "import '../../../libs/ui/src/card';",
    ],
  ];
  const accepted: typeof refused = [
    ['a source in an evaluation', 'apps/profit/evaluation/a.ts', "import '../src/a';"],
    ['a lib in a page', 'apps/profit/src/a.ts', "import { x } from '@thela/pricing';"],
    ['the testkit in a test', 'apps/profit/src/a.test.ts', "import '@thela/testkit';"],
    [
      'the testkit in an end-to-end test',
      'apps/profit/e2e/a.spec.ts',
      "import '@thela/testkit/isolated';",
    ],
    [
      'the testkit in a playground',
      'apps/profit/src/playground.tsx',
      "import '@thela/testkit/playground';",
    ],
    [
      'a type of the kitchen book in ai',
      'libs/ai/src/c.ts',
      "import type { X } from '@thela/kitchen-book';",
    ],
    ['a type of the ledger in ai', 'libs/ai/src/e.ts', "import type { X } from '@thela/ledger';"],
    [
      'a type of the ledger in the kitchen book',
      'libs/kitchen-book/src/b.ts',
      "import type { X } from '@thela/ledger';",
    ],
    [
      'a type in the contract',
      'libs/contract/src/b.ts',
      "export type { X } from '@thela/pricing';",
    ],
    [
      'apps in the baseline',
      'tools/benchmark/baseline/a.ts',
      "import '../../../apps/profit/src/tool';",
    ],
    ['a neighbour', 'libs/ui/src/a.ts', "import { x } from './b';"],
  ];
  let faulty = '';

  beforeAll(() => {
    cpSync(join(workspaceRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [, path, text] of [...refused, ...accepted]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const oxlint = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
      cwd: folder,
      encoding: 'utf8',
    });
    faulty = stdout
      .split('\n')
      .filter((line) => line.includes('no-restricted-imports'))
      .join('\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(refused)('refuses %s', (_name, path) => expect(faulty).toContain(path));
  it.each(accepted)('accepts %s', (_name, path) => expect(faulty).not.toContain(path));
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8')) as Manifest;
}

function ours(dependencies: Readonly<Record<string, string>> = {}): string[] {
  return Object.keys(dependencies).flatMap((name) => /^@thela\/(.+)$/.exec(name)?.[1] ?? []);
}

/** Our packages that the sources of a package import, style sheets included. */
function importedIn(folder: string): string[] {
  const names = sourcesOf(folder)
    .flatMap(({ text }) => [...text.matchAll(OURS)])
    .map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !folder.endsWith(`/${name}`));
}

/** Relative imports that lead out of a package, `<file>: <specifier>`. */
function leavingIn(folder: string): string[] {
  return sourcesOf(folder).flatMap(({ path, text }) =>
    [...text.matchAll(RELATIVE)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => {
        const target = join(dirname(path), specifier);
        const isInTools = folder === 'tools' && IN_TOOLS.some((own) => target.startsWith(own));
        const isOfApps = MADE_OF_APPS.test(path) && target.startsWith('apps/');
        return (!target.startsWith(`${folder}/`) || isInTools) && !isOfApps;
      })
      .map((specifier) => `${path}: ${specifier}`),
  );
}

function sourcesOf(folder: string): { path: string; text: string }[] {
  const options = ['--cached', '--others', '--exclude-standard'];
  return execFileSync('git', ['ls-files', ...options, folder], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (path) =>
        /\.(tsx?|mjs|css)$/.test(path) &&
        (folder !== 'tools' || !IN_TOOLS.some((own) => path.startsWith(`${own}/`))) &&
        // The files of a new tool, and those above, are texts.
        !/\/(new-tool|import-directions)\b/.test(path) &&
        // Git also lists files whose deletion is not committed yet.
        existsSync(join(workspaceRoot, path)),
    )
    .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') }));
}

function foldersIn(folder: string): string[] {
  return readdirSync(join(workspaceRoot, folder)).map((name) => `${folder}/${name}`);
}
