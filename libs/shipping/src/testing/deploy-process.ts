// One of several processes that deploy at the same time. Sends `ready`, waits for a message, then deploys its
// releases one after the other.
import { deployRelease } from '../deploy';
import { folderTarget } from '../folder-target';
import type { Release } from '../release-folders';

/** The only argument from the parent process, in JSON. */
export interface DeployTask {
  readonly site: string;
  readonly url: string;
  readonly releases: readonly Release[];
}

const { site, url, releases } = JSON.parse(process.argv[2] ?? '') as DeployTask;

process.once('message', () => void run());
process.send?.('ready');

async function run() {
  for (const release of releases) await deployRelease(folderTarget(site), release, { url });
  process.exit(0);
}
