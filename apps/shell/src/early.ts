// Runs before the page's own script has arrived, and asks for what the address needs beside it.
import type { SiteConfig } from '@thela/site-config';
import { readConfig } from './config';
import { watchEarlyPresses } from './early-press';
import { releasesIn, siteRegistry } from './releases';
import type { ToolSource } from './releases';
import { toolNameAt } from './tool-names';

const registry = siteRegistry();
let tools: ToolSource | undefined;

/** The tools of this page; the same for whoever asks. */
export function toolsOf(config: SiteConfig): ToolSource {
  tools ??= releasesIn(registry, config);
  return tools;
}

watchEarlyPresses(document);

const { pathname } = window.location;
// Before the configuration is there; the welcome does not need it. Whoever opens a tool handles a failure.
if (pathname !== '/') registry.read(0).catch(() => {});

const name = toolNameAt(pathname);
if (name) {
  readConfig()
    .then((config) => toolsOf(config).prefetch?.(name, { lowPriority: false, includeLazy: false }))
    // The page says so when it starts.
    .catch(() => {});
}
