import { verifyEntry } from '@thela/federation/statement';
import type { PinnedTools, Statement } from '@thela/federation/statement';
import { plainAddress } from './tool-address';

/** The entries of a registry, by app folder; not validated. */
type Entries = Readonly<Record<string, unknown>>;

/** The sha256 of each file, by its plain address. */
type Hashes = ReadonlyMap<string, string>;

export interface ToolEntry {
  /** Of the live release and the canary. */
  readonly hashes: Hashes;
  /** Of all releases that the entry names. */
  readonly versions: readonly string[];
  readonly seq: number;
  /** Ids of the pinned keys that have signed it. */
  readonly kids: readonly string[];
}

/** Reads a tool's entry in the text of a registry; `null` when there is none that verifies. */
export type ReadEntry = (registry: string, tool: string) => Promise<ToolEntry | null>;

/**
 * Makes the reader of registries. It verifies each entry with the pinned keys before it reads anything of
 * it, and only once, because registries differ in few entries.
 *
 * @param tools as the published worker names them
 */
export function createEntryReader(tools: PinnedTools): ReadEntry {
  const parsed = new Map<string, Entries>();
  const verified = new Map<string, Promise<ToolEntry | null>>();

  /** Every file that is requested asks for the entries, so a text is parsed once. */
  function entriesIn(registry: string): Entries {
    const entries = parsed.get(registry) ?? parseEntries(registry);
    parsed.set(registry, entries);
    return entries;
  }

  return async (registry, tool) => {
    const entries = entriesIn(registry);
    const pinned = tools[tool];
    if (!Object.hasOwn(entries, tool) || !pinned) return null;
    const entry = entries[tool];
    const name = JSON.stringify([tool, entry]);
    const known = verified.get(name);
    if (known) return known;
    const read = verifyEntry(entry, tool, pinned.keys).then((result) => {
      if (!result.ok) return null;
      const { statement, kids } = result;
      const hashes = hashesIn(statement, pinned.origins);
      return { hashes, versions: versionsIn(statement), seq: statement.seq, kids };
    });
    verified.set(name, read);
    return read;
  };
}

function parseEntries(registry: string): Entries {
  try {
    const { remotes } = JSON.parse(registry) as { remotes?: Entries };
    return remotes ?? {};
  } catch {
    return {};
  }
}

function hashesIn({ live, canary }: Statement, origins: readonly string[]): Hashes {
  const releases = [live, ...(canary ? [canary.release] : [])];
  return new Map(
    releases
      .filter(({ baseUrl }) => origins.includes(new URL(baseUrl).origin))
      .flatMap(({ baseUrl, integrity }) => filesIn(baseUrl, integrity)),
  );
}

function versionsIn({ live, canary, previous }: Statement): string[] {
  const releases = [live, ...(canary ? [canary.release] : []), ...previous];
  return releases.map(({ version }) => version);
}

export function filesIn(
  baseUrl: string,
  integrity: Readonly<Record<string, string>>,
): [string, string][] {
  return Object.entries(integrity).flatMap(([path, hash]): [string, string][] => {
    const address = plainAddress(new URL(path, baseUrl).href);
    return address === null ? [] : [[address, hash]];
  });
}
