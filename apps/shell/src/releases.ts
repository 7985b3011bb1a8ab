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

/** Where the page gets its tools from. */
export interface ToolSource {
  readonly registry: RegistrySource;
  readonly overrides: OverrideStore;
  /** Loads the tool of an app folder; never rejects. */
  readonly load: (remote: string, attempt: number, onLost: OnLost) => Promise<LoadResult>;
  /** Fetches and checks what opening the tool needs, and does not run it; never rejects. */
  readonly prefetch?: (remote: string, options: PrefetchOptions) => Promise<void>;
}

/** The tools as the registry's releases: the code of each is checked before it runs. */
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
      // Opening a tool handles a failure.
      await Promise.all([
        loadFederationRuntime().catch(() => {}),
        prefetchTool(remote, source, options),
      ]);
    },
  };
}

/** The registry of this site; nothing is fetched yet. */
export function siteRegistry(): RegistrySource {
  return createRegistrySource({ fetchRegistry, storage: browserStorage, now: Date.now });
}

/** Fetches `remotes.json`. Rejects when it cannot be fetched or is not JSON. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return response.json();
}
