import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const setup = './libs/testkit/src/vitest-setup.ts';

/** These leave on a page what nothing can end: a started shell, or a global that is fixed. */
const alone = [
  'apps/shell/src/state/app-state.test.tsx',
  'apps/shell/src/start-page.test.tsx',
  'libs/federation/src/checked-files.test.tsx',
];

/** These share one PostgreSQL, and one PGlite in each process. */
const databases = ['supabase/tests/**/*.test.ts', 'libs/records/src/account/*.database.test.ts'];

/** Files that `npm test` leaves to the night as a whole: to import each of them, and skip it, takes longer than many tests. */
const leftOut = process.env.THELA_WITHOUT_NIGHTLY
  ? ['apps', 'libs', 'supabase', 'tools']
      .flatMap((room) =>
        readdirSync(room, { recursive: true }).map((path) => join(room, `${path}`)),
      )
      .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .filter((path) => readFileSync(path, 'utf8').startsWith('// @module-tag nightly'))
  : [];

/** With its usual 16 MB for new objects, a process collects garbage for a tenth of its time. */
const roomForNewObjects = '--max-semi-space-size=32';

const views = {
  environment: 'happy-dom',
  // Style sheets are not fetched; the environment says that they loaded.
  environmentOptions: {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
  },
  setupFiles: [setup],
  execArgv: [roomForNewObjects],
};

/**
 * For machines on which much else runs, in ms: what passes does not wait for them. The first call of a fresh checkout makes a
 * database, which takes 60 s where a quarter of the processor is left.
 */
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [{ name: 'nightly', description: 'left by `npm test` to `npm run test:nightly`' }],
    projects: [
      {
        test: {
          name: 'logic',
          // Starting a process for each file would take longer than its tests.
          isolate: false,
          include: ['{apps,libs,tools,supabase}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...databases, ...leftOut],
          setupFiles: [setup],
          provide: { workspaceRoot: import.meta.dirname },
          execArgv: [roomForNewObjects],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'databases',
          isolate: false,
          include: databases,
          globalSetup: './tools/testing/database-setup.ts',
          setupFiles: [setup],
          // As the local backend does it: see `tools/local-supabase/database/engine.mjs`.
          execArgv: ['--liftoff-only', roomForNewObjects],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'views',
          isolate: false,
          include: ['{apps,libs}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**', ...alone],
          ...views,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'views alone',
          include: alone,
          ...views,
          ...timeouts,
        },
      },
    ],
  },
});
