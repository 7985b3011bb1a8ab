import type { Plugin } from 'vite';

/**
 * Makes the federation plugin keep every export of the modules that the shell shares with a tool.
 *
 * The plugin drops exports that no module imports, and it stops looking once the build has been idle for
 * 10 ms. On a busy machine that is too early, and the build fails with MISSING_EXPORT. So this plugin adds
 * a use of the whole namespace to the first module; the bundler removes it again as unused.
 *
 * @param modulePath end of the path of the exposed module
 */
export function wholeShares(modulePath: string, shares: readonly string[]): Plugin {
  const uses = shares
    .map(
      (share, index) =>
        `import * as s${index}$ from '${share}';\n/* @__PURE__ */ Object.keys(s${index}$);`,
    )
    .join('\n');
  return {
    name: 'thela:whole-shares',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: new RegExp(`/${modulePath}$`) },
      handler: (code) => `${code}\n${uses}\n`,
    },
  };
}
