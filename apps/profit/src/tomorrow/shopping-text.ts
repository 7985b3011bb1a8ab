import { shoppingCost } from '@thela/books';
import type { ShoppingLine } from '@thela/books';
import { formatRupees } from '@thela/pricing';
import type { TomorrowMessages } from './messages';
import { boughtText } from './shopping-words';

/**
 * The shopping list as text, to be sent to somebody.
 *
 * @param title says for which stall and day
 * @param lines what is still to be bought
 */
export function shoppingText(
  title: string,
  lines: readonly ShoppingLine[],
  { send, shopping }: TomorrowMessages,
): string {
  const rows = lines.map((line) =>
    send.line(
      line.name,
      boughtText(line, shopping),
      line.cost === null ? shopping.noPrice : formatRupees(line.cost),
    ),
  );
  return [title, '', ...rows, '', send.sum(formatRupees(shoppingCost(lines)))].join('\n');
}
