import type { Plugin } from 'vite';
import { FILE_GATE } from '../file-gate-name';

/** Replaces the function that Vite calls for each `import()`: `__vitePreload(load, files, import.meta.url)`. */
const CHECKED_IMPORT = `
export const __vitePreload = async (load, files, importer) => {
  const check = globalThis[Symbol.for('${FILE_GATE}')];
  if (!check) throw new Error('This page does not check the files of a release: nothing more of it is run.');
  await check(files.map((file) => new URL(file, importer).href));
  return load();
};
`;

/**
 * Makes a release call the page to check every file of a lazy chunk before it imports the chunk.
 *
 * Vite's own helper preloads the files of a lazy chunk without their hashes. This plugin replaces the
 * helper, and adds the chunk's own file to the list, which Vite leaves out.
 */
export function checkedImports(): Plugin {
  return {
    name: 'thela:checked-imports',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (fileName, dependencies) => [
            ...new Set([fileName, ...dependencies]),
          ],
        },
      },
    }),
    transform: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: CHECKED_IMPORT, map: null }),
    },
  };
}
