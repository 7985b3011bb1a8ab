import type { ShoppingLine } from '@thela/books';
import type { Amount } from '@thela/ledger';
import type { TomorrowMessages } from './messages';
import { shoppingCost } from '@thela/books';
import { formatRupees } from '@thela/pricing';
import { withCapital } from '@thela/text';
import type { Sheet } from '@thela/ui/share';

type ShoppingWords = TomorrowMessages['shopping'];

/** Of what is weighed or measured, less than one is said in grams or millilitres: 450 g rather than 0.45 kg. */
const SMALLER = { kg: 'g', litre: 'ml' } as const;

function amountText({ amount, unit }: Amount, { amount: units }: ShoppingWords): string {
  if ((unit === 'kg' || unit === 'litre') && amount < 1) {
    return units[SMALLER[unit]](Math.round(amount * 1000));
  }
  if (unit === 'g' && amount >= 1000) return units.kg(amount / 1000);
  return unit === 'ml' && amount >= 1000 ? units.litre(amount / 1000) : units[unit](amount);
}

/** `2.7 kg`, `450 g`, `2 packets of 500 g`, `1 tray of 30 pieces`. */
export function boughtText(line: ShoppingLine, words: ShoppingWords): string {
  const { amount, unit } = line;
  if (typeof unit === 'string') return amountText({ amount, unit }, words);
  return words.packs[unit.as](amount, amountText(unit.of, words));
}

/** What the plates need, where much more than that is bought: it says how much is left over. */
export function neededText(line: ShoppingLine, words: ShoppingWords): string | null {
  if (!line.isMuchMore) return null;
  const { needs } = line;
  // Rounded up to the gram or to whole pieces, after `toFixed` has removed the error of a binary fraction.
  const fine = needs.unit === 'piece' ? 1 : 1000;
  const amount = Math.ceil(Number((needs.amount * fine).toFixed(3))) / fine;
  return words.needed(amountText({ amount, unit: needs.unit }, words));
}

interface ListWords {
  /** Of the stall; may be empty. */
  readonly stallName: string;
  /** In words. */
  readonly day: string;
  /** To prepare, of all dishes. */
  readonly plates: number;
  readonly lacks: readonly string[];
}

/**
 * The shopping list, to be handed to somebody.
 *
 * @param lines what is still to be bought
 */
export function shoppingSheet(
  { stallName, day, plates, lacks }: ListWords,
  lines: readonly ShoppingLine[],
  { send, shopping }: TomorrowMessages,
): Sheet {
  const sum = shoppingCost(lines);
  return {
    stall: stallName,
    title: shopping.heading,
    subtitle: day,
    rows: lines.map((line) => ({
      // As the page shows it.
      name: withCapital(line.name),
      detail: boughtText(line, shopping),
      figure: line.cost === null ? shopping.noPrice : formatRupees(line.cost),
    })),
    total: {
      name: send.sum(plates),
      figure: sum === null ? shopping.noPrice : formatRupees(sum),
      kind: 'sum',
    },
    notes: lacks,
  };
}
