import { benchPages } from '../bench/pages';
import { benchShipping } from '../bench/ship';

/** `npm run bench`: how fast the pages are; `npm run bench ship`: how long shipping one tool takes. */
export default async function bench(args: readonly string[]): Promise<void> {
  if (args[0] === 'ship') benchShipping(args.slice(1));
  else await benchPages(args);
}
