import { createHash } from 'node:crypto';
import { basename, extname, resolve } from 'node:path';
import { build } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { forOldestBrowsers } from './oldest-browsers';
import { ownKeys } from './own-keys';

/** What an integrity attribute holds, of a script that is in a file of its own. */
interface FirstScript {
  readonly code: string;
  readonly fileName: string;
}

/**
 * Bundles a module as one classic script, which a page can run before it shows anything.
 *
 * @param module path of the module, `src/first-paint.ts`
 * @param options the options of the page's own build
 * @param how `loaded`: by the built page itself, as `<script id="first-theme" src="…">`. `named` is only named there,
 * `<meta name="first-script" content="/assets/first-paint-CGzUXzuO.js sha256-…">`: whoever makes the pages decides
 * which of them starts with it
 */
export function firstScript(
  module: string,
  options: InlineConfig['build'],
  how: 'named' | 'loaded',
): Plugin {
  let root = '';
  let made: FirstScript;
  return {
    name: `thela:first-script:${basename(module)}`,
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      made = await bundle(resolve(root, module), root, options);
      this.emitFile({ type: 'asset', fileName: made.fileName, source: made.code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [src, integrity] = [`/${made.fileName}`, integrityOf(made.code)];
        const id = basename(module, extname(module));
        const tag =
          how === 'named'
            ? `<meta name="first-script" content="${src} ${integrity}" />`
            : `<script id="${id}" src="${src}" integrity="${integrity}"></script>`;
        // First, so that it runs while the style sheet loads: a script waits for the style sheets before it.
        return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${tag}`);
      },
    },
  };
}

async function bundle(
  entry: string,
  root: string,
  options: InlineConfig['build'],
): Promise<FirstScript> {
  const name = basename(entry, extname(entry));
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [forOldestBrowsers(), ownKeys()],
    build: {
      ...options,
      license: false,
      // Nothing is left to preload.
      modulePreload: false,
      write: false,
      rolldownOptions: {
        input: { [name]: entry },
        // What is imported dynamically is in the same file, and runs when it is imported.
        output: {
          format: 'iife',
          entryFileNames: 'assets/[name]-[hash].js',
          codeSplitting: false,
        },
      },
    },
  });
  const [chunk, ...others] = [built]
    .flat()
    .flatMap((bundled) => ('output' in bundled ? bundled.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${entry} must become one script without other files.`);
  }
  return chunk;
}

function integrityOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
