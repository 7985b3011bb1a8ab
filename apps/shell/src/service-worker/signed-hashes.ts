import { verifyEntry } from '@thela/federation/statement';
import type { PinnedKey, Statement } from '@thela/federation/statement';
import { plainAddress } from './tool-address';

/** Who may ship a tool, and from where. */
interface PinnedTool {
  readonly keys: readonly PinnedKey[];
  readonly origins: readonly string[];
}

export type PinnedTools = Readonly<Record<string, PinnedTool>>;

/** The sha384 of each file, by its plain address. */
type Hashes = ReadonlyMap<string, string>;

/** Reads what the statements in a registry say about a tool's files. */
export type ReadHashes = (registry: string, tool: string) => Promise<Hashes>;

const NONE: Hashes = new Map();

/**
 * Makes the reader of registries. It verifies each entry with the pinned keys before it reads anything of
 * it, and only once, because registries differ in few entries.
 *
 * @param tools as the published worker names them
 */
export function createHashReader(tools: PinnedTools): ReadHashes {
  const verified = new Map<string, Promise<Hashes>>();
  return async (registry, tool) => {
    const entry = entryIn(registry, tool);
    const pinned = tools[tool];
    if (entry === undefined || !pinned) return NONE;
    const name = JSON.stringify([tool, entry]);
    const known = verified.get(name);
    if (known) return known;
    const hashes = verifyEntry(entry, tool, pinned.keys).then((result) =>
      result.ok ? hashesIn(result.statement, pinned.origins) : NONE,
    );
    verified.set(name, hashes);
    return hashes;
  };
}

function entryIn(registry: string, tool: string): unknown {
  try {
    const { remotes } = JSON.parse(registry) as { remotes: Record<string, unknown> };
    return Object.hasOwn(remotes, tool) ? remotes[tool] : undefined;
  } catch {
    return undefined;
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

/** The files of a release by their plain addresses. */
export function filesIn(
  baseUrl: string,
  integrity: Readonly<Record<string, string>>,
): [string, string][] {
  return Object.entries(integrity).flatMap(([path, hash]): [string, string][] => {
    const address = plainAddress(new URL(path, baseUrl).href);
    return address === null ? [] : [[address, hash]];
  });
}
