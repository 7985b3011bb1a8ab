import { retryUrl } from './retry-url';
import { prefetchFiles } from './checked-files';
import type { PrefetchOptions } from './checked-files';
import { chooseRelease } from './choose-release';
import type { ReleaseSource } from './load-tool';

/**
 * Fetches the files of the release that opening a tool would load, checks them and runs nothing.
 * Never rejects: what fails is told to whoever opens the tool. An overridden tool is left alone,
 * because its release is read anew each time it is opened.
 *
 * @param name app folder of the tool, `profit`
 */
export async function prefetchTool(
  name: string,
  source: ReleaseSource,
  options: PrefetchOptions,
): Promise<void> {
  if (source.overrideOf(name)) return;
  try {
    const choice = chooseRelease(await source.readRegistry(0), name, source, 0);
    if (!choice.ok) return;
    const { release } = choice;
    await prefetchFiles(release, retryUrl(release.baseUrl, 0), options);
  } catch {
    // The registry cannot be read: whoever opens the tool is told.
  }
}
