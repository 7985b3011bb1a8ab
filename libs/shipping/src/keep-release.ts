import type { DeployTarget } from './deploy-target';
import { ShippingError } from './shipping-error';

/**
 * Makes a release count as uploaded now, so that `pruneTarget` leaves it for 30 days. What cannot be renewed, as a folder of
 * another user, keeps its time: a deploy or a rollback does not fail for it.
 */
export async function renew(target: DeployTarget, tool: string, version: string): Promise<void> {
  await target.renewRelease(tool, version).catch(() => {});
}

/**
 * Takes a release into use that lies at a target and that its registry need not name, so that `pruneTarget` may remove it
 * at the same time: it is renewed before the change, and looked for after it.
 *
 * @param change of the registry
 * @throws ShippingError when its files are gone
 */
export async function keepWhile<Result>(
  target: DeployTarget,
  tool: string,
  version: string,
  change: () => Promise<Result>,
): Promise<Result> {
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
