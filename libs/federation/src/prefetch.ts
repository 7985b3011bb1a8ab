import { retryUrl } from './retry-url';
import { prefetchFiles } from './checked-files';
import type { PrefetchOptions } from './checked-files';
import { chooseRelease } from './choose-release';
import { loadRunnerOf } from './load-tool';
import type { ReleaseSource } from './load-tool';
import type { VerifiedRegistry } from './verified-registry';

/** What decides which release is prefetched. */
export interface PrefetchSource extends Omit<ReleaseSource, 'readRegistry'> {
  /** Gives `null` where nothing is known yet. */
  readonly readRegistry: () => Promise<VerifiedRegistry | null>;
}

/**
 * Fetches and checks the files of the release that opening a tool would load, and runs none of them.
 * Never rejects: opening the tool reports a failure that is still there. An overridden tool is not
 * prefetched, because its `release.json` is read again each time the tool is opened.
 *
 * @param name app folder of the tool, `profit`
 */
export async function prefetchTool(
  name: string,
  source: PrefetchSource,
  options: PrefetchOptions,
): Promise<void> {
  if (source.overrideOf(name)) return;
  try {
    const registry = await source.readRegistry();
    if (!registry) return;
    const choice = chooseRelease(registry, name, source, 0);
    if (!choice.ok) return;
    const { release } = choice;
    loadRunnerOf(release).catch(() => {});
    await prefetchFiles(release, retryUrl(release.baseUrl, 0), source.language(), options);
  } catch {
    // The registry cannot be read. Opening the tool will report that.
  }
}
