import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Modules that code outside the tool needs, too: the federation plugin's, and the check before each lazy import. */
const NOT_THE_TOOLS = /virtual:mf-|\/@module-federation\/|vite\/preload-helper/;

/**
 * Puts all code that opening a tool needs into one file, and all that several of its lazy parts need into another: each
 * file costs the page's main thread about a millisecond, and the registry a hash, however small it is.
 *
 * @param exposed path of the tool's module, `src/tool.tsx`
 * @param others groups of modules that belong into other files
 */
export function oneOpeningFile(
  exposed: string,
  others: readonly Rolldown.CodeSplittingGroup[],
): Plugin {
  let path = '';
  const needed = new Set<string>();
  const group = {
    name: 'tool',
    // Only what is left of these modules: one that re-exports others names more than the tool uses.
    tags: ['$initial' as const],
    test: (id: string) => needed.has(id),
  };
  const shared = {
    name: 'shared',
    minShareCount: 2,
    test: (id: string) => !NOT_THE_TOOLS.test(id),
  };
  return {
    name: 'thela:one-opening-file',
    config: ({ root = '.' }) => {
      path = resolve(root, exposed);
      const groups = [...others, group, shared];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    buildEnd() {
      const visit = (id: string) => {
        if (needed.has(id) || NOT_THE_TOOLS.test(id)) return;
        needed.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      visit(path);
    },
  };
}
