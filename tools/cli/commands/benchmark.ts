import { npmCommand } from '../npm-command';

const benchmark = npmCommand(
  'npm run benchmark',
  'Measures the pages against those of one plain application. Fails when a budget is missed.',
)
  .enablePositionalOptions()
  .option('--runs <number>', 'how often each page is measured', '5')
  .option('--tools <names>', 'profit,analytics: only these')
  .option('--prerendered', 'also against an application with a prerendered welcome')
  .option('--markdown', 'prints the tables as Markdown')
  .action(async (options) => {
    const { benchmarkPages } = await import('../../benchmark/pages');
    await benchmarkPages(options);
  });

benchmark
  .command('ship')
  .description('Measures how long it takes to ship one tool.')
  .action(async () => {
    const { benchmarkShipping } = await import('../../benchmark/ship');
    benchmarkShipping();
  });

export default benchmark;
