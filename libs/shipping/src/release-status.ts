import type { DeployTarget } from './deploy-target';
import { readAsPages } from './registry-entry';
import type { Release } from './release-folders';

/** What a release is at a target already. */
export type ReleaseStatus = 'live' | 'canary' | 'neither';

/**
 * Finds out whether the pages of a target get a release already. An entry that they refuse gives them none.
 *
 * @returns `canary` when the release is the running canary, to whatever percentage of the browsers
 */
export async function releaseStatus(
  target: DeployTarget,
  { record }: Release,
): Promise<ReleaseStatus> {
  const present = await readAsPages(target, record.name);
  if (present.kind !== 'verified') return 'neither';
  const { live, canary } = present.remote;
  if (live.version === record.version) return 'live';
  return canary?.release.version === record.version ? 'canary' : 'neither';
}
