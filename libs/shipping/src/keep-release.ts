import type { RemoteEntry } from '@thela/federation/registry';
import type { DeployTarget } from './deploy-target';
import { versionsIn } from './registry-changes';
import { ShippingError } from './shipping-error';

/**
 * Makes a release count as uploaded now, so that `pruneTarget` leaves it for 30 days. What cannot be renewed, as a folder of
 * another user, keeps its time: a deploy or a rollback does not fail for it.
 */
export async function renew(target: DeployTarget, tool: string, version: string): Promise<void> {
  await target.renewRelease(tool, version).catch(() => {});
}

/**
 * Takes a release into use that lies at a target. `pruneTarget` may remove one at the same time that the registry does not
 * name: such a one is renewed before the change, and looked for after it.
 *
 * @param entry of the tool before the change
 * @param change of the registry
 * @throws ShippingError when its files are gone
 */
export async function keepWhile<Result>(
  target: DeployTarget,
  tool: string,
  version: string,
  entry: RemoteEntry | null,
  change: () => Promise<Result>,
): Promise<Result> {
  if (entry && versionsIn(entry).has(version)) return change();
  await renew(target, tool, version);
  const result = await change();
  if ((await target.lookUpRelease(tool, version)).kind !== 'intact') {
    throw takenIntoUse(tool, version);
  }
  return result;
}

/** Tells that a release may have been taken into use and removed at the same time. */
export function takenIntoUse(tool: string, version: string): ShippingError {
  return new ShippingError(
    `${version} of ${tool} was taken into use while old releases were removed. If npm run status says that it is missing, ` +
      `upload it where it was made: npm run deploy ${tool} -- --release ${version}`,
  );
}
