import { readAsPages } from '@thela/shipping';
import type { PresentEntry } from '@thela/shipping';
import { listTools } from '../../workspace';
import { npmCommand } from '../npm-command';
import { otherReleases, signatureLines, statusTable } from '../status-table';
import { chooseTarget, toOption } from '../targets';

export default npmCommand('npm run status', 'Says what is live on a site, tool by tool.')
  .option(...toOption)
  .action(async ({ to }) => {
    const { target } = await chooseTarget(to);
    const { remotes } = await target.readRegistry();
    const names = new Set([...listTools().map(({ name }) => name), ...Object.keys(remotes)]);
    const entries = new Map<string, PresentEntry>();
    for (const name of names) entries.set(name, await readAsPages(target, name));
    console.log(`${target.description}\n`);
    for (const line of statusTable(entries)) console.log(line);
    for (const lines of [signatureLines(entries), otherReleases(entries)]) {
      if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
    }
  });
