import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText } from '@thela/shipping/files';
import { workspaceRoot } from '../../workspace';
import { readManifest } from './own-packages';

/** The scripts of this workspace that a repository of one tool has, too. */
const SCRIPTS = [
  'dev',
  'build',
  'release',
  'deploy',
  'promote',
  'rollback',
  'disable',
  'enable',
  'keys',
  'status',
  'test:isolated',
];

/** Checks that each team chooses for itself. */
const CHECKS_OF_THE_WORKSPACE = new Set(['knip', 'oxfmt', 'oxlint']);

/** Files that are the same in both. */
const SAME = ['.gitignore', '.npmrc', 'nx.json', 'tsconfig.base.json'];

/** Our packages, with what the manifest says for each: `file:vendor/thela-ui-1.0.0.tgz`, `^1.0.0`. */
type Packages = Readonly<Record<string, string>>;

/**
 * Generates the files of a tool's repository, other than those of the tool and the tarballs, by path.
 *
 * @param tool its app folder
 */
export function repositoryFiles(
  tool: string,
  packages: Packages,
): Readonly<Record<string, string>> {
  const same = Object.fromEntries(SAME.map((path) => [path, read(path)]));
  return {
    ...same,
    '.nvmrc': '20\n',
    'package.json': jsonText(manifest(tool, packages)),
    'package-lock.json': jsonText(thirdPartyLock()),
    'tsconfig.json': jsonText(typesOf('tsconfig.json', ['apps/*/src', 'apps/*/evaluation'])),
    'tsconfig.node.json': jsonText(
      typesOf('tsconfig.node.json', ['apps/*/e2e', 'apps/*/vite.config.ts', 'vitest.config.ts']),
    ),
    'vitest.config.ts': VITEST,
    [`apps/${tool}/e2e/contract.spec.ts`]: `// The rules that the release of every tool must obey.\nimport '@thela/testkit/contract-suite';\n`,
    'README.md': readme(tool, packages),
  };
}

function manifest(tool: string, packages: Packages) {
  const { scripts, engines, browserslist } = parse('package.json');
  const { devDependencies } = readManifest('.');
  const others = Object.entries(devDependencies).filter(
    ([name]) => !CHECKS_OF_THE_WORKSPACE.has(name),
  );
  const command = (script: string) =>
    (scripts as Record<string, string>)[script]?.replace('tools/', 'node_modules/@thela/tools/');
  return {
    name: `thela-${tool}`,
    version: '1.0.0',
    private: true,
    workspaces: ['apps/*'],
    type: 'module',
    scripts: {
      start: command('dev'),
      ...Object.fromEntries(SCRIPTS.map((script) => [script, command(script)])),
      test: 'tsc -p tsconfig.json && tsc -p tsconfig.node.json && vitest run',
    },
    devDependencies: { ...packages, ...Object.fromEntries(others) },
    engines,
    browserslist,
  };
}

/**
 * The lock file without our packages: npm adds these and removes what the tool does not need, and the others stay in the
 * versions that are tested here.
 */
function thirdPartyLock() {
  const { lockfileVersion, packages } = parse('package-lock.json') as {
    lockfileVersion: number;
    packages: Record<string, unknown>;
  };
  const others = Object.entries(packages).filter(([path]) =>
    /^node_modules\/(?!@thela\/)/.test(path),
  );
  return { lockfileVersion, requires: true, packages: Object.fromEntries(others) };
}

function typesOf(file: string, include: readonly string[]) {
  const { exclude: _, ...settings } = parse(file);
  return { ...settings, include };
}

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/*/{src,evaluation}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Style sheets are not fetched; the environment says that they loaded.
    environmentOptions: {
      happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    setupFiles: ['./node_modules/@thela/testkit/src/vitest-setup.ts'],
    // The packages of Thela are TypeScript, which Node does not read below node_modules.
    server: { deps: { inline: [/\\/@thela\\//] } },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    tags: [{ name: 'nightly', description: 'as in the repository of the shell' }],
  },
});
`;

function readme(tool: string, packages: Packages): string {
  const isVendored = Object.values(packages).some((range) => range.startsWith('file:'));
  const source = isVendored
    ? 'The packages of Thela are the tarballs in `vendor/`. To renew them, eject into another folder and copy `vendor/`,\n`package.json` and `package-lock.json`.'
    : 'The packages of Thela come from the registry of npm: renew them with `npm update`.';
  return `# ${tool}

The tool \`${tool}\` of Thela, in a repository of its own. It is built, tested and shipped here; the shell that shows it is
built elsewhere. You need Node 20.19 or newer and git.

| command                                              | what it does                                                    |
| ---------------------------------------------------- | --------------------------------------------------------------- |
| \`npm install\`                                        | installs the packages of \`package-lock.json\`                    |
| \`npm start\`                                          | the tool in its playground, from source, with hot reload        |
| \`npm run build\`                                      | builds it                                                       |
| \`npm test\`                                           | its types and its unit tests                                    |
| \`npm run test:isolated\`                              | the built files in the playground, in a real browser            |
| \`npm run release\`                                    | tests and builds it, and keeps the build as a release           |
| \`npm run keys\`                                       | makes the key that signs it; hand \`tool-keys.json\` to the site  |
| \`npm run deploy -- --to folder:<path> --url <address>\` | makes the latest release live; \`--url\` is needed once           |
| \`npm run rollback -- --to folder:<path>\`             | the release before; \`promote\`, \`disable\`, \`enable\`, \`status\` too |

Commit before \`npm run release\`: a release of uncommitted sources says \`dirty\`. A pipeline belongs into
\`.github/workflows\`; it needs these commands and, in the step that deploys alone, \`THELA_SIGNING_KEY\`.

${source}
`;
}

function read(path: string): string {
  return readFileSync(join(workspaceRoot, path), 'utf8');
}

function parse(path: string): Record<string, unknown> {
  return JSON.parse(read(path)) as Record<string, unknown>;
}
