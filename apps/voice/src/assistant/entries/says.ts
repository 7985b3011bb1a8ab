import type { Match } from '@thela/kitchen-book/words';
import type { Figure } from './numbers-said';
import type { Sentence } from './sentence';
import type { Sign } from './signs';

/** Whether a sentence says one of these. */
export function says({ signs }: Sentence, ...some: readonly Sign[]): boolean {
  return signs.some(({ meaning }) => some.includes(meaning));
}

/** Whether a sentence holds more than was understood: then nothing is written before a yes. */
export function isPart({ unknown }: Sentence): boolean {
  return unknown.length > 0;
}

/** The same for plates: who bought them need not be known. */
export function isPartBesideBuyers({ unknown, buyers }: Sentence): boolean {
  return unknown.some((index) => buyers.every(({ from, to }) => index < from || to <= index));
}

/** What may follow on a bare figure that is an amount of money, besides an end and what a sign says. */
const afterMoney: ReadonlySet<string> = new Set(
  'ka ke ki me mein ko par pe for on in to a each only vala'.split(' '),
);

/** The one amount of money of a sentence: in rupees, else a bare figure that counts nothing else. */
export function moneyIn(
  sentence: Sentence,
  isUnit: (token: string) => boolean = () => false,
): Match<Figure> | undefined {
  const { tokens, figures, signs, dishes, ingredients } = sentence;
  const inRupees = figures.filter(({ meaning }) => meaning.of === 'rupees');
  if (inRupees.length > 0) return inRupees.length === 1 ? inRupees[0] : undefined;
  const names = [...dishes, ...ingredients];
  const bare = figures.filter(({ meaning, to }) => {
    const next = tokens[to] ?? '';
    const isNamed = names.some(({ from }) => from === to);
    const isBeside =
      /^[,.]?$/.test(next) ||
      afterMoney.has(next) ||
      isUnit(next) ||
      signs.some((sign) => sign.from === to && sign.meaning !== 'filler') ||
      sentence.expenses.some(({ from }) => from === to);
    return meaning.of === 'bare' && isBeside && !isNamed;
  });
  return bare.length === 1 ? bare[0] : undefined;
}

/** 'Minus 2 rupees'. */
export function isBelowZero({ tokens }: Sentence, { from }: Match<Figure>): boolean {
  return tokens[from - 1] === 'minus';
}

/** The words of a match as they were written. */
export function spelledAt({ spellings }: Sentence, { from, to }: Match<unknown>): string {
  return spellings.slice(from, to).join(' ');
}

/** Rupees with two decimals. */
export function inPaise(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}
