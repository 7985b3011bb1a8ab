import type { PinnedTools } from '@thela/federation/statement';
import type { ReadEntry, ToolEntry } from './signed-hashes';

/**
 * The newest verified entry of a tool. An entry with a lower number than one of the same keys is not newer:
 * somebody may have put it back, and pages refuse it, too.
 *
 * @param registries texts of `remotes.json`, the newest first
 */
export async function newestEntry(
  registries: readonly string[],
  tool: string,
  readEntry: ReadEntry,
): Promise<ToolEntry | null> {
  const entries = await Promise.all(registries.map((text) => readEntry(text, tool)));
  return entries.reduceRight(
    (kept, entry) => (entry && !(kept && isOlder(entry, kept)) ? entry : kept),
    null,
  );
}

function isOlder(entry: ToolEntry, other: ToolEntry): boolean {
  return entry.seq < other.seq && entry.kids.every((kid) => other.kids.includes(kid));
}

/**
 * The registries with the newest verified entry of some tool. A damaged registry therefore does not replace a
 * good one.
 *
 * @param registries texts of `remotes.json`, the newest first
 */
export async function withNewestEntries(
  registries: readonly string[],
  tools: PinnedTools,
  readEntry: ReadEntry,
): Promise<string[]> {
  const needed = await Promise.all(
    Object.keys(tools).map(async (tool) => {
      const newest = await newestEntry(registries, tool, readEntry);
      const entries = await Promise.all(registries.map((text) => readEntry(text, tool)));
      return newest ? registries[entries.indexOf(newest)] : undefined;
    }),
  );
  return registries.filter((text) => needed.includes(text));
}
