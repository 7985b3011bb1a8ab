// One of several processes that deploy at the same time. Sends `ready`, waits for a message, then deploys its
// releases one after the other.
import { deployRelease } from '../deploy';
import { folderTarget } from '../folder-target';
import { parseSigningKeys } from '../signing-keys';
import type { Release } from '../release-folders';

/** The only argument from the parent process, in JSON. */
export interface DeployTask {
  readonly site: string;
  readonly url: string;
  readonly releases: readonly Release[];
  readonly key: string;
}

const { site, url, releases, key } = JSON.parse(process.argv[2] ?? '') as DeployTask;

process.once('message', () => void run());
process.send?.('ready');

async function run() {
  const target = folderTarget(site, () => parseSigningKeys(key, 'the task'));
  for (const release of releases) await deployRelease(target, release, { url });
  process.exit(0);
}
