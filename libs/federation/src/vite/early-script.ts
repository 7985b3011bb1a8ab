import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Loads a small module of a page by an async script of its own, so that it runs before the page's main
 * script, which may import it. The page starts with two files: the small module with everything that it
 * imports, and the rest. More files would cost more, because on a slow line requests matter more than bytes.
 *
 * @param module path of the module, `src/early.ts`
 * @param alsoEarly modules that its lazy parts share with the main script: they need not wait for that one
 * @param parts modules that only lazy parts use, by the name of the file that has them. Those that the small module imports
 * are named, `<meta name="early-part" content="/assets/releases-CGzUXzuO.js">`: whoever makes the pages decides which preload them
 * @param records a lazy module that is in one file with all that it imports of these rooms and the start does not
 */
export function earlyScript(
  module: string,
  alsoEarly: RegExp,
  parts: Readonly<Record<string, RegExp>>,
  records: { readonly module: RegExp; readonly room: RegExp },
): Plugin {
  let path = '';
  const needed = new Set<string>();
  const ofRecords = new Set<string>();
  const groups = [
    { name: 'early', priority: 2, test: (id: string) => needed.has(id) || alsoEarly.test(id) },
    {
      name: 'start',
      priority: 1,
      tags: ['$initial' as const],
      test: (id: string) => !needed.has(id) && !Object.values(parts).some((part) => part.test(id)),
    },
    {
      name: 'records',
      priority: 0.5,
      test: (id: string) => ofRecords.has(id) && records.room.test(id),
    },
    ...Object.entries(parts).map(([name, test]) => ({ name, test })),
  ];
  return {
    name: 'thela:early-script',
    config: ({ root = '.' }) => {
      path = resolve(root, module);
      const input = { index: resolve(root, 'index.html'), early: path };
      return { build: { rolldownOptions: { input, output: { codeSplitting: { groups } } } } };
    },
    buildEnd() {
      const visit = (id: string, found: Set<string>) => {
        if (found.has(id)) return;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported, found);
      };
      visit(path, needed);
      for (const id of this.getModuleIds()) if (records.module.test(id)) visit(id, ofRecords);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const early = chunks.find(({ name }) => name === 'early');
        if (!early) throw new Error(`${module} is in no file of its own.`);
        const script = (src: string) => ({
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, fetchpriority: 'high', src },
        });
        const named = (content: string) => ({
          tag: 'meta',
          attrs: { name: 'early-part', content },
        });
        const imported = chunks.filter(
          ({ name, fileName }) => name in parts && early.dynamicImports.includes(fileName),
        );
        return {
          html: stylesFirst(html),
          tags: [
            script(`/${early.fileName}`),
            ...imported.map(({ fileName }) => named(`/${fileName}`)),
          ],
        };
      },
    },
  };
}

/** Moves the style sheet to the front: only it blocks the first paint, so it should load first. */
function stylesFirst(html: string): string {
  const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
  return html.replace(styles, '').replace(/<meta charset[^>]*>/, (meta) => `${meta}${styles}`);
}
