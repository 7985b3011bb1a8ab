import { isDeepStrictEqual } from 'node:util';
import type { Canary, RemoteEntry } from '@thela/federation/registry';
import { toRegistryRelease } from '@thela/federation/release';
import { ShippingError } from './shipping-error';
import type { DeployTarget } from './deploy-target';
import { keepWhile } from './keep-release';
import { parentOf, promoted, rolledBack, withoutCanary } from './registry-changes';
import { changeVerifiedEntry, readVerifiedEntry } from './registry-entry';
import type { EntryChange } from './registry-entry';

/**
 * Ends a running canary; without one, makes the release live that was live before.
 *
 * @param version the release to make live instead, which must be at the target
 * @throws ShippingError when there is no earlier release, or it is damaged or was removed meanwhile
 */
export async function rollBack(
  target: DeployTarget,
  tool: string,
  version?: string,
): Promise<EntryChange> {
  const entry = await readVerifiedEntry(target, tool);
  if (entry.canary && version === undefined) {
    return changeVerifiedEntry(target, tool, (now) => withoutCanary(unchanged(now, entry, tool)));
  }
  const wanted = version ?? entry.previous[0]?.version;
  if (!wanted) {
    throw new ShippingError(
      `${tool} has no earlier release to go back to at ${target.description}. ` +
        'Any release that lies there can be named with --to-version.',
    );
  }
  const record = await requireRelease(target, tool, wanted);
  const since = new Date().toISOString();
  return keepWhile(target, tool, wanted, entry, () =>
    changeVerifiedEntry(target, tool, (now) => {
      const baseUrl = `${parentOf(now.live.baseUrl)}${record.version}/`;
      return rolledBack(unchanged(now, entry, tool), toRegistryRelease(record, baseUrl), since);
    }),
  );
}

/**
 * Makes a running canary the live release.
 *
 * @throws ShippingError when no canary is running, or its files are damaged
 */
export async function promoteCanary(target: DeployTarget, tool: string): Promise<EntryChange> {
  const entry = await readVerifiedEntry(target, tool);
  if (entry.canary) await requireRelease(target, tool, entry.canary.release.version);
  const since = new Date().toISOString();
  return changeVerifiedEntry(target, tool, (now) => promoted(unchanged(now, entry, tool), since));
}

/**
 * Ends or promotes a canary that was judged, if it is still the one that runs. The live release stays otherwise.
 *
 * @throws ShippingError when another canary runs, or none, or the judged one is to be promoted and damaged
 */
export async function settleCanary(
  target: DeployTarget,
  tool: string,
  judged: Canary,
  verdict: 'end' | 'promote',
): Promise<EntryChange> {
  if (verdict === 'promote') await requireRelease(target, tool, judged.release.version);
  const since = new Date().toISOString();
  return changeVerifiedEntry(target, tool, (now) => {
    if (!isDeepStrictEqual(now.canary, judged)) {
      throw new ShippingError(
        `Somebody else changed the canary of ${tool} meanwhile, so nothing was done.`,
      );
    }
    return verdict === 'end' ? withoutCanary(now) : promoted(now, since);
  });
}

async function requireRelease(target: DeployTarget, tool: string, version: string) {
  const release = await target.lookUpRelease(tool, version);
  if (release.kind === 'intact') return release.record;
  throw new ShippingError(
    release.kind === 'absent'
      ? `The release ${version} of ${tool} does not lie at ${target.description}.`
      : `The release ${version} of ${tool} at ${target.description} is damaged: ` +
          `${release.faults.join('; ')}. ` +
          `npm run deploy ${tool} -- --release ${version} uploads it anew where it was made.`,
  );
}

/** Checks that nobody else changed the entry between reading and locking it. */
function unchanged(now: RemoteEntry, seen: RemoteEntry, tool: string): RemoteEntry {
  const versions = ({ live, canary }: RemoteEntry) => `${live.version} ${canary?.release.version}`;
  if (versions(now) === versions(seen)) return now;
  throw new ShippingError(`Somebody else deployed ${tool} meanwhile. Look at it and try again.`);
}
