import type { Language } from '@thela/contract';
import * as v from 'valibot';
import { acceptTool } from './accept-tool';
import { usesOnlyPageModules } from './provided-modules';
import { retryUrl } from './retry-url';
import { fetchCheckedFiles, removeStyles } from './checked-files';
import type { GuardImports } from './checked-files';
import { acceptCompatible, chooseRelease, refuse } from './choose-release';
import type { ReleaseChoice, ReleaseRules } from './choose-release';
import { toRegistryRelease, releaseRecordSchema } from './release';
import type { RegisteredRelease } from './release';
import type { LoadResult, OnLost } from './tool-loader';
import type { VerifiedRegistry } from './verified-registry';

/** Evaluates the entry of a release and gives its module `./tool`. */
type RunTool = (remote: string, entry: string) => Promise<unknown>;

/**
 * Fetches what runs the code of a release: the federation runtime, which is a lazy import, only for one that takes more
 * from the page than every page gives. Rejects when it cannot be fetched.
 */
export async function loadRunnerOf({ shared }: RegisteredRelease): Promise<RunTool> {
  if (usesOnlyPageModules(shared)) return runContainer;
  return (await import('./federation-runtime')).runTool;
}

/** Evaluates the entry of a release that takes only modules that the page gives to every release. */
async function runContainer(_remote: string, entry: string): Promise<unknown> {
  const container = (await import(/* @vite-ignore */ entry)) as Container;
  const tool = await container.get('./tool');
  return tool();
}

/** What the entry of a release exports. */
interface Container {
  readonly get: (name: string) => Promise<() => unknown>;
}

/** Where the loader learns which release of a tool to load. */
export interface ReleaseSource extends ReleaseRules {
  /** Returns the entries of `remotes.json`; rejects when it cannot be read. */
  readonly readRegistry: (attempt: number) => Promise<VerifiedRegistry>;
  /** Address of the release folder to load instead of the registry's release. */
  readonly overrideOf: (name: string) => string | undefined;
  /** The language of the page, whose texts are fetched beside the tool's code. */
  readonly language: () => Language;
  /** Called before a tool's code runs in a browser that does not check preloaded scripts. */
  readonly guardImports?: GuardImports;
}

interface Attempt extends AttemptOptions {
  readonly name: string;
  readonly attempt: number;
}

interface AttemptOptions {
  readonly language: Language;
  /** Called when a lazy chunk turns out to be gone or changed later. */
  readonly onLost: OnLost;
  readonly guardImports?: GuardImports | undefined;
}

/**
 * Loads a tool through Module Federation: chooses its release, refuses one that does not fit,
 * fetches and checks its files, then evaluates its code. Never rejects.
 *
 * Only the first attempt may choose a canary: a retry gets the live release.
 *
 * @param name app folder of the tool, `profit`
 * @param attempt 0, 1, 2, …; each uses different URLs
 * @param onLost called when a lazy chunk turns out to be gone or changed later
 */
export async function loadTool(
  name: string,
  source: ReleaseSource,
  attempt: number,
  onLost: OnLost,
): Promise<LoadResult> {
  const { guardImports } = source;
  const options = { language: source.language(), onLost, guardImports };
  const override = source.overrideOf(name);
  if (override) return loadReleaseAt(name, override, attempt, options);

  let registry: VerifiedRegistry;
  try {
    registry = await source.readRegistry(attempt);
  } catch (cause) {
    return refuse('unreachable', 'the registry cannot be read', { cause });
  }
  const choice = chooseRelease(registry, name, source, attempt);
  return choice.ok ? loadRelease({ name, attempt, ...options }, choice) : choice;
}

/**
 * Loads the release at an address instead of the registry's. Its files are checked against the hashes of
 * the `release.json` in the same folder. Never rejects.
 *
 * @param address folder of the release, ending in a slash; the caller has checked its origin
 */
export async function loadReleaseAt(
  name: string,
  address: string,
  attempt: number,
  options: AttemptOptions,
): Promise<LoadResult> {
  let record: unknown;
  try {
    const response = await fetch(`${address}release.json`, { cache: 'no-store' });
    if (!response.ok) {
      return refuse('unreachable', `${address}release.json answered ${response.status}`);
    }
    record = await response.json();
  } catch (cause) {
    return refuse('unreachable', `${address}release.json cannot be read`, { cause });
  }
  const parsed = v.safeParse(releaseRecordSchema, record);
  if (!parsed.success) {
    return refuse('broken', `${address}release.json makes no sense: ${v.summarize(parsed.issues)}`);
  }
  if (parsed.output.name !== name) {
    return refuse('broken', `${address} holds a release of ${parsed.output.name}, not of ${name}`);
  }
  const choice = acceptCompatible(toRegistryRelease(parsed.output, address), 'override');
  return choice.ok ? loadRelease({ name, attempt, ...options }, choice) : choice;
}

async function loadRelease(
  { name, attempt, language, onLost, guardImports }: Attempt,
  { release, channel, isBehind }: Extract<ReleaseChoice, { ok: true }>,
): Promise<LoadResult> {
  const { version } = release;
  const baseUrl = retryUrl(release.baseUrl, attempt);
  // Starts the download in parallel with the tool's files; a failure is handled below.
  loadRunnerOf(release).catch(() => {});
  const failure = await fetchCheckedFiles(release, baseUrl, {
    language,
    onLost: (lost) => onLost(baseUrl, { ...lost, version }),
    guardImports,
  });
  // `gone` is for a tool in use. A file that is missing when the tool is opened makes it unreachable.
  if (failure?.kind === 'gone') {
    return refuse(isBehind ? 'outdated' : 'unreachable', failure.detail, { version });
  }
  if (failure) return { ok: false, failure: { ...failure, version } };
  let runTool: RunTool;
  try {
    runTool = await loadRunnerOf(release);
  } catch (cause) {
    removeStyles(baseUrl);
    return refuse('unreachable', 'the federation runtime cannot be fetched', { version, cause });
  }
  try {
    // The federation runtime remembers the result of each name, so each attempt uses another name.
    const remote = `${name}_${version}_${attempt}`;
    const entry = new URL(release.entry, baseUrl).href;
    const module = await runTool(remote, entry);
    const result = await acceptTool(module, { version, baseUrl, channel }, language);
    if (!result.ok) removeStyles(baseUrl);
    return result;
  } catch (cause) {
    removeStyles(baseUrl);
    return refuse('broken', 'its code threw while it was evaluated or prepared', {
      version,
      cause,
    });
  }
}
