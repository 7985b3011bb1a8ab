import { shoppingCost } from '@thela/books';
import type { ShoppingLine } from '@thela/books';
import { formatRupees } from '@thela/pricing';
import type { Sheet } from '@thela/ui/share';
import type { TomorrowMessages } from './messages';
import { boughtText } from './shopping-words';

/** For which stall and day a list is, and what it lacks. */
export interface ListWords {
  /** Of the stall; may be empty. */
  readonly stallName: string;
  /** In words. */
  readonly day: string;
  readonly lacks: readonly string[];
}

/**
 * The shopping list, to be handed to somebody.
 *
 * @param lines what is still to be bought
 */
export function shoppingSheet(
  { stallName, day, lacks }: ListWords,
  lines: readonly ShoppingLine[],
  { send, shopping }: TomorrowMessages,
): Sheet {
  return {
    stall: stallName,
    title: shopping.heading,
    subtitle: day,
    rows: lines.map((line) => ({
      name: line.name,
      detail: boughtText(line, shopping),
      figure: line.cost === null ? shopping.noPrice : formatRupees(line.cost),
    })),
    total: { name: send.sum, figure: formatRupees(shoppingCost(lines)), kind: 'sum' },
    list: { heading: '', rows: [] },
    notes: lacks,
  };
}
