import { readArguments } from '../arguments';
import { shellHeaders, toolHeaders } from '../../serving/headers';
import { nginxHeaders } from '../../serving/nginx-headers';
import { shellPolicy } from '../../settings/runtime-config';
import { CommandError, listApps } from '../../workspace';

const usage = 'npm run headers -- --url <address of the site>';

/**
 * `npm run headers`: the headers that a site needs, as lines for nginx, from the same environment
 * variables as `npm run deploy shell`.
 */
export default function headers(args: readonly string[]): void {
  const options = { url: { type: 'string' } } as const;
  const { values } = readArguments(args, { usage, words: 0, options });
  const { url = '' } = values;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new CommandError(`Where is the site to be? Usage: ${usage}`);
  }
  const ownOrigin = new URL(url).origin;
  const policy = shellPolicy(process.env, listApps());
  console.log('# The shell');
  for (const line of nginxHeaders(shellHeaders({ ...policy, ownOrigin }))) console.log(line);
  if (policy.toolOrigins.every((origin) => origin === ownOrigin)) return;
  console.log("\n# The tools' origins");
  for (const line of nginxHeaders(toolHeaders(ownOrigin))) console.log(line);
}
