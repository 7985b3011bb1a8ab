import { namedVersions, pruneReleases, pruneTarget } from '@thela/shipping';
import type { Pruning } from '@thela/shipping';
import { ShippingError } from '@thela/shipping/shipping-error';
import { Argument } from '@commander-js/extra-typings';
import { listTools, RELEASES_FOLDER, toolNamed } from '../../workspace';
import { npmCommand, print } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

export default npmCommand(
  'npm run prune',
  'Removes releases that nobody uses, here and on a site: those that are not live, a canary or an earlier one, and 30 days old.',
)
  .addArgument(new Argument('[tool]', 'its app folder').default(undefined, 'all tools'))
  .option('--dry-run', 'says what would be removed, and removes nothing')
  .option(...toOption)
  .action(async (named, { dryRun: isDryRun = false, to }) => {
    const tools = named === undefined ? listTools() : [toolNamed(named)];
    const { target } = await chooseTarget(to);
    const now = Date.now();
    console.log(`${target.description}, and the releases made here`);
    for (const { name } of tools) {
      try {
        const there = await pruneTarget(target, name, now, isDryRun);
        const used = await namedVersions(target, name);
        const here = pruneReleases(RELEASES_FOLDER, name, used, now, isDryRun);
        print([lineOf(`${name} there`, there, isDryRun), lineOf(`${name} here`, here, isDryRun)]);
      } catch (error) {
        // A tool whose entry does not count must not keep the others.
        if (!(error instanceof ShippingError)) throw error;
        print([error.message]);
        process.exitCode = 1;
      }
    }
    if (isDryRun) print(['Dry run: nothing was removed.']);
  });

function lineOf(what: string, { removed, kept }: Pruning, isDryRun: boolean): string {
  const word = isDryRun ? 'would remove' : 'removed';
  const stay = `${kept.length} ${kept.length === 1 ? 'stays' : 'stay'}`;
  return `${what}: ${removed.length > 0 ? `${word} ${removed.join(', ')}; ` : ''}${stay}`;
}
