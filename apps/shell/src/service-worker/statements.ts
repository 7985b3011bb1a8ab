import type { PinnedTools } from '@thela/federation/statement';
import { newestEntry, withNewestEntries } from './latest-entries';
import { createEntryReader, filesIn } from './signed-hashes';
import type { ToolEntry } from './signed-hashes';
import { createRegistriesByPage, LATEST, NOTHING } from './page-registries';

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
   * Whether a file may have this sha256: by the newest verified entry of its tool, by one in a registry that an
   * open page has read, or by an override of the page that asks. For an unknown address the registry is fetched
   * once more.
   *
   * @param address plain, see `plainAddress`
   * @returns `null` when none of these names the address: the file must not be used, but may be right
   */
  readonly allow: (address: string, hash: string, page: string) => Promise<boolean | null>;
  /** The versions that the newest verified entry of each tool names. */
  readonly versions: () => Promise<readonly string[]>;
}

/**
 * @param tools as the published worker names them
 * @param fetchRegistry returns the text of `remotes.json`
 * @param allowOverride whether the site allows overrides. Page code can write their hashes in the cache, as it
 * can write the storage that names an override.
 */
export function createStatements(
  tools: PinnedTools,
  fetchRegistry: () => Promise<string>,
  allowOverride: boolean,
): Statements {
  const readEntry = createEntryReader(tools);
  const pages = createRegistriesByPage();
  let asked: Promise<void> | undefined;

  async function note(registry: string, page: string): Promise<void> {
    // Verified while the page does the same, so that its first file need not wait.
    for (const tool of Object.keys(tools)) void readEntry(registry, tool);
    // A page that gets no answer in time shows what the registry before said.
    const { registries: earlier } = await pages.read(LATEST);
    const addLatest = async (known: readonly string[]) =>
      withNewestEntries([...new Set([registry, ...known])], tools, readEntry);
    const changes = [
      pages.change(LATEST, async ({ registries }) => ({
        ...NOTHING,
        registries: await addLatest(registries),
      })),
    ];
    if (page !== '') {
      const add = (known: readonly string[]) => [...new Set([...known, ...earlier, registry])];
      changes.push(
        pages.change(page, (before) => ({ ...before, registries: add(before.registries) })),
      );
    }
    await Promise.all(changes);
    await pages.dropClosed();
  }

  /** The newest verified entries of the tools that may come from an origin; of all tools without one. */
  async function latestEntries(origin?: string): Promise<ToolEntry[]> {
    const { registries } = await pages.read(LATEST);
    const entries = namesAt(origin).map((tool) => newestEntry(registries, tool, readEntry));
    return (await Promise.all(entries)).filter((entry) => entry !== null);
  }

  async function latestHashesOf(address: string): Promise<string[]> {
    const entries = await latestEntries(new URL(address).origin);
    return entries.flatMap(({ hashes }) => hashes.get(address) ?? []);
  }

  async function openHashesOf(address: string): Promise<string[]> {
    const registries = (await pages.readOpen()).flatMap((page) => page.registries);
    const names = namesAt(new URL(address).origin);
    const entries = registries.flatMap((text) => names.map((tool) => readEntry(text, tool)));
    return (await Promise.all(entries)).flatMap((entry) => entry?.hashes.get(address) ?? []);
  }

  function namesAt(origin?: string): string[] {
    const names = Object.keys(tools);
    return origin ? names.filter((tool) => tools[tool]?.origins.includes(origin)) : names;
  }

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
      pages.change(page, (before) => {
        const files = Object.fromEntries(filesIn(baseUrl, integrity));
        return { ...before, overrides: { ...before.overrides, ...files } };
      }),
    allow: async (address, hash, page) => {
      const known = await latestHashesOf(address);
      if (known.includes(hash)) return true;
      const { overrides } = allowOverride && page !== '' ? await pages.read(page) : NOTHING;
      if (overrides[address] !== undefined) known.push(overrides[address]);
      known.push(...(await openHashesOf(address)));
      if (known.length > 0) return known.includes(hash);
      await askAnew();
      const found = await latestHashesOf(address);
      return found.length > 0 ? found.includes(hash) : null;
    },
    versions: async () => (await latestEntries()).flatMap(({ versions }) => versions),
  };
}
