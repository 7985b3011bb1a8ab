import type { Plugin } from 'vite';

/**
 * Makes a tool count as using every export of the modules that the shell shares with it.
 *
 * The federation plugin drops the exports that it saw nobody import, and it stops looking when the
 * build was quiet for 10 ms. On a busy machine that is too early: the build then fails with
 * MISSING_EXPORT. A whole-namespace use in the first module it reads settles the question; the
 * bundler removes it again, since its result is not used.
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
