import { npmCommand } from '../npm-command';
import { nginxHeaders, shellHeaders, toolHeaders } from '../../serving/headers';
import { shellPolicy } from '../../settings/runtime-config';
import { isWebAddress } from '../../settings/service-address';
import { CommandError, listApps } from '../../workspace';

export default npmCommand(
  'npm run headers',
  'Prints the headers that a site needs, as lines for nginx, from the same environment variables as npm run deploy shell.',
)
  .requiredOption('--url <address>', 'where the site is to be')
  .action(({ url }) => headers(url));

function headers(url: string): void {
  if (!isWebAddress(url)) {
    throw new CommandError(`--url must be a web address, not "${url}".`);
  }
  const ownOrigin = new URL(url).origin;
  const policy = shellPolicy(process.env, listApps());
  console.log('# The shell');
  for (const line of nginxHeaders(shellHeaders({ ...policy, ownOrigin }))) console.log(line);
  if (policy.toolOrigins.every((origin) => origin === ownOrigin)) return;
  console.log("\n# The tools' origins");
  for (const line of nginxHeaders(toolHeaders(ownOrigin))) console.log(line);
}
