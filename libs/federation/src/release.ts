import type { Language } from '@thela/contract';
import * as v from 'valibot';

const file = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@~+-][\w./@~+-]*$/));
const integrity = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

/** The texts of licences, which a build puts beside its files. */
export const LICENSES = 'licenses.json';

/** Contract version, `<major>.<minor>`. */
const contract = v.pipe(v.string(), v.regex(/^\d+\.\d+$/));

const moduleVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+/));

const opening = {
  version: v.pipe(v.string(), v.regex(/^\d[\w.+-]*$/)),
  contract,
  /** The federation entry, relative to the release's folder. */
  entry: file,
  /** Scripts that opening the tool runs; all are fetched and checked before the first one runs. */
  scripts: v.array(file),
  /** Style sheets that the tool needs before it can be shown. */
  styles: v.array(file),
  /** Scripts with the tool's texts in a language other than English, by its tag; none in releases of before. */
  translations: v.optional(v.record(v.string(), v.array(file))),
  /** The modules that its code takes from the page, with the versions that it was built with if it says them. */
  shared: v.optional(v.union([v.array(v.string()), v.record(v.string(), moduleVersion)])),
};

/**
 * `release.json`, which a tool's build writes beside its files: it describes the release and has the hash
 * of every file in its folder.
 */
export const releaseRecordSchema = v.object({
  schema: v.literal(1),
  /** The tool's app folder, `profit`. */
  name: v.pipe(v.string(), v.minLength(1)),
  ...opening,
  /** Commit that last touched the tool's sources, `dirty` for uncommitted ones, else `unknown`. */
  commit: v.string(),
  files: v.record(file, v.object({ integrity, bytes: v.pipe(v.number(), v.safeInteger()) })),
});

export type ReleaseRecord = v.InferOutput<typeof releaseRecordSchema>;

/** A release in the registry: its address, and the hashes that its files are checked against. */
export const registeredReleaseSchema = v.object({
  /** Absolute address of the release's folder, ending in a slash: `https://x.test/1.0.0-ab12/`. */
  baseUrl: v.pipe(v.string(), v.check(isReleaseFolder, 'must be the address of a folder')),
  /** The tool's app folder, from `release.json`. Unsigned entries do not have it. */
  name: v.optional(v.string()),
  ...opening,
  /** Subresource integrity value of each file that a page may ask for, by its path in the folder. */
  integrity: v.record(file, integrity),
});

export type RegisteredRelease = v.InferOutput<typeof registeredReleaseSchema>;

/**
 * The files of a release without its texts in languages other than this one.
 *
 * @param paths files of the release
 */
export function filesIn(
  { translations = {} }: Pick<RegisteredRelease, 'translations'>,
  language: Language,
  paths: readonly string[],
): string[] {
  const others = Object.entries(translations).filter(([tag]) => tag !== language);
  const left = new Set(others.flatMap(([, files]) => files));
  return paths.filter((path) => !left.has(path));
}

/**
 * Whether an address can be the folder of a release: below an origin, ending in a slash, with a name that
 * `retryUrl` can respell.
 */
export function isReleaseFolder(address: string): boolean {
  try {
    const { protocol, origin, pathname } = new URL(address);
    const isPlain = /^https?:$/.test(protocol) && `${origin}${pathname}` === address;
    return isPlain && /[A-Za-z0-9][^/]*\/$/.test(pathname);
  } catch {
    return false;
  }
}

/** The release at `baseUrl` as a registry's entry, which every page reads: without the file that no page asks for. */
export function toRegistryRelease(record: ReleaseRecord, baseUrl: string): RegisteredRelease {
  return {
    baseUrl,
    name: record.name,
    version: record.version,
    contract: record.contract,
    entry: record.entry,
    scripts: record.scripts,
    styles: record.styles,
    ...(record.translations ? { translations: record.translations } : {}),
    ...(record.shared ? { shared: record.shared } : {}),
    integrity: Object.fromEntries(
      Object.entries(record.files)
        .filter(([path]) => path !== LICENSES)
        .map(([path, { integrity: value }]) => [path, value]),
    ),
  };
}
