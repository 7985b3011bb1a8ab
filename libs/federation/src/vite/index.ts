import { federation } from '@module-federation/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { PluginOption, UserConfig, UserConfigFnObject } from 'vite';
import { earlyScript } from './early-script';
import { playgroundPage } from './playground-page';
import { buildName } from './build-name';
import { build } from './build-options';
import { checkedImports } from './checked-imports';
import { releaseRecord } from './release-record';
import { wholeShares } from './whole-shares';

export { serviceWorkerConfig } from './service-worker';

const ENTRY = 'remoteEntry.js';

/** What the entry of a release needs of the federation runtime: one file, where there were three tiny ones. */
const SMALL_PARTS = {
  groups: [
    {
      name: 'federation',
      test: /\/@module-federation\/runtime|virtual:mf-external-runtime-core/,
    },
  ],
};

/**
 * The Vite configuration of a tool: `vite build` gives its federated release, `vite` its playground.
 *
 * The federation plugin takes part in builds only; a playground is plain Vite on the tool's source.
 *
 * @param name the tool's app folder, `profit`
 */
export function toolConfig(name: string): UserConfigFnObject {
  return defineConfig(({ command }) => (command === 'build' ? release(name) : playground(name)));
}

/** The Vite configuration of the shell. `vite build --ssr` gives what prerenders its page. */
export function shellConfig(): UserConfigFnObject {
  return defineConfig(({ isSsrBuild }) => {
    const { plugins = [], ...config } = hostConfig();
    if (isSsrBuild) return { ...config, plugins, ...server() };
    return {
      ...config,
      plugins: [...plugins, buildName('shell'), earlyScript('src/early.ts')],
    };
  });
}

/** The Vite configuration of a page that loads tools: it provides React and the federation runtime. */
export function hostConfig(): UserConfig {
  return {
    plugins: views(),
    // The registry, not a manifest, says what to load: the runtime's snapshot part has no use.
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
    build: build(),
  };
}

function release(name: string): UserConfig {
  const exposed = 'src/tool.tsx';
  const fromShell = { singleton: true, import: false as const };
  const shared = { react: fromShell, 'react-dom': fromShell };
  return {
    // Relative, so that the release runs from any folder of any origin.
    base: './',
    plugins: [
      wholeShares(exposed, Object.keys(shared)),
      checkedImports(),
      ...views(),
      federation({
        name,
        filename: ENTRY,
        exposes: { './tool': `./${exposed}` },
        dts: false,
        disableRemote: true,
        disableSnapshot: true,
        experiments: { externalRuntime: true },
        shared,
      }),
      releaseRecord({ name, entry: ENTRY }),
    ],
    build: {
      ...build(),
      rolldownOptions: { input: { tool: exposed }, output: { codeSplitting: SMALL_PARTS } },
    },
  };
}

function playground(name: string): UserConfig {
  return {
    appType: 'custom',
    plugins: [...views(), playgroundPage(name)],
    // There is no page file to find the entry in; found late, its packages would be bundled while
    // the page loads, which then has to load again.
    optimizeDeps: { entries: ['src/playground.tsx'] },
    server: { host: 'localhost', strictPort: true },
  };
}

function views(): PluginOption[] {
  return [react(), tailwindcss()];
}

/** One file, which needs nothing beside it: the commands that publish run it. */
function server(): UserConfig {
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
