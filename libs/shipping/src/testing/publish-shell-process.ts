// One of several processes that publish a build of the shell at the same time. Sends `ready`, waits for a
// message, then publishes.
import { publishShellFiles } from '../shell-files';

/** The only argument from the parent process, in JSON. */
export interface PublishTask {
  readonly dist: string;
  readonly config: unknown;
  readonly site: string;
}

const { dist, config, site } = JSON.parse(process.argv[2] ?? '') as PublishTask;

process.once('message', () => void run());
process.send?.('ready');

async function run() {
  await publishShellFiles(dist, config, {}, site);
  process.exit(0);
}
