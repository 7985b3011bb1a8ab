import type { Plugin } from 'vite';
import { FILE_GATE } from '../file-gate-name';

/** What Vite calls in place of a bare `import()`: `__vitePreload(load, files, import.meta.url)`. */
const CHECKED_IMPORT = `
export const __vitePreload = async (load, files, importer) => {
  const check = globalThis[Symbol.for('${FILE_GATE}')];
  if (!check) throw new Error('This page does not check the files of a release: nothing more of it is run.');
  await check(files.map((file) => new URL(file, importer).href));
  return load();
};
`;

/**
 * Has the page check every file of a lazy chunk before the chunk is imported.
 *
 * Vite's own helper asks for the files of a lazy chunk ahead without their hashes. This takes its
 * place, and names the chunk's own file, too, which Vite leaves out.
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
