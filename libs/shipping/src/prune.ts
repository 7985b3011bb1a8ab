import { join } from 'node:path';
import type { DeployTarget } from './deploy-target';
import { listReleaseFolders, removeReleaseFolder } from './store-release';
import type { StoredRelease } from './store-release';
import { takenIntoUse } from './keep-release';
import { versionsIn } from './registry-changes';
import { readAsPages } from './registry-entry';
import { latestOf } from './release-folders';
import { ShippingError } from './shipping-error';

/**
 * A release stays this long after its upload, and after the registry named it last: pages that were opened while it was live may
 * still load parts of it.
 */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

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
 * Removes the releases at a target that its registry does not name and that were uploaded, or taken out of use, 30 days ago or
 * earlier. What lies there and what is named is read again before each removal, and what is named once more at the end.
 * Without an entry, nothing is removed: it may have been lost.
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
  const removed: string[] = [];
  for (const version of plan.removed) {
    const namedNow = await namedVersions(target, tool);
    if (isUsed(namedNow, version)) throw takenIntoUse(tool, version);
    // One that is being deployed again was renewed.
    if (!divide(await target.listReleases(tool), namedNow, now).removed.includes(version)) continue;
    await target.removeRelease(tool, version);
    removed.push(version);
  }
  const inUse = await namedVersions(target, tool);
  const lost = removed.find((version) => isUsed(inUse, version));
  if (lost !== undefined) throw takenIntoUse(tool, lost);
  const stay = plan.removed.filter((version) => !removed.includes(version));
  return { removed, kept: [...plan.kept, ...stay].toSorted() };
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
