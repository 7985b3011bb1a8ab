import { join } from 'node:path';
import { verifyEntry } from '@thela/federation/statement';
import { pinnedKeys, readPublishedRemotes } from './published-remotes';
import { readRegistryFile } from './registry-file';
import { SHELL } from './site-layout';

/**
 * The number of each tool's statement at a site folder, by app folder. Entries that the pages there refuse are
 * left out.
 *
 * @throws ShippingError when the registry or the config.json there is not valid
 */
export async function liveNumbers(siteFolder: string): Promise<Record<string, number>> {
  const published = readPublishedRemotes(siteFolder);
  const { remotes } = readRegistryFile(join(siteFolder, SHELL, 'remotes.json'));
  const verified = Object.entries(remotes).map(async ([tool, entry]) => {
    const result = await verifyEntry(entry, tool, pinnedKeys(published, tool) ?? []);
    return result.ok ? [[tool, result.statement.seq] as const] : [];
  });
  return Object.fromEntries((await Promise.all(verified)).flat());
}
