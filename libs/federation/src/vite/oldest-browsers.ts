import type { Plugin } from 'vite';
import { readManifest } from './workspace';

/** The oldest browsers that the site works in, as builds name them: `chrome106`. */
export const oldestBrowsers = (readManifest('.').browserslist ?? []).map((browser) =>
  browser.replace(' >= ', ''),
);

/** What one of them lacks, and no build can put in. */
const NEWER =
  /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\.(with)\([^(),]+,|\b(?:URL\.(?:canParse|parse)|(?:Object|Map)\.groupBy|Promise\.(?:try|withResolvers)|Array\.fromAsync|AbortSignal\.any|Response\.json|RegExp\.escape|Iterator\.from)\b/g;

/** A height by what the browser's bars leave of the screen, of which Chrome 106 knows nothing. */
const NEWER_HEIGHT = /[\w-]+:[^;{}]*\d[ds]vh[^;{}]*/g;
const RULE = /([^{};]+)\{([^{}]*\d[ds]vh[^{}]*)\}/g;

/**
 * Fails a build whose code, its dependencies included, calls what the oldest browsers lack, and gives style sheets a
 * height of the whole screen before each that they would leave out.
 */
export function forOldestBrowsers(): Plugin {
  return {
    name: 'thela:oldest-browsers',
    // Node runs the prerenderer.
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') {
          if (file.fileName.endsWith('.css')) file.source = withHeights(String(file.source));
          continue;
        }
        const newer = newerIn(file.code);
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

function withHeights(styles: string): string {
  return styles.replaceAll(RULE, (_rule, selector: string, body: string) => {
    const later: string[] = [];
    const declarations = body.replaceAll(NEWER_HEIGHT, (newer) => {
      const older = newer.replaceAll(/(\d)[ds]vh/g, '$1vh');
      if (!newer.includes('var(')) return `${older};${newer}`;
      // A browser finds out what such a one says too late to go by the older one.
      later.push(newer);
      return older;
    });
    const rule = `${selector}{${declarations}}`;
    return later.length === 0
      ? rule
      : `${rule}@supports (height:1svh){${selector}{${later.join(';')}}}`;
  });
}
