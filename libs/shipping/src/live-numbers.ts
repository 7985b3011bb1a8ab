import { verifyEntry } from '@thela/federation/statement';
import { pinnedKeys } from './published-remotes';
import type { PublishedRemotes } from './published-remotes';
import type { RegistryEnvelope } from './registry-file';

/** The number of each tool's statement, by app folder. Entries that the published pages refuse are left out. */
export async function liveNumbers(
  { remotes }: RegistryEnvelope,
  published: PublishedRemotes | null,
): Promise<Record<string, number>> {
  const verified = Object.entries(remotes).map(async ([tool, entry]) => {
    const result = await verifyEntry(entry, tool, pinnedKeys(published, tool) ?? []);
    return result.ok ? [[tool, result.statement.seq] as const] : [];
  });
  return Object.fromEntries((await Promise.all(verified)).flat());
}
