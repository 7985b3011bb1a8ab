import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostConfig, lazyFiles } from '@thela/federation/vite';
import { defineConfig, mergeConfig } from 'vite';
import type { Plugin } from 'vite';
import { classNamesOfApps } from './class-names-of-apps';

const SHELL = join(import.meta.dirname, '../../../apps/shell');
const PAGE = join(import.meta.dirname, 'index.html');

/** Makes the page from the shell's: it starts `main.tsx`, has no registry and cannot be installed. */
const pageOfShell: Plugin = {
  name: 'thela:page-of-shell',
  resolveId: (id) => (id === PAGE ? PAGE : null),
  load: (id) => {
    if (id !== PAGE) return null;
    return readFileSync(join(SHELL, 'index.html'), 'utf8')
      .replace(/\s*<link rel="(manifest|apple-touch-icon)".*/g, '')
      .replace(/\s*<link rel="preload" href="\/remotes.json".*/, '')
      .replace('"/src/chrome/', `"../../../apps/shell/src/chrome/`)
      .replace('"/src/main.tsx"', '"/main.tsx"');
  },
};

/** As the site's: what the start needs is one file, what only some pages use are few. */
const groups = [
  {
    name: 'start',
    priority: 1,
    tags: ['$initial'],
    test: (id: string) => !lazyFiles.some(({ from, test }) => !from && test.test(id)),
  },
  ...lazyFiles.map(({ name, test }) => ({ name, test })),
];

/** The product as one plain application: what the composed site is measured against. */
export default defineConfig(
  // The plugins of this page come first: Tailwind must see what they changed.
  mergeConfig(
    {
      plugins: [classNamesOfApps, pageOfShell],
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Keeps out of the baseline what only releases need.
          treeshake: { moduleSideEffects: [{ test: /federation/, sideEffects: false }] },
        },
      },
    },
    hostConfig(),
  ),
);
