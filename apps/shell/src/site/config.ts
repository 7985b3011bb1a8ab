import { parseSiteConfig } from '@thela/site-config';
import type { SiteConfig } from '@thela/site-config';
import { readOwnJson } from '@thela/page/own-answer';

/** After this many ms without an answer the page says that it cannot start. */
const TIMEOUT_MS = 30_000;

/** For the operator who opens the console. */
const DIRECT_MODE_WARNING =
  'AI mode "direct": everybody who opens this page can read the key, and spend on it. "gateway" keeps it on the server.';

/**
 * Fetches and checks `config.json`; warns on the console when it puts a key into the page.
 *
 * @throws Error that names the fault when the file cannot be fetched or is malformed
 */
export async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const config = parseSiteConfig(await readOwnJson(response));
  if (config.ai.mode === 'direct') console.warn(DIRECT_MODE_WARNING);
  return config;
}

let read: Promise<SiteConfig> | undefined;

/** `config.json`, fetched once however many ask for it. Rejects as `fetchConfig` does. */
export function readConfig(): Promise<SiteConfig> {
  read ??= fetchConfig();
  return read;
}
