// Runs before the page's main script has arrived, and fetches in parallel what the address needs.
import { browserStorage } from '@thela/federation/storage';
import type { SiteConfig } from '@thela/site-config';
import { readConfig } from './site/config';
import { correctPath } from '@thela/page/correct-path';
import { recordEarlyPresses } from './early-press';
import { followAuthLinks, takeAuthCallback } from '@thela/page/auth-address';
import { createLanguageStore, tellLanguage } from '@thela/page/language';
import { lazyToolSource } from './site/tool-source';
import type { ToolSource } from './site/tool-source';
import { toolNameAt } from './site/tool-names';

// Before the page reads its address: no link works on `//`.
const { search, hash } = window.location;
const pathname = correctPath(window.location.pathname);
if (pathname !== window.location.pathname) {
  window.history.replaceState(null, '', `${pathname}${search}${hash}`);
}

/** What led to this page. Before anything else runs, the address loses what must not stay in it. */
export const callback = takeAuthCallback();
followAuthLinks();

export const language = createLanguageStore(browserStorage);

// At each start, because a browser may forget one of them.
if (language.isChosen()) tellLanguage(language.getSnapshot());
language.subscribe(() => tellLanguage(language.getSnapshot()));

const name = toolNameAt(pathname);
const loadReleases = () => import('./site/releases');
// Does not wait for the configuration. Opening a tool handles a failure.
if (name) loadReleases().catch(() => {});

let tools: Required<ToolSource> | undefined;

/** The tools of this page; every call returns the same. */
export function toolsOf(config: SiteConfig): Required<ToolSource> {
  tools ??= lazyToolSource(async () => {
    const { releasesIn, siteRegistry } = await loadReleases();
    return releasesIn(siteRegistry(), config, language.getSnapshot, guardImports);
  });
  return tools;
}

async function guardImports(): Promise<void> {
  const { untilControlled } = await import('./offline/start-offline');
  await untilControlled();
}

recordEarlyPresses(document);

if (name) {
  readConfig()
    .then((config) => {
      const { prefetch, prefetchStored } = toolsOf(config);
      // The network need not have answered: this runs nothing.
      void prefetchStored(name);
      return prefetch(name, { lowPriority: false, includeLazy: false });
    })
    // `startPage` shows the failure.
    .catch(() => {});
}
