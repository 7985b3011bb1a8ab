import { benchmarkPages } from '../../benchmark/pages';
import { benchmarkShipping } from '../../benchmark/ship';

/** `npm run benchmark`: how fast the pages are; `npm run benchmark ship`: how long shipping one tool takes. */
export default async function benchmark(args: readonly string[]): Promise<void> {
  if (args[0] === 'ship') benchmarkShipping(args.slice(1));
  else await benchmarkPages(args);
}
