import type { RemoteEntry } from '@thela/federation/registry';
import { registeredReleaseSchema, toRegistryRelease } from '@thela/federation/release';
import type { RegisteredRelease } from '@thela/federation/release';
import * as v from 'valibot';
import { ShippingError } from './shipping-error';
import type { DeployTarget } from './deploy-target';
import type { Placement } from './place-release';
import { keepWhile } from './keep-release';
import { canaried, deployed, parentOf, started } from './registry-changes';
import { changeEntry, readEntry, requireVerified, signersOf } from './registry-entry';
import type { EntryChange, PresentEntry } from './registry-entry';
import type { Release } from './release-folders';
import { allowedOrigins } from './published-remotes';
import { trustedKeys } from './trusted-keys';

/** Options of a deploy. */
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

/** The result of a dry run: the state of the release at the target, and the change of the entry. */
export interface DeployPlan extends EntryChange {
  readonly upload: 'absent' | 'intact' | 'damaged';
  /** Why the present entry is ignored and replaced, if it does not count. */
  readonly replaced: string | null;
  /** The release's origin, if the pages there do not allow code from it. */
  readonly refusedOrigin: string | null;
}

/** The result of a deploy. */
export interface Deployment extends EntryChange {
  readonly upload: Placement;
}

/**
 * Finds out what `deployRelease` would do, and changes nothing.
 *
 * @throws ShippingError when `deployRelease` would refuse
 */
export async function planDeploy(
  target: DeployTarget,
  release: Release,
  options: DeployOptions = {},
): Promise<DeployPlan> {
  const { name, version } = release.record;
  const keys = await trustedKeys(target, name, options.isStart);
  const present = await readEntry(await target.readRegistry(), name, keys);
  const { read, next } = changeOf(release, options, target);
  const before = read(present);
  const after = next(before);
  const signedBy = signersOf(present, before, after, keys).map(({ pin }) => pin.kid);
  const upload = (await target.lookUpRelease(name, version)).kind;
  const replaced = present.kind === 'refused' ? present.reason : null;
  const { origin } = new URL((after.canary?.release ?? after.live).baseUrl);
  const allowed = allowedOrigins(await target.readRemotes(), name);
  const refusedOrigin = !allowed || allowed.includes(origin) ? null : origin;
  return { before, after, signedBy, upload, replaced, refusedOrigin };
}

/**
 * Uploads a release and enters it in the registry, as the live release or as a canary.
 *
 * @throws ShippingError when no key of ours may sign, no address is known, there is no live release for a canary to run
 *   beside, or the release lay there and was removed meanwhile
 */
export async function deployRelease(
  target: DeployTarget,
  release: Release,
  options: DeployOptions = {},
): Promise<Deployment> {
  const { name, version } = release.record;
  const keys = await trustedKeys(target, name, options.isStart);
  const { read, next } = changeOf(release, options, target);
  // Checks the change first, so that a refused deploy uploads nothing.
  const entry = read(await readEntry(await target.readRegistry(), name, keys));
  next(entry);
  const upload = await target.upload(name, version, release.folder);
  const change = () => changeEntry(target, name, keys, read, next);
  const changed =
    upload === 'present' ? await keepWhile(target, name, version, entry, change) : await change();
  return { ...changed, upload };
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
