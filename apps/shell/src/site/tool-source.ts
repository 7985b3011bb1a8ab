import type { LoadResult, OnLost } from '@thela/federation';
import type { OverrideStore, PrefetchOptions, RegistrySource } from '@thela/federation/releases';

/** What this site, and this browser, say of which release of a tool is opened. */
export interface Releases {
  readonly registry: RegistrySource;
  readonly overrides: OverrideStore;
}

export interface ToolSource {
  /** Rejects when its code cannot be fetched; the next call tries again. */
  readonly releases: () => Promise<Releases>;
  /** Loads the tool of an app folder; never rejects. */
  readonly load: (remote: string, attempt: number, onLost: OnLost) => Promise<LoadResult>;
  /** Fetches and checks what opening the tool needs, and does not run it; never rejects. */
  readonly prefetch?: (remote: string, options: PrefetchOptions) => Promise<void>;
  /** Does so at once, by the registry that this browser has stored. Another release may be opened in the end. */
  readonly prefetchStored?: (remote: string) => Promise<void>;
}

/** @param load gives the source; a page that opens no tool does without its code */
export function lazyToolSource(load: () => Promise<ToolSource>): Required<ToolSource> {
  let loading: Promise<ToolSource> | undefined;
  const source = async () => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const quietly = (work: (source: ToolSource) => Promise<void> | undefined) =>
    source()
      .then(work)
      .catch(() => {});
  return {
    releases: async () => (await source()).releases(),
    load: async (...given) => {
      try {
        return await (await source()).load(...given);
      } catch (cause) {
        const detail = 'what opens tools cannot be fetched';
        return { ok: false, failure: { kind: 'unreachable', detail, cause } };
      }
    },
    prefetch: (...given) => quietly(({ prefetch }) => prefetch?.(...given)),
    prefetchStored: (name) => quietly(({ prefetchStored }) => prefetchStored?.(name)),
  };
}
