import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { build } from './build-options';

/**
 * The Vite configuration of a service worker: one classic script of a fixed name beside what was
 * built before, since browsers ask for a worker by its address.
 *
 * @param entry path of its module, `src/service-worker/sw.ts`
 */
export function serviceWorkerConfig(entry: string): UserConfig {
  return defineConfig({
    publicDir: false,
    build: {
      ...build(),
      emptyOutDir: false,
      license: { fileName: 'sw-licenses.json' },
      rolldownOptions: {
        input: { sw: entry },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}
