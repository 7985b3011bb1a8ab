import { listTools } from '../../workspace';
import { npmCommand } from '../npm-command';
import { otherReleases, statusTable } from '../status-table';
import { chooseTarget, toOption } from '../targets';

export default npmCommand('npm run status', 'Says what is live on a site, tool by tool.')
  .option(...toOption)
  .action(async ({ to }) => {
    const { target } = chooseTarget(to);
    const registry = await target.readRegistry();
    console.log(`${target.description}\n`);
    const tools = listTools().map(({ name }) => name);
    for (const line of statusTable(registry, tools)) console.log(line);
    const others = otherReleases(registry);
    if (others.length > 0) console.log(`\n${others.join('\n')}`);
  });
