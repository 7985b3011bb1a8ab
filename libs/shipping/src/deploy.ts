import { isDeepStrictEqual } from 'node:util';
import type { RemoteEntry } from '@thela/federation/registry';
import { registeredReleaseSchema, toRegistryRelease } from '@thela/federation/release';
import type { RegisteredRelease } from '@thela/federation/release';
import * as v from 'valibot';
import { ShippingError } from './shipping-error';
import type { DeployTarget } from './deploy-target';
import type { StoreResult } from './store-release';
import { keepWhile } from './keep-release';
import { canaried, deployed, parentOf, started } from './registry-changes';
import { changeEntry, readEntry, requireVerified, signersOf } from './registry-entry';
import type { EntryChange, PresentEntry } from './registry-entry';
import type { Release } from './release-folders';
import { allowedOrigins } from './published-remotes';
import { trustedKeys } from './trusted-keys';

export interface DeployOptions {
  /**
   * Public address of the folder that holds the tool's versions, `https://profit.example/`. The default
   * is that of the live release.
   */
  readonly url?: string | undefined;
  /** Percentage of the browsers that get the release, above 0 and below 100; without it, all get it. */
  readonly canary?: number | undefined;
  /**
   * Whether a site is being started: then a release that is live already keeps its canary, and the shell is
   * published, too, with the keys of this start.
   */
  readonly isStart?: boolean | undefined;
}

export interface DeployPlan extends EntryChange {
  /** Why the present entry is ignored and replaced, if it does not count. */
  readonly replaced: string | null;
  /** The release's origin, if the pages there do not allow code from it. */
  readonly refusedOrigin: string | null;
  /** Whether pages are published there that can show the tool. */
  readonly hasShell: boolean;
  /**
   * Uploads the release and enters it in the registry exactly as planned.
   *
   * @throws ShippingError when the tool's entry was changed after the plan was made, so that another change would be
   *   needed, or the release lay there and was removed meanwhile
   */
  readonly carryOut: () => Promise<Deployment>;
}

/** The result of a deploy. */
export interface Deployment extends EntryChange {
  readonly upload: StoreResult;
}

/**
 * Plans to make a release live, or a canary, and changes nothing. Registry and keys are read here only, so that
 * what is carried out is what was shown.
 *
 * @throws ShippingError when no key of ours may sign, no address is known, or there is no live release for a canary to
 *   run beside
 */
export async function planDeploy(
  target: DeployTarget,
  release: Release,
  options: DeployOptions = {},
): Promise<DeployPlan> {
  const { name, version } = release.record;
  const published = await target.readRemotes();
  const keys = await trustedKeys(target, name, published, options.isStart);
  const present = await readEntry(await target.readRegistry(), name, keys);
  const { read, next } = changeOf(release, options, target);
  const before = read(present);
  const after = next(before);

  const readAsPlanned = (now: PresentEntry): RemoteEntry | null => {
    if (isDeepStrictEqual(now, present)) return before;
    const entry = read(now);
    // Somebody else deployed the same release.
    if (entry && next(entry) === entry) return entry;
    throw new ShippingError(
      `Somebody else changed ${name} at ${target.description} after this deploy was planned, so its entry was ` +
        'left as it is. Look at npm run status, then try again.',
    );
  };
  const change = () =>
    changeEntry(target, name, keys, readAsPlanned, (entry) =>
      entry && entry !== before ? entry : after,
    );

  const { origin } = new URL((after.canary?.release ?? after.live).baseUrl);
  const allowed = allowedOrigins(published, name);
  return {
    before,
    after,
    signedBy: signersOf(present, before, after, keys).map(({ pin }) => pin.kid),
    replaced: present.kind === 'refused' ? present.reason : null,
    refusedOrigin: !allowed || allowed.includes(origin) ? null : origin,
    hasShell: published !== null,
    carryOut: async () => {
      const upload = await target.upload(name, version, release.folder);
      const changed =
        upload === 'present'
          ? await keepWhile(target, name, version, before, change)
          : await change();
      return { ...changed, upload };
    },
  };
}

/**
 * Uploads a release and enters it in the registry, as the live release or as a canary.
 *
 * @throws ShippingError when `planDeploy` or what it plans refuses
 */
export async function deployRelease(
  target: DeployTarget,
  release: Release,
  options: DeployOptions = {},
): Promise<Deployment> {
  const plan = await planDeploy(target, release, options);
  return plan.carryOut();
}

function changeOf(release: Release, { url, canary, isStart }: DeployOptions, target: DeployTarget) {
  const since = new Date().toISOString();
  const { name } = release.record;
  return {
    // A canary runs beside the live release, so that one must be signed.
    read: (present: PresentEntry): RemoteEntry | null =>
      canary === undefined || present.kind === 'missing'
        ? remoteOf(present)
        : requireVerified(present, name, target),
    next: (entry: RemoteEntry | null): RemoteEntry => {
      const registered = register(release, url, entry, target);
      if (canary !== undefined) return canaried(entry, registered, canary, since);
      return (isStart ? started : deployed)(entry, registered, since);
    },
  };
}

/** What an entry says that counts. */
function remoteOf(present: PresentEntry): RemoteEntry | null {
  return present.kind === 'verified' ? present.remote : null;
}

function register(
  { record }: Release,
  url: string | undefined,
  entry: RemoteEntry | null,
  { description }: DeployTarget,
): RegisteredRelease {
  const toolUrl = url ?? (entry && parentOf(entry.live.baseUrl));
  if (!toolUrl) {
    throw new ShippingError(
      `No entry that counts tells under which address ${description} is served. ` +
        `Name that of the tool's folder: --url https://${record.name}.example/`,
    );
  }
  const baseUrl = `${toolUrl.replace(/\/*$/, '/')}${record.version}/`;
  const registered = toRegistryRelease(record, baseUrl);
  if (v.is(registeredReleaseSchema, registered)) return registered;
  throw new ShippingError(
    `"${toolUrl}" is no address of a folder. One looks like https://${record.name}.example/`,
  );
}
