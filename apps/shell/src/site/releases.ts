import type { Language } from '@thela/contract';
import { browserStorage } from '@thela/federation';
import {
  createCanaryBucket,
  createOverrides,
  createRegistrySource,
  createVerifier,
  prefetchTool,
  loadTool,
} from '@thela/federation/releases';
import type { RegistrySource, ReleaseRules, ReleaseSource } from '@thela/federation/releases';
import type { SiteConfig } from '@thela/site-config';
import { readOwnJson } from '@thela/page/own-answer';
import { readConfig } from './config';
import type { ToolSource } from './tool-source';

/**
 * The tools as the registry's releases: the code of each is checked before it runs.
 *
 * @param language gives the one that the page is in
 * @param guardImports resolves when a service worker checks what `import()` gets
 */
export function releasesIn(
  registry: RegistrySource,
  config: SiteConfig,
  language: () => Language,
  guardImports: () => Promise<void>,
): ToolSource {
  const rules = releaseRules(config);
  const overrides = createOverrides(config.remotes.allowOverride, rules.originsOf, browserStorage);
  const source: ReleaseSource = {
    ...rules,
    readRegistry: registry.readToOpen,
    language,
    overrideOf: (name) => overrides.getSnapshot()[name],
    ...(config.offline ? { guardImports } : {}),
  };
  return {
    releases: async () => ({ registry, overrides }),
    load: (remote, attempt, onLost) => loadTool(remote, source, attempt, onLost),
    prefetch: (remote, options) =>
      prefetchTool(remote, { ...source, readRegistry: registry.read }, options),
    prefetchStored: (remote) =>
      prefetchTool(
        remote,
        { ...source, readRegistry: registry.readStored },
        { lowPriority: false, includeLazy: false, mayChange: true },
      ),
  };
}

export function releaseRules({ remotes: { tools } }: SiteConfig): ReleaseRules {
  return {
    originsOf: (name) => (Object.hasOwn(tools, name) ? (tools[name]?.origins ?? []) : []),
    isInCanary: createCanaryBucket(browserStorage, Math.random),
  };
}

/** The registry of this site; nothing is fetched yet. */
export function siteRegistry(): RegistrySource {
  const verifier = createVerifier({
    // The registry is fetched while the configuration is still on its way.
    pinnedTools: async () => (await readConfig()).remotes.tools,
    storage: browserStorage,
  });
  return createRegistrySource({ fetchRegistry, verifier, storage: browserStorage, now: Date.now });
}

/** Fetches `remotes.json`. Rejects when it cannot be fetched or is not JSON. */
async function fetchRegistry(): Promise<unknown> {
  return readOwnJson(await fetch('/remotes.json'));
}
