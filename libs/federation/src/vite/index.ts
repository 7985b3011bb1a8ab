import { federation } from '@module-federation/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { PluginOption, UserConfig, UserConfigFnObject } from 'vite';
import { earlyScript } from './early-script';
import { firstScript } from './first-script';
import { forOldestBrowsers, oldestBrowsers } from './oldest-browsers';
import { oneOpeningFile } from './one-opening-file';
import { ownKeys } from './own-keys';
import { playgroundPage } from './playground-page';
import { LICENSES } from '../release';
import { buildName } from './build-name';
import { checkedImports } from './checked-imports';
import { CONTAINER, directEntry } from './direct-entry';
import { releaseRecord } from './release-record';
import { sharedVersions } from './shared-versions';
import { translationGroups, translationLinks } from './translations';
import { wholeShares } from './whole-shares';

const ENTRY = 'remoteEntry.js';

/** Puts the container's tiny federation modules into one file. */
const ONE_FEDERATION_FILE = {
  name: 'federation',
  test: /\/@module-federation\/runtime|virtual:mf-external-runtime-core|localSharedImportMap/,
};

/**
 * The Vite configuration of a tool: `vite build` gives its federated release, `vite` its playground.
 *
 * Only a build uses the federation plugin; a playground is plain Vite on the tool's source.
 *
 * @param name the tool's app folder, `profit`
 */
export function toolConfig(name: string): UserConfigFnObject {
  return defineConfig(({ command }) => (command === 'build' ? release(name) : playground(name)));
}

/** What opens tools shares with the main script. */
const ALSO_EARLY = /\/(?:federation\/src\/provided-modules|contract\/src\/version)[.]/;

const oneOf = (...paths: readonly string[]) => new RegExp(`/(?:${paths.join('|')})[.]`);

/** What only some pages use, partly of packages that the start needs, too. */
export const lazyFiles = [
  {
    name: 'releases',
    from: oneOf('site/releases'),
    test: /\/(?:federation\/src|shell\/src\/site)\//,
    opensTools: true,
  },
  {
    name: 'tool-page',
    test: oneOf(
      'tool-page/(?!tool-part)[\\w-]+',
      'shell/src/(?:state/tool-shell|sample/use-sample)',
      'contract/src/(?:tool-shell|tool-location)',
    ),
    opensTools: true,
  },
  {
    name: 'later',
    test: oneOf(
      'pricing/src/(?:daily-performance|exact-figures|margin|menu-in-numbers)',
      'ui/src/(?:money|messages/[\\w-]+)',
      'ledger/src/(?:day-totals|entries-of-day|event-order|money-line|plates)',
      '(?:page|ui)/src/(?:language/(?:language-card|language-choice|own-texts)|back-link|section-card|tool-link)',
      'icons/chevron-left',
    ),
  },
  {
    name: 'sidebar',
    test: oneOf(
      'chrome/(?:sidebar|sidebar-section|quick-actions|sales-summary|vendor-card)',
      'ui/src/(?:chip|profit-colour)',
      'records/src/use-ledger-read',
    ),
  },
  {
    name: 'records',
    from: oneOf('records/src/device/stored-book'),
    test: /\/(?:records|ledger)\/src\/(?!csv-tables|ledger-file|device\/backup)/,
  },
];

/** The Vite configuration of the shell. `vite build --ssr` builds the prerenderer of its page. */
export function shellConfig(): UserConfigFnObject {
  return defineConfig(({ isSsrBuild }) => {
    const { plugins = [], ...config } = hostConfig();
    if (isSsrBuild) return { ...config, plugins, ...prerenderer() };
    return {
      ...config,
      plugins: [
        ...plugins,
        buildName('shell'),
        translationLinks(),
        earlyScript('src/early.ts', ALSO_EARLY, lazyFiles),
        firstScript('src/first-paint.ts', build(), 'named', '@thela/today/show-today'),
        firstScript('src/first-look.ts', build(), 'loaded'),
      ],
    };
  });
}

/** The Vite configuration of a page that loads tools: it provides React and the federation runtime. */
export function hostConfig(): UserConfig {
  return {
    plugins: views(),
    // The registry names the releases, so the runtime's support for manifests (snapshots) is left out.
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
    build: {
      ...build(),
      rolldownOptions: { output: { codeSplitting: { groups: translationGroups } } },
    },
  };
}

/**
 * The Vite configuration of a service worker: one classic script, added to the output of an earlier build.
 * Its name has no hash, because the browser updates a worker by fetching the same address again.
 *
 * @param entry path of its module, `src/service-worker/sw.ts`
 */
export function serviceWorkerConfig(entry: string): UserConfig {
  return defineConfig({
    publicDir: false,
    plugins: [forOldestBrowsers()],
    build: {
      ...build(),
      emptyOutDir: false,
      license: { fileName: 'sw-licenses.json' },
      rolldownOptions: {
        input: { sw: entry },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}

function release(name: string): UserConfig {
  const exposed = 'src/tool.tsx';
  const fromShell = { singleton: true, import: false as const };
  const shared = { react: fromShell, 'react-dom': fromShell };
  const versions = sharedVersions(name, Object.keys(shared));
  return {
    // Relative, so that the release runs from any folder of any origin.
    base: './',
    plugins: [
      wholeShares(exposed, Object.keys(shared)),
      checkedImports(),
      oneOpeningFile(exposed, [ONE_FEDERATION_FILE, ...translationGroups]),
      directEntry({ name, fileName: ENTRY, exposed }),
      ...views(),
      federation({
        name,
        filename: CONTAINER,
        exposes: { './tool': `./${exposed}` },
        dts: false,
        disableRemote: true,
        disableSnapshot: true,
        experiments: { externalRuntime: true },
        shared,
      }),
      releaseRecord({ name, entry: ENTRY, container: CONTAINER, shared: versions }),
    ],
    build: {
      ...build(),
      rolldownOptions: {
        input: { tool: exposed },
      },
    },
  };
}

function playground(name: string): UserConfig {
  return {
    appType: 'custom',
    plugins: [...views(), playgroundPage(name)],
    // There is no index.html in which Vite could find the entry. Without this line it would find the
    // entry's packages only while the page loads, bundle them and reload the page.
    optimizeDeps: {
      entries: ['src/playground.tsx'],
      // Vite looks for no imports in our packages where they are installed, and browsers cannot read CommonJS.
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
    server: { host: 'localhost', strictPort: true },
  };
}

function views(): PluginOption[] {
  return [react(), tailwindcss(), forOldestBrowsers(), ownKeys()];
}

/** The prerenderer, as one file without imports, which the publishing commands run. */
function prerenderer(): UserConfig {
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ...build(),
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  };
}

/**
 * The files to preload for an `import()`: none where it needs no other than its own, which it fetches itself. Each link costs a
 * cheap phone some ms, and the page starts with many small parts.
 */
function besidesItself(_: string, files: string[]): string[] {
  const needed = files.filter((file) => !/\/(?:early|rolldown-runtime)-/.test(file));
  return needed.length > 1 ? needed : [];
}

function build() {
  return {
    target: oldestBrowsers,
    // The page's policy allows files of known origins, but no data: URLs.
    assetsInlineLimit: 0,
    // A browser without modulepreload works, too: it fetches the files a little later.
    modulePreload: { polyfill: false, resolveDependencies: besidesItself },
    reportCompressedSize: false,
    // The licences of bundled packages demand that their texts are shipped with the code.
    license: { fileName: LICENSES },
  };
}
