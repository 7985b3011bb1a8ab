// Runs before the page shows anything, too: it must import little.
import { formatRupees, rupeesApart } from '@thela/pricing';

/** What became of the money that was taken, in ₹: sold = ingredients + expenses + waste + inHand. `moneyLine` of the ledger makes it. */
export interface HeroLine {
  readonly sold: number;
  readonly ingredients: number;
  readonly expenses: number;
  readonly waste: number;
  /** Below 0 where more was spent than taken. */
  readonly inHand: number;
  /** So many dishes sold, and things thrown away, whose cost nobody knows. */
  readonly unknownCost: number;
  readonly unknownWaste: number;
}

/** The parts of the bar, from left to right. */
export const HERO_PARTS = ['ingredients', 'expenses', 'waste', 'inHand'] as const;

export type HeroPart = (typeof HERO_PARTS)[number];

/** The data of a hero as texts; what is empty is not shown. All words around them are in the page. */
export interface HeroTexts extends Readonly<Record<HeroPart | 'sold', string>> {
  /** The figure in large, and its paise; the others have theirs. */
  readonly figure: string;
  readonly paise: string;
  readonly unknownCost: string;
  readonly unknownWaste: string;
  /** Not empty where it holds. */
  readonly nothing: string;
  readonly loss: string;
}

export function heroTexts(line: HeroLine): HeroTexts {
  const { rupees, paise } = rupeesApart(line.inHand);
  const isNothing = [line.sold, ...HERO_PARTS.map((part) => line[part])].every((sum) => sum === 0);
  const amount = (sum: number) => (sum === 0 ? '' : formatRupees(sum));
  const count = (number: number) => (number === 0 ? '' : String(number));
  return {
    figure: rupees,
    paise,
    sold: isNothing ? '' : formatRupees(line.sold),
    ingredients: amount(line.ingredients),
    expenses: amount(line.expenses),
    waste: amount(line.waste),
    inHand: isNothing ? '' : formatRupees(line.inHand),
    unknownCost: count(line.unknownCost),
    unknownWaste: count(line.unknownWaste),
    nothing: isNothing ? 'nothing' : '',
    loss: line.inHand < 0 ? 'loss' : '',
  };
}

/** How much of the bar a part takes, against the others; nothing in hand takes nothing. */
export function heroShare(line: HeroLine, part: HeroPart): number {
  return Math.max(line[part], 0);
}

/** `loss`, `gain`, or `none` for a day that has neither: the figure's colour. */
export function heroSign({ inHand }: HeroLine): 'loss' | 'gain' | 'none' {
  if (inHand === 0) return 'none';
  return inHand < 0 ? 'loss' : 'gain';
}

/**
 * Fills a prerendered `Hero`: its texts, its bar and its colour. What is named by `data-text` and `data-row` is filled
 * by whoever fills the rest of the page.
 */
export function fillHero(part: ParentNode, line: HeroLine): void {
  for (const bar of part.querySelectorAll<HTMLElement>('[data-share]')) {
    const share = heroShare(line, bar.dataset['share'] as HeroPart);
    bar.style.flexGrow = String(share);
    bar.hidden = share === 0;
  }
  const figure = part.querySelector<HTMLElement>('[data-sign]');
  if (figure) figure.dataset['sign'] = heroSign(line);
}
