import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@thela/federation/release';
import { ShippingError } from './shipping-error';
import { storeRelease } from './store-release';
import { replaceFile } from './files';
import { requireToolName } from './site-layout';
import { verifyRelease } from './verify-release';

/** An intact release folder and the content of its `release.json`. */
export interface Release {
  readonly folder: string;
  readonly record: ReleaseRecord;
}

/**
 * Makes an immutable release folder, `<releases>/<tool>/<version>/`, from a tool's build. An existing folder with
 * the same files is kept, even if it names an older commit.
 *
 * @param dist output folder of the build, with `release.json`
 * @param releases folder of all releases, with `<tool>/<version>/` and `<tool>/latest`
 * @throws ShippingError when the build is damaged
 */
export async function makeRelease(dist: string, releases: string): Promise<Release> {
  const { name, version } = verifyRelease(dist, 'Build it anew: npm run build.');
  const folder = join(releases, requireToolName(name), version);
  await storeRelease(dist, folder);
  return { folder, record: verifyRelease(folder) };
}

/** Makes a release the one that `npm run deploy` takes by default. */
export function markLatest({ record }: Release, releases: string): void {
  replaceFile(join(releases, record.name, 'latest'), `${record.version}\n`);
}

/**
 * Finds a release that was made here.
 *
 * @param version the default is the latest
 * @throws ShippingError when there is no such release, or it is damaged
 */
export function findRelease(releases: string, tool: string, version?: string): Release {
  const wanted = version ?? latestOf(tool, releases);
  if (!wanted) {
    throw new ShippingError(`${tool} has no release yet: run npm run release ${tool}.`);
  }
  const versions = versionsOf(tool, releases);
  if (!versions.includes(wanted)) {
    const present = versions.length > 0 ? `There are: ${versions.join(', ')}.` : 'There is none.';
    throw new ShippingError(
      `There is no release ${wanted} of ${tool} here. ${present} ` +
        `To make one: npm run release ${tool}.`,
    );
  }
  const folder = join(releases, tool, wanted);
  const remedy = `Make it anew: npm run release ${tool}.`;
  return { folder, record: verifyRelease(folder, remedy, tool) };
}

export function latestOf(tool: string, releases: string): string {
  const latest = join(releases, tool, 'latest');
  return existsSync(latest) ? readFileSync(latest, 'utf8').trim() : '';
}

function versionsOf(tool: string, releases: string): string[] {
  const folder = join(releases, tool);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}
