import { defineConfig } from 'vitest/config';

const setup = './libs/testkit/src/vitest-setup.ts';

/** For machines on which much else runs, in ms: what passes does not wait for them. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'logic',
          // Starting a process for each file would take longer than its tests.
          isolate: false,
          include: ['{apps,libs,tools,supabase}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: [setup],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'views',
          include: ['{apps,libs}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'happy-dom',
          // Style sheets are not fetched; the environment says that they loaded.
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          setupFiles: [setup],
          ...timeouts,
        },
      },
    ],
  },
});
