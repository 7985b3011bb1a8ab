import { createHashReader, filesIn } from './signed-hashes';
import type { PinnedTools } from './signed-hashes';
import { createToldPages, LATEST, NOTHING } from './told-pages';

/** Knows which bytes the files of releases may have. */
export interface Statements {
  /**
   * Remembers the registry that a page got.
   *
   * @param page id of its client; empty for the worker itself
   */
  readonly note: (registry: string, page: string) => Promise<void>;
  /** Remembers the release that an override of a page names. */
  readonly noteOverride: (
    baseUrl: string,
    integrity: Readonly<Record<string, string>>,
    page: string,
  ) => Promise<void>;
  /**
   * Whether a file may have this sha384: by an entry of the latest registry or of one that an open page was
   * told, or by an override of the page that asks. For an unknown address the registry is fetched once more.
   *
   * @param address plain, see `plainAddress`
   * @returns `null` when none of these names the address: the file must not be used, but may be right
   */
  readonly allow: (address: string, hash: string, page: string) => Promise<boolean | null>;
}

/**
 * @param tools as the published worker names them
 * @param fetchRegistry returns the text of `remotes.json`
 */
export function createStatements(
  tools: PinnedTools,
  fetchRegistry: () => Promise<string>,
): Statements {
  const readHashes = createHashReader(tools);
  const told = createToldPages();
  let asked: Promise<void> | undefined;

  async function note(registry: string, page: string): Promise<void> {
    // Verified while the page does the same, so that its first file need not wait.
    for (const tool of Object.keys(tools)) void readHashes(registry, tool);
    // A page that gets no answer in time shows what the registry before said.
    const { registries: earlier } = await told.read(LATEST);
    const changes = [told.change(LATEST, () => ({ ...NOTHING, registries: [registry] }))];
    if (page !== '') {
      const add = (known: readonly string[]) => [...new Set([...known, ...earlier, registry])];
      changes.push(
        told.change(page, (before) => ({ ...before, registries: add(before.registries) })),
      );
    }
    await Promise.all(changes);
    await told.dropClosed();
  }

  /** The hashes that registries give a file. */
  async function hashesOf(address: string, registries: readonly string[]): Promise<string[]> {
    const { origin } = new URL(address);
    const names = Object.keys(tools).filter((tool) => tools[tool]?.origins.includes(origin));
    const lookups = registries.flatMap((text) => names.map((tool) => readHashes(text, tool)));
    return (await Promise.all(lookups)).flatMap((hashes) => hashes.get(address) ?? []);
  }

  async function latestHashesOf(address: string): Promise<string[]> {
    return hashesOf(address, (await told.read(LATEST)).registries);
  }

  /** Fetches the registry, once for all files that wait for it. */
  function askAnew(): Promise<void> {
    asked ??= fetchRegistry()
      .then((registry) => note(registry, ''))
      .catch(() => {})
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }

  return {
    note,
    noteOverride: (baseUrl, integrity, page) =>
      told.change(page, (before) => {
        const files = Object.fromEntries(filesIn(baseUrl, integrity));
        return { ...before, overrides: { ...before.overrides, ...files } };
      }),
    allow: async (address, hash, page) => {
      const known = await latestHashesOf(address);
      if (known.includes(hash)) return true;
      const { overrides } = page === '' ? NOTHING : await told.read(page);
      if (overrides[address] !== undefined) known.push(overrides[address]);
      const open = (await told.readOpen()).flatMap(({ registries }) => registries);
      known.push(...(await hashesOf(address, open)));
      if (known.length > 0) return known.includes(hash);
      await askAnew();
      const found = await latestHashesOf(address);
      return found.length > 0 ? found.includes(hash) : null;
    },
  };
}
