// The command `npm run benchmark`, which `tools/cli/run.mjs` runs.
import { npmCommand } from '@thela/tools/npm-command';
import { CommandError } from '@thela/tools/workspace';

const benchmark = npmCommand(
  'npm run benchmark',
  'Measures the pages against those of one plain application. Fails when a budget is missed.',
)
  .enablePositionalOptions()
  .option('--runs <number>', 'how often each page is opened', readRuns, 5)
  .option('--tools <names>', 'profit,analytics: only these')
  .option('--markdown', 'prints the tables as Markdown')
  .action(async (options) => {
    const { benchmarkPages } = await import('./pages');
    await benchmarkPages(options);
  });

benchmark
  .command('ship')
  .description('Measures how long it takes to ship one tool.')
  .action(async () => {
    const { benchmarkShipping } = await import('./ship');
    benchmarkShipping();
  });

benchmark
  .command('sync')
  .description("Measures a new phone's first year of records, and the books of such a year.")
  .option('--runs <number>', 'how often each screen of the books is opened', readRuns, 5)
  .action(async ({ runs }) => {
    const { benchmarkSync } = await import('./sync');
    await benchmarkSync(runs);
  });

benchmark
  .command('bytes')
  .description('Prints the modules that make the start, and each tool, as large as it is.')
  .action(async () => {
    const { benchmarkBytes } = await import('./bytes');
    await benchmarkBytes();
  });

function readRuns(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new CommandError(`--runs takes a number such as 5, not "${text}".`);
}

export default benchmark;
