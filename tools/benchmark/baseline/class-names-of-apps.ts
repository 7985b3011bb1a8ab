import type { Plugin } from 'vite';

/** Has Tailwind find class names where each app's own build does, not in the folder of this page. */
export const classNamesOfApps: Plugin = {
  name: 'thela:class-names-of-apps',
  enforce: 'pre',
  transform: {
    filter: { id: /\/apps\/[\w-]+\/src\/styles\.css$/ },
    handler: (code) => ({
      code: `${code}\n@source '..';\n@source not '../../../tools';\n`,
      map: null,
    }),
  },
};
