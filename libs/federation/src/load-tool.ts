import { CONTRACT } from '@thela/contract/version';
import type { ToolComponent } from '@thela/contract';
import * as v from 'valibot';
import { retryUrl } from './retry-url';
import { fetchCheckedFiles, removeStyles } from './checked-files';
import { chooseRelease, fitting, refuse } from './choose-release';
import type { ReleaseChoice, ReleaseRules } from './choose-release';
import { isCompatible } from './compatibility';
import { toRegistryRelease, releaseRecordSchema } from './release';
import type { LoadResult, OnLost } from './tool-loader';
import type { Channel } from './tool-state';

const moduleSchema = v.object({
  default: v.custom<ToolComponent>((value) => typeof value === 'function'),
  contract: v.string(),
});

/**
 * Fetches what runs the code of tools. Out of the start-up path: nobody needs the federation runtime
 * before there is a tool to be run. Rejects when it cannot be had.
 */
export const loadFederationRuntime = () => import('./federation-runtime');
type Host = Awaited<ReturnType<typeof loadFederationRuntime>>;

/** Where releases are named, and where they may come from. */
export interface ReleaseSource extends ReleaseRules {
  /** Gives `remotes.json` as parsed JSON; its rejection means unreachable. */
  readonly readRegistry: (attempt: number) => Promise<unknown>;
  /** Address of the release folder that takes the place of what the registry says. */
  readonly overrideOf: (name: string) => string | undefined;
}

/** One attempt at one tool. */
interface Attempt {
  readonly name: string;
  readonly attempt: number;
  readonly onLost: OnLost;
}

/**
 * Loads a tool through Module Federation: chooses its release, refuses one that does not fit,
 * fetches and checks its files, then evaluates its code. Never rejects.
 *
 * Only the first attempt takes a release on trial: whoever retries gets the live one.
 *
 * @param name app folder of the tool, `profit`
 * @param attempt 0, 1, 2, …; each loads under URLs of its own
 * @param onLost called when a lazy part is lost later
 */
export async function loadTool(
  name: string,
  source: ReleaseSource,
  attempt: number,
  onLost: OnLost,
): Promise<LoadResult> {
  const override = source.overrideOf(name);
  if (override) return loadReleaseAt(name, override, attempt, onLost);

  let registry: unknown;
  try {
    registry = await source.readRegistry(attempt);
  } catch (cause) {
    return refuse('unreachable', 'the registry cannot be read', { cause });
  }
  const choice = chooseRelease(registry, name, source, attempt);
  return choice.ok ? loadRelease({ name, attempt, onLost }, choice) : choice;
}

/**
 * Loads the release that lies at an address, whatever the registry says: checked against the
 * `release.json` in the same folder. Never rejects.
 *
 * @param address folder of the release, ending in a slash; the caller answers for its origin
 */
export async function loadReleaseAt(
  name: string,
  address: string,
  attempt: number,
  onLost: OnLost,
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
  const choice = fitting(toRegistryRelease(parsed.output, address), 'override');
  return choice.ok ? loadRelease({ name, attempt, onLost }, choice) : choice;
}

async function loadRelease(
  { name, attempt, onLost }: Attempt,
  { release, channel }: Extract<ReleaseChoice, { ok: true }>,
): Promise<LoadResult> {
  const { version } = release;
  const baseUrl = retryUrl(release.baseUrl, attempt);
  // Comes beside the tool's files, not after them; a failure counts when it is needed.
  loadFederationRuntime().catch(() => {});
  const failure = await fetchCheckedFiles(release, baseUrl, (lost) =>
    onLost(baseUrl, { ...lost, version }),
  );
  // Nobody has seen this release yet: what is missing now is out of reach, not gone.
  if (failure?.kind === 'gone') return refuse('unreachable', failure.detail, { version });
  if (failure) return { ok: false, failure: { ...failure, version } };
  let host: Host;
  try {
    host = await loadFederationRuntime();
  } catch (cause) {
    removeStyles(baseUrl);
    return refuse('unreachable', 'what runs tools cannot be fetched', { version, cause });
  }
  try {
    // A name of its own for each attempt: the federation runtime remembers what became of a name.
    const remote = `${name}_${version}_${attempt}`;
    const entry = new URL(release.entry, baseUrl).href;
    const result = accept(await host.runTool(remote, entry), { version, baseUrl, channel });
    if (!result.ok) removeStyles(baseUrl);
    return result;
  } catch (cause) {
    removeStyles(baseUrl);
    return refuse('broken', 'its code threw while it was evaluated', { version, cause });
  }
}

interface Arrival {
  readonly version: string;
  readonly baseUrl: string;
  readonly channel: Channel;
}

function accept(module: unknown, arrival: Arrival): LoadResult {
  const { version } = arrival;
  const parsed = v.safeParse(moduleSchema, module);
  if (!parsed.success) {
    return refuse('broken', `it does not export a tool: ${v.summarize(parsed.issues)}`, {
      version,
    });
  }
  const { default: Component, contract } = parsed.output;
  if (!isCompatible(CONTRACT, contract)) {
    return refuse('incompatible', `speaks contract ${contract}, not ${CONTRACT}`, { version });
  }
  const removeLooks = () => removeStyles(arrival.baseUrl);
  return { ok: true, tool: { Component, contract, ...arrival }, removeLooks };
}
