import { isDeepStrictEqual } from 'node:util';
import type { RemoteEntry } from '@thela/federation/registry';
import type { RegisteredRelease } from '@thela/federation/release';
import { ShippingError } from './shipping-error';

/** How many earlier releases an entry keeps. */
const MAX_PREVIOUS = 10;

/**
 * The entry of a tool after a release was deployed: the release is live, the one before it is the first of
 * `previous`, and a running canary ends. A disabled tool stays disabled.
 *
 * @param entry `null` for a tool without an entry
 * @param since now, as an ISO timestamp
 */
export function deployed(
  entry: RemoteEntry | null,
  release: RegisteredRelease,
  since: string,
): RemoteEntry {
  if (!entry) return { live: release, since, previous: [] };
  if (entry.live.version === release.version) {
    const isSame = !entry.canary && isDeepStrictEqual(entry.live, release);
    return isSame ? entry : { ...withoutCanary(entry), live: release };
  }
  return { ...withoutCanary(entry), live: release, since, previous: historyFor(entry, release) };
}

/**
 * The entry after a site was started with a release: the same as after a deploy, except that a release
 * that is live already keeps its entry, with only the address changed to that of the site.
 */
export function started(
  entry: RemoteEntry | null,
  release: RegisteredRelease,
  since: string,
): RemoteEntry {
  if (entry?.live.version !== release.version) return deployed(entry, release, since);
  const { canary } = entry;
  if (isDeepStrictEqual(entry.live, release)) return entry;
  const moved = canary && moveTo(canary.release, parentOf(release.baseUrl));
  return { ...entry, live: release, ...(moved ? { canary: { ...canary, release: moved } } : {}) };
}

/**
 * The entry when `percent` of the browsers get a release as a canary; the live release stays.
 *
 * @param percent above 0 and below 100
 * @throws ShippingError when the tool has no live release, or the release is live already
 */
export function canaried(
  entry: RemoteEntry | null,
  release: RegisteredRelease,
  percent: number,
  since: string,
): RemoteEntry {
  if (!(percent > 0 && percent < 100)) {
    throw new ShippingError(
      `A canary gets more than 0 and less than 100 per cent, such as 10 or 0.5, not ${percent}.`,
    );
  }
  if (!entry) {
    throw new ShippingError(
      'A canary runs beside a live release, and there is none yet: deploy one without --canary first.',
    );
  }
  if (entry.live.version === release.version) {
    throw new ShippingError(
      `${release.version} is live already, so it cannot be tried out beside itself.`,
    );
  }
  const { canary } = entry;
  const isSame = canary?.percent === percent && isDeepStrictEqual(canary.release, release);
  return isSame ? entry : { ...entry, canary: { release, percent, since } };
}

/**
 * The entry after its canary became the live release.
 *
 * @throws ShippingError when no canary is running
 */
export function promoted(entry: RemoteEntry, since: string): RemoteEntry {
  if (!entry.canary) throw new ShippingError('No canary is running, so there is none to promote.');
  return deployed(entry, entry.canary.release, since);
}

/** The entry without its canary: all browsers get the live release again. */
export function withoutCanary(entry: RemoteEntry): RemoteEntry {
  const { canary: _, ...rest } = entry;
  return rest;
}

/**
 * The entry after a rollback to an earlier release.
 *
 * `previous` is a stack. A rollback to one of its releases removes that one and all newer ones, and does not
 * add the release that was live until now. So each rollback goes further back and never forward. A release
 * that is not in `previous` goes live in the same way as by a deploy.
 *
 * @throws ShippingError when the release is live already
 */
export function rolledBack(
  entry: RemoteEntry,
  release: RegisteredRelease,
  since: string,
): RemoteEntry {
  if (entry.live.version === release.version) {
    throw new ShippingError(`${release.version} is live already: nothing to roll back.`);
  }
  const index = entry.previous.findIndex(({ version }) => version === release.version);
  if (index < 0) return deployed(entry, release, since);
  const previous = entry.previous.slice(index + 1);
  return { ...withoutCanary(entry), live: release, since, previous };
}

export function disabled(entry: RemoteEntry, reason: string, since: string): RemoteEntry {
  if (entry.disabled?.reason === reason) return entry;
  return { ...entry, disabled: { reason, since: entry.disabled?.since ?? since } };
}

export function enabled(entry: RemoteEntry): RemoteEntry {
  if (!entry.disabled) return entry;
  const { disabled: _, ...rest } = entry;
  return rest;
}

/** The public address of the folder that holds a tool's releases, from the address of one release. */
export function parentOf(baseUrl: string): string {
  return new URL('..', baseUrl).href;
}

function moveTo(release: RegisteredRelease, toolUrl: string): RegisteredRelease {
  return { ...release, baseUrl: `${toolUrl}${release.version}/` };
}

function historyFor(entry: RemoteEntry, next: RegisteredRelease): RemoteEntry['previous'] {
  const { version, contract } = entry.live;
  const left = { version, contract, ...(entry.since ? { since: entry.since } : {}) };
  const earlier = entry.previous.filter((release) => release.version !== version);
  return [left, ...earlier]
    .filter((release) => release.version !== next.version)
    .slice(0, MAX_PREVIOUS);
}

/** The versions that an entry names: live, canary and earlier ones. */
export function versionsIn({ live, canary, previous }: RemoteEntry): ReadonlySet<string> {
  const all = [live, ...(canary ? [canary.release] : []), ...previous];
  return new Set(all.map(({ version }) => version));
}
