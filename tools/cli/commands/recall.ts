import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, distOf, SHELL } from '../../workspace';
import { npmCommand, print } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

export default npmCommand(
  'npm run recall',
  'After a bad release has run: makes every browser drop what its code may have left in caches and in the ' +
    "shell's storage. The stall's day and session stay.",
)
  .option(...toOption)
  .option('--dry-run', 'says what would happen and changes nothing')
  .action(recall);

interface Options {
  readonly to?: string | undefined;
  readonly dryRun?: true | undefined;
}

async function recall({ to, dryRun }: Options): Promise<void> {
  const { target } = await chooseTarget(to);
  const dist = distOf(SHELL);
  if (!existsSync(join(dist, 'recall.html'))) {
    throw new CommandError('The shell is not built: npm run build shell');
  }
  if ((await target.readRemotes()) === null) {
    throw new CommandError(
      `There is no shell at ${target.description}, so there is nothing to recall.`,
    );
  }
  console.log(`recall at ${target.description}`);
  const lines = [
    'each browser, at its next visit, drops: every cache, the stored registry, overrides, draws of canaries',
    'kept: the day, the session, the highest sequence numbers seen',
    'until the next npm run deploy shell the site does not work without a network',
  ];
  if (dryRun) return print([...lines, 'Dry run: nothing was changed.']);
  await target.recallShell(dist);
  print(lines);
}
