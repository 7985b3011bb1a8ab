import { isLanguage } from '@thela/language/languages';
import { CommandError } from '../../workspace';
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
  .option('--profile', 'only prints where the main thread spends the warm start of Profit')
  .action(async (options) => {
    const { benchmarkPages } = await import('../../benchmark/pages');
    await benchmarkPages(options);
  });

benchmark
  .command('languages')
  .description(
    'Measures the start in one language against English, and the bytes of each language.',
  )
  .option('--language <tag>', 'hi-IN, te-IN or hi-Latn-IN', 'hi-IN')
  .option('--runs <number>', 'how often each page is opened', '3')
  .action(async ({ language, runs }) => {
    if (!isLanguage(language)) throw new CommandError(`There is no language "${language}".`);
    const { benchmarkLanguages } = await import('../../benchmark/languages');
    await benchmarkLanguages(language, Number(runs));
  });

benchmark
  .command('books')
  .description('Measures the screens of the books with a year of days against one day.')
  .option('--runs <number>', 'how often each screen is opened', '5')
  .option('--screens <names>', 'profit what-if,analytics all: only these')
  .action(async ({ runs, screens }) => {
    const { benchmarkBooks } = await import('../../benchmark/books/books');
    const { booksScreenNamed, booksScreens } = await import('../../benchmark/books/screens');
    const chosen = screens?.split(',').map(booksScreenNamed) ?? booksScreens;
    await benchmarkBooks(chosen, Number(runs));
  });

benchmark
  .command('sync')
  .description("Measures what the stall's database bears, and a new phone's first year of records.")
  .option('--only <part>', 'load or first-sync')
  .action(async ({ only }) => {
    const { benchmarkSync, SYNC_PARTS } = await import('../../benchmark/sync/sync');
    const parts = SYNC_PARTS.filter((part) => only === undefined || part === only);
    if (parts.length === 0) throw new CommandError(`There is no part "${only}".`);
    await benchmarkSync(parts);
  });

benchmark
  .command('ship')
  .description('Measures how long it takes to ship one tool.')
  .action(async () => {
    const { benchmarkShipping } = await import('../../benchmark/ship');
    benchmarkShipping();
  });

export default benchmark;
