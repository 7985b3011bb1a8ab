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
 * Bundles a module as one classic script, which a page can run before it shows anything. What it imports dynamically is an ES
 * module of its own, with all that it needs: it waits for no other script of the page.
 *
 * @param module path of the module, `src/first-paint.ts`
 * @param options the options of the page's own build
 * @param how `loaded`: by the built page itself, as `<script id="first-look" src="…">`. `named` is only named there,
 * `<meta name="first-script" content="/assets/first-paint-CGzUXzuO.js sha256-…">`: whoever makes the pages decides
 * which of them starts with it
 * @param lazy what it imports dynamically, as it writes it
 */
export function firstScript(
  module: string,
  options: InlineConfig['build'],
  how: 'named' | 'loaded',
  lazy?: string,
): Plugin {
  let root = '';
  let made: FirstScript;
  return {
    name: `thela:first-script:${basename(module)}`,
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const paths: Record<string, string> = {};
      const files: FirstScript[] = [];
      if (lazy !== undefined) {
        const part = await bundle(lazy, root, options, { format: 'es' });
        paths[lazy] = `/${part.fileName}`;
        files.push(part);
      }
      made = await bundle(resolve(root, module), root, options, { format: 'iife', paths });
      for (const { fileName, code } of [made, ...files]) {
        this.emitFile({ type: 'asset', fileName, source: code });
      }
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
  output: { readonly format: 'es' | 'iife'; readonly paths?: Record<string, string> },
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
        preserveEntrySignatures: 'strict',
        external: Object.keys(output.paths ?? {}),
        output: { ...output, entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
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
