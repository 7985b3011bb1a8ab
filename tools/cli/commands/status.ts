import { readArguments } from '../arguments';
import { otherReleases, statusTable } from '../status-table';
import { chooseTarget, targetOption } from '../targets';
import { listTools } from '../../workspace';

const usage = 'npm run status -- [--to folder:<path>]';

/** `npm run status`: what is live on a site, tool by tool. */
export default async function status(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, { usage, words: 0, options: targetOption });
  const { target } = chooseTarget(values.to);
  const registry = await target.readRegistry();
  console.log(`${target.description}\n`);
  const tools = listTools().map(({ name }) => name);
  for (const line of statusTable(registry, tools)) console.log(line);
  const others = otherReleases(registry);
  if (others.length > 0) console.log(`\n${others.join('\n')}`);
}
