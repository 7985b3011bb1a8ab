import type { Plugin } from 'vite';

/** The federation plugin's own entry. */
export const CONTAINER = 'container.js';

const ID = 'virtual:thela-direct-entry';

interface EntryOptions {
  /** The tool's app folder, `profit`. */
  readonly name: string;
  readonly fileName: string;
  /** Path of the tool's module, `src/tool.tsx`. */
  readonly exposed: string;
}

/**
 * Makes the entry of a release: a container as the federation runtime knows it, with `init` and `get`. A page that calls `init`
 * gets the plugin's whole container, which chooses among the shared modules of several releases. A page that has put React
 * where releases look for it calls `get` alone, and the plugin's container is not even loaded.
 */
export function directEntry({ name, fileName, exposed }: EntryOptions): Plugin {
  const container = `virtual:mf-REMOTE_ENTRY_ID:__mfe_internal__${name}__container_js`;
  const code = `
let container;
const load = () => (container ??= import('${container}'));
export const init = async (...given) => (await load()).init(...given);
export const get = async (name) => {
  if (container || name !== './tool') return (await load()).get(name);
  const tool = await import('/${exposed}');
  return () => tool;
};
`;
  return {
    name: 'thela:direct-entry',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ID, fileName, preserveSignature: 'strict' });
    },
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: { filter: { id: new RegExp(`${ID}$`) }, handler: () => code },
  };
}
