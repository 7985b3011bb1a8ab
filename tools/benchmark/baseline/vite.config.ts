import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Has Tailwind find class names where each app's own build does, not in the folder of this page. */
const classNamesOfApps: Plugin = {
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

/** The product as one plain application: what the composed site is measured against. */
export default defineConfig({
  plugins: [react(), classNamesOfApps, tailwindcss()],
  // As the apps are built, federation apart.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // What only releases need is in no file of the baseline.
      treeshake: { moduleSideEffects: [{ test: /federation/, sideEffects: false }] },
    },
  },
});
