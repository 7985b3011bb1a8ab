import {
  browserStorage,
  createCanaryBucket,
  createOverrides,
  createRegistrySource,
  loadFederationRuntime,
  prefetchTool,
  loadTool,
} from '@thela/federation';
import type {
  LoadResult,
  OnLost,
  OverrideStore,
  PrefetchOptions,
  RegistrySource,
  ReleaseSource,
} from '@thela/federation';
import type { SiteConfig } from '@thela/site-config';

/** What the page's tools come from. */
export interface ToolSource {
  readonly registry: RegistrySource;
  readonly overrides: OverrideStore;
  /** Loads the tool of an app folder; never rejects. */
  readonly load: (remote: string, attempt: number, onLost: OnLost) => Promise<LoadResult>;
  /** Fetches, checks and does not run what opening the tool needs, if it can; never rejects. */
  readonly prefetch?: (remote: string, options: PrefetchOptions) => Promise<void>;
}

/** The tools as releases that a registry names: each one's code is checked, then run. */
export function releasesIn(registry: RegistrySource, config: SiteConfig): ToolSource {
  const { allowedOrigins, allowOverride } = config.remotes;
  const overrides = createOverrides(allowOverride, allowedOrigins, browserStorage);
  const source: ReleaseSource = {
    readRegistry: registry.read,
    allowedOrigins,
    isInCanary: createCanaryBucket(browserStorage, Math.random),
    overrideOf: (name) => overrides.getSnapshot()[name],
  };
  return {
    registry,
    overrides,
    load: (remote, attempt, onLost) => loadTool(remote, source, attempt, onLost),
    prefetch: async (remote, options) => {
      // A failure shows when a tool is opened.
      await Promise.all([
        loadFederationRuntime().catch(() => {}),
        prefetchTool(remote, source, options),
      ]);
    },
  };
}

/** The registry of this site, not asked for yet. */
export function siteRegistry(): RegistrySource {
  return createRegistrySource({ fetchRegistry, storage: browserStorage, now: Date.now });
}

/** Asks for `remotes.json`. Rejects when it cannot be had or is no JSON. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return response.json();
}
