import type { BuildOptions } from 'vite';

type Output = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['output']>;

/** React's files belong to the share scope; the federation plugin makes up modules of its own. */
const APART = /virtual:|__mf_|\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Puts all that a host's page needs before it shows anything into one file, whatever else shares
 * parts of it: fewer requests, and one text compresses better than many.
 *
 * @param entry the module that the page starts with, `src/main.tsx`: it keeps a file of its own, or
 *   the federation plugin would not know where the page starts
 */
export function startUpChunk(entry: string): Output {
  const test = (id: string) => !APART.test(id) && !id.endsWith('.html') && !id.endsWith(entry);
  return { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], test }] } };
}
