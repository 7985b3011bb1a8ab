import { hostConfig } from '@thela/federation/vite';
import { defineConfig, mergeConfig } from 'vite';
import { classNamesOfApps } from '../baseline/class-names-of-apps';

/** The least that shows Profit: what its warm start is measured against. */
export default defineConfig(
  // The plugin of this page comes first: Tailwind must see what it changed.
  mergeConfig(
    {
      plugins: [classNamesOfApps],
      build: {
        rolldownOptions: {
          // More files would cost more than they hold.
          output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
        },
      },
    },
    hostConfig(),
  ),
);
