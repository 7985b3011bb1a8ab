import { CONTRACT } from '@thela/contract';
import type { ToolComponent } from '@thela/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import * as v from 'valibot';
import { attemptUrl } from './attempt-url';
import { fetchCheckedFiles, removeStyles } from './checked-files';
import { isCompatible } from './compatibility';
import { lookUpRemote } from './registry';
import type { Canary } from './registry';
import { registerRelease, releaseRecordSchema } from './release';
import type { RegisteredRelease } from './release';
import type { LoadResult, OnLost } from './tool-loader';
import type { Channel, ToolFailureKind } from './tool-state';

const moduleSchema = v.object({
  default: v.custom<ToolComponent>((value) => typeof value === 'function'),
  contract: v.string(),
});

/** Where releases are named, and where they may come from. */
export interface ReleaseSource {
  /** Gives `remotes.json` as parsed JSON; its rejection means unreachable. */
  readonly readRegistry: (attempt: number) => Promise<unknown>;
  /** The only origins that code is taken from: `https://profit.example`. */
  readonly allowedOrigins: readonly string[];
  /** Whether this browser gets a release on trial. */
  readonly isInCanary: (name: string, canary: Canary) => boolean;
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
 * Loads a tool through Module Federation: looks up its release, refuses one that does not fit,
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
  const lookup = lookUpRemote(registry, name);
  if (lookup.kind === 'missing')
    return refuse('unreachable', `no release of ${name} is registered`);
  if (lookup.kind === 'malformed') {
    return refuse('broken', `the registry's entry makes no sense: ${lookup.reason}`);
  }
  const { live, canary, disabled } = lookup.remote;
  if (disabled) return refuse('disabled', disabled.reason, { version: live.version });
  const isOnTrial = canary !== undefined && attempt === 0 && source.isInCanary(name, canary);
  const release = isOnTrial ? canary.release : live;
  const { origin } = new URL(release.baseUrl);
  if (!source.allowedOrigins.includes(origin)) {
    const { version } = release;
    return refuse('tampered', `${origin} is not among the allowed origins`, { version });
  }
  return loadRelease({ name, attempt, onLost }, release, isOnTrial ? 'canary' : 'live');
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
  const release = registerRelease(parsed.output, address);
  return loadRelease({ name, attempt, onLost }, release, 'override');
}

async function loadRelease(
  { name, attempt, onLost }: Attempt,
  release: RegisteredRelease,
  channel: Channel,
): Promise<LoadResult> {
  const { version } = release;
  if (!isCompatible(CONTRACT, release.contract)) {
    const detail = `built for contract ${release.contract}, not ${CONTRACT}`;
    return refuse('incompatible', detail, { version });
  }
  const baseUrl = attemptUrl(release.baseUrl, attempt);
  const failure = await fetchCheckedFiles(release, baseUrl, (lost) =>
    onLost(baseUrl, { ...lost, version }),
  );
  // Nobody has seen this release yet: what is missing now is out of reach, not gone.
  if (failure?.kind === 'gone') return refuse('unreachable', failure.detail, { version });
  if (failure) return { ok: false, failure: { ...failure, version } };
  try {
    // A name of its own for each attempt: the federation runtime remembers what became of a name.
    const remote = `${name}_${version}_${attempt}`;
    const entry = new URL(release.entry, baseUrl).href;
    registerRemotes([{ name: remote, entry, type: 'module' }]);
    const result = accept(await loadRemote(`${remote}/tool`), { version, baseUrl, channel });
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

function refuse(
  kind: ToolFailureKind,
  detail: string,
  more: { readonly version?: string; readonly cause?: unknown } = {},
): LoadResult {
  return { ok: false, failure: { kind, detail, ...more } };
}
