import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that only lazy parts use, in one file. */
interface LazyFile {
  readonly name: string;
  readonly test: RegExp;
  /** Only of these, and of what they import. */
  readonly from?: RegExp;
  /** Whether every page needs it that opens a tool. */
  readonly opensTools?: boolean;
}

/**
 * Loads a small module of a page by an async script of its own, so that it runs before the page's main
 * script, which may import it. The page starts with two files: the small module with everything that it
 * imports, and the rest. More files would cost more, because on a slow line requests matter more than bytes.
 *
 * @param module path of the module, `src/early.ts`
 * @param alsoEarly modules that its lazy parts share with the main script: they need not wait for that one
 * @param files the first one that fits has a module. Those that open tools are named,
 * `<meta name="early-part" content="/assets/releases-CGzUXzuO.js">`: whoever makes the pages decides which preload them
 */
export function earlyScript(module: string, alsoEarly: RegExp, files: readonly LazyFile[]): Plugin {
  let path = '';
  const needed = new Set<string>();
  const found = files.map((file) => ({ ...file, modules: new Set<string>() }));
  const isLazy = (id: string) => files.some(({ from, test }) => !from && test.test(id));
  const groups = [
    { name: 'early', priority: 2, test: (id: string) => needed.has(id) || alsoEarly.test(id) },
    {
      name: 'start',
      priority: 1,
      tags: ['$initial' as const],
      test: (id: string) => !needed.has(id) && !isLazy(id),
    },
    ...found.map(({ name, test, from, modules }, index) => ({
      name,
      priority: 1 / (index + 2),
      test: (id: string) => test.test(id) && (!from || modules.has(id)),
    })),
  ];
  return {
    name: 'thela:early-script',
    config: ({ root = '.' }) => {
      path = resolve(root, module);
      const input = { index: resolve(root, 'index.html'), early: path };
      return { build: { rolldownOptions: { input, output: { codeSplitting: { groups } } } } };
    },
    buildEnd() {
      const visit = (id: string, modules: Set<string>) => {
        if (modules.has(id)) return;
        modules.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported, modules);
      };
      visit(path, needed);
      for (const id of this.getModuleIds()) {
        for (const { from, modules } of found) if (from?.test(id)) visit(id, modules);
      }
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
        const opening = chunks.filter((chunk) =>
          files.some(({ name, opensTools }) => opensTools && name === chunk.name),
        );
        return {
          html: stylesFirst(html),
          tags: [
            script(`/${early.fileName}`),
            ...opening.map(({ fileName }) => named(`/${fileName}`)),
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
