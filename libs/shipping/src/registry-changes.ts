import { isDeepStrictEqual } from 'node:util';
import type { RemoteEntry } from '@thela/federation/registry';
import type { RegisteredRelease } from '@thela/federation/release';
import { ShippingError } from './shipping-error';

/** How many earlier releases an entry remembers. */
const MAX_PREVIOUS = 10;

/**
 * What a tool's entry becomes when a release is deployed: it is live, the one before it is the
 * first of `previous`, and a running canary ends. A tool that is switched off stays off.
 *
 * @param entry `null` for a tool that had none
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
 * What an entry becomes when a site is started with a release: as if it was deployed, but one that
 * is live already keeps all that was done to its entry since, and only moves to the site's address.
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
 * What an entry becomes when `percent` of the browsers shall try a release; live stays.
 *
 * @param percent above 0 and below 100
 * @throws ShippingError when there is nothing live beside it, or it is live itself
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
 * What an entry becomes when its canary goes live for everybody.
 *
 * @throws ShippingError when no canary is running
 */
export function promoted(entry: RemoteEntry, since: string): RemoteEntry {
  if (!entry.canary) throw new ShippingError('No canary is running, so there is none to promote.');
  return deployed(entry, entry.canary.release, since);
}

/** What an entry becomes when its canary ends and all browsers get the live release again. */
export function withoutCanary(entry: RemoteEntry): RemoteEntry {
  const { canary: _, ...rest } = entry;
  return rest;
}

/**
 * What an entry becomes when an earlier release goes live again.
 *
 * `previous` is a stack: to go back to one of its releases takes that one and all newer ones off,
 * and the release that was left is not put on. So each plain rollback goes one further back and
 * never forth again. A release that is not in `previous` is no step back: it goes live as a
 * deployed one does.
 *
 * @throws ShippingError when it is live already
 */
export function rolledBack(
  entry: RemoteEntry,
  release: RegisteredRelease,
  since: string,
): RemoteEntry {
  if (entry.live.version === release.version) {
    throw new ShippingError(`${release.version} is live already: nothing to roll back.`);
  }
  const place = entry.previous.findIndex(({ version }) => version === release.version);
  if (place < 0) return deployed(entry, release, since);
  const previous = entry.previous.slice(place + 1);
  return { ...withoutCanary(entry), live: release, since, previous };
}

/** What an entry becomes when the tool is switched off, with the reason that vendors read. */
export function disabled(entry: RemoteEntry, reason: string, since: string): RemoteEntry {
  if (entry.disabled?.reason === reason) return entry;
  return { ...entry, disabled: { reason, since: entry.disabled?.since ?? since } };
}

/** What an entry becomes when the tool is switched on again. */
export function enabled(entry: RemoteEntry): RemoteEntry {
  if (!entry.disabled) return entry;
  const { disabled: _, ...rest } = entry;
  return rest;
}

/** The public address of the folder that holds a tool's releases, from that of one of them. */
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
