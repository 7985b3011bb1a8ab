import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Loads a small module of a page by an async script of its own, so that it runs before the page's main
 * script, which may import it. The page starts with two files: the small module with everything that it
 * imports, and the rest. More files would cost more, because on a slow line requests matter more than bytes.
 *
 * @param module path of the module, `src/early.ts`
 * @param later modules that only lazy parts use, though a package that the page starts with names them; one file has them
 */
export function earlyScript(module: string, later: RegExp): Plugin {
  let path = '';
  const needed = new Set<string>();
  const groups = [
    { name: 'early', priority: 2, test: (id: string) => needed.has(id) },
    {
      name: 'start',
      priority: 1,
      tags: ['$initial' as const],
      test: (id: string) => !needed.has(id) && !later.test(id),
    },
    { name: 'later', test: later },
  ];
  return {
    name: 'thela:early-script',
    config: ({ root = '.' }) => {
      path = resolve(root, module);
      const input = { index: resolve(root, 'index.html'), early: path };
      return { build: { rolldownOptions: { input, output: { codeSplitting: { groups } } } } };
    },
    buildEnd() {
      const visit = (id: string) => {
        if (needed.has(id)) return;
        needed.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      visit(path);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const chunk = files.find((file) => file.type === 'chunk' && file.name === 'early');
        if (!chunk) throw new Error(`${module} is in no file of its own.`);
        const src = `/${chunk.fileName}`;
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: true,
          fetchpriority: 'high',
          src,
        };
        return { html: stylesFirst(html), tags: [{ tag: 'script', attrs, injectTo: 'head' }] };
      },
    },
  };
}

/** Moves the style sheet to the front: only it blocks the first paint, so it should load first. */
function stylesFirst(html: string): string {
  const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
  return html.replace(styles, '').replace(/<meta charset[^>]*>/, (meta) => `${meta}${styles}`);
}
