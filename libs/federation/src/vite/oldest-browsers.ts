import type { Plugin } from 'vite';
import { readManifest } from './workspace';

/** The oldest browsers that the site works in, as builds name them: `chrome106`. */
export const oldestBrowsers = (readManifest('.').browserslist ?? []).map((browser) =>
  browser.replace(' >= ', ''),
);

/** What one of them lacks, and no build can put in. */
const NEWER =
  /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\.(with)\([^(),]+,|\b(?:URL\.(?:canParse|parse)|(?:Object|Map)\.groupBy|Promise\.(?:try|withResolvers)|Array\.fromAsync|AbortSignal\.any|Response\.json|RegExp\.escape|Iterator\.from)\b/g;

/** Fails a build whose code, its dependencies included, calls what the oldest browsers lack. */
export function forOldestBrowsers(): Plugin {
  return {
    name: 'thela:oldest-browsers',
    // Node runs the prerenderer.
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const newer = file.type === 'chunk' && newerIn(file.code);
        if (newer) this.error(`${file.fileName}: ${newer} is not in ${oldestBrowsers.join(', ')}.`);
      }
    },
  };
}

/** The first call of something newer; a method that the code defines itself is none. */
function newerIn(code: string): string | undefined {
  const calls = [...code.matchAll(NEWER)];
  return calls.find(([, first, second]) => {
    const method = first ?? second;
    return !method || !new RegExp(`(?<![.\\w$])${method}\\(`).test(code);
  })?.[0];
}
