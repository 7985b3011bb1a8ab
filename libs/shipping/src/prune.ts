import { join } from 'node:path';
import type { RemoteEntry } from '@thela/federation/registry';
import type { DeployTarget } from './deploy-target';
import { listReleaseFolders, removeReleaseFolder } from './place-release';
import type { StoredRelease } from './place-release';
import { readAsPages } from './registry-entry';
import { latestOf } from './release-folders';
import { ShippingError } from './shipping-error';

/** A release stays this long after its upload: pages that were opened while it was live may still load parts of it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What is removed at a place, and what stays: versions, sorted. */
export interface Pruning {
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}

/**
 * The versions that a target's entry of a tool names: live, canary and earlier ones; `null` where there is no entry.
 *
 * @throws ShippingError when the entry does not count, so that it is not known what is in use
 */
export async function namedVersions(
  target: DeployTarget,
  tool: string,
): Promise<ReadonlySet<string> | null> {
  const entry = await readAsPages(target, tool);
  if (entry.kind === 'missing') return null;
  if (entry.kind !== 'refused') return versionsIn(entry.remote);
  throw new ShippingError(
    `The entry of ${tool} at ${target.description} does not count, so it is not known which releases are in use, and none ` +
      `was removed: ${entry.reason}.`,
  );
}

/**
 * Removes the releases at a target that its registry does not name and that were uploaded 30 days ago or earlier. The registry
 * is read again before each removal, and once more at the end. Without an entry, nothing is removed: it may have been lost.
 *
 * @param now in ms since 1970
 * @throws ShippingError when it is not known what is in use, or a release was taken into use while it was removed
 */
export async function pruneTarget(
  target: DeployTarget,
  tool: string,
  now: number,
  isDryRun: boolean,
): Promise<Pruning> {
  const named = await namedVersions(target, tool);
  const plan = divide(await target.listReleases(tool), named, now);
  if (isDryRun) return plan;
  for (const version of plan.removed) {
    if (isUsed(await namedVersions(target, tool), version)) throw takenIntoUse(tool, version);
    await target.removeRelease(tool, version);
  }
  const inUse = await namedVersions(target, tool);
  const lost = plan.removed.find((version) => isUsed(inUse, version));
  if (lost !== undefined) throw takenIntoUse(tool, lost);
  return plan;
}

/**
 * Removes the releases that were made here 30 days ago or earlier, save the latest and those that are named.
 *
 * @param releases folder of all releases, as `makeRelease` takes it
 * @param now in ms since 1970
 */
export function pruneReleases(
  releases: string,
  tool: string,
  named: ReadonlySet<string> | null,
  now: number,
  isDryRun: boolean,
): Pruning {
  const folder = join(releases, tool);
  const inUse = named && new Set([...named, latestOf(tool, releases)]);
  const plan = divide(listReleaseFolders(folder), inUse, now);
  if (!isDryRun) for (const version of plan.removed) removeReleaseFolder(join(folder, version));
  return plan;
}

function versionsIn({ live, canary, previous }: RemoteEntry): ReadonlySet<string> {
  const all = [live, ...(canary ? [canary.release] : []), ...previous];
  return new Set(all.map(({ version }) => version));
}

function divide(
  stored: readonly StoredRelease[],
  named: ReadonlySet<string> | null,
  now: number,
): Pruning {
  const isOld = ({ version, storedAt }: StoredRelease) =>
    !isUsed(named, version) && now - storedAt >= KEPT_MS;
  const versions = (isRemoved: boolean) =>
    stored
      .filter((release) => isOld(release) === isRemoved)
      .map(({ version }) => version)
      .toSorted();
  return { removed: versions(true), kept: versions(false) };
}

function isUsed(named: ReadonlySet<string> | null, version: string): boolean {
  return named === null || named.has(version);
}

function takenIntoUse(tool: string, version: string): ShippingError {
  return new ShippingError(
    `${version} of ${tool} was taken into use meanwhile. If npm run status says that it is missing, upload it where it ` +
      `was made: npm run deploy ${tool} -- --release ${version}`,
  );
}
