import { browserStorage, createCanaryBucket } from '@thela/federation';
import { mayFetchUnasked } from '../prefetch-tools';
import type { AppState } from '../app-state';
import { whenIdle } from '../when-idle';
import { releasesToCache } from './live-releases';
import { postToWorker } from './registration';

type Needed = Pick<AppState, 'config' | 'loaders' | 'registry'>;

/**
 * Has the service worker keep the live releases: all of them, or where data is dear those that were
 * opened. Only a registry that was read anew says what is live.
 */
export async function cacheTools({ config, loaders, registry }: Needed): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const isInCanary = createCanaryBucket(browserStorage, Math.random);
  const opened = new Set<string>();
  let takeBack = () => {};

  const later = () => {
    takeBack();
    takeBack = whenIdle(() => {
      const state = registry.getSnapshot();
      if (state.status !== 'current') return;
      const isWanted = (name: string) => opened.has(name) || mayFetchUnasked();
      const rules = { allowedOrigins: config.remotes.allowedOrigins, isInCanary, isWanted };
      if (active) postToWorker(active, { type: 'keep', ...releasesToCache(state.registry, rules) });
    });
  };
  for (const [name, loader] of loaders) {
    const note = () => {
      if (loader.getSnapshot().status !== 'ready' || opened.has(name)) return;
      opened.add(name);
      later();
    };
    loader.subscribe(note);
    note();
  }
  registry.subscribe(later);
  later();
}
