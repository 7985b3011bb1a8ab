import { formatPercent, formatRupees, formatSpecifiedRupees } from './format';
import type { Recommendation } from './recommendation';

/**
 * The sentences of a recommendation in the language of the reader. In each, **…** marks what to show in bold. Names
 * come as the figures have them, margins as '88%', rupees as '₹-124.00'.
 */
export interface RecommendationWords {
  readonly noSales: string;
  readonly noCosts: string;
  readonly stable: (best: string, margin: string) => string;
  /** @param extra rupees that every 10 plates shifted from `candidate` to `best` bring */
  readonly promote: (best: string, margin: string, candidate: string, extra: string) => string;
  /** @param more rupees that a plate of `candidate` earns more than one of the best margin */
  readonly doNotShift: (candidate: string, more: string) => string;
  readonly noGain: (candidate: string) => string;
}

/**
 * Says a recommendation in a sentence or two.
 *
 * @param recommendation What `recommend` found.
 * @param words The sentences; the English ones are specified (sections 8 and 9).
 * @returns Text in which **…** marks what to show in bold. Margins have 0 decimals, rupees 2, both half away from
 * zero (specification, section 9).
 * @example recommendationText({ kind: 'no-sales' }, words)
 * // words.noSales
 */
export function recommendationText(
  recommendation: Recommendation,
  words: RecommendationWords,
): string {
  if (recommendation.kind === 'no-sales') return words.noSales;
  if (recommendation.kind === 'no-costs') return words.noCosts;
  const { best } = recommendation;
  const margin = formatPercent(best.profitMargin, 0);
  if (recommendation.kind === 'stable') return words.stable(best.name, margin);
  const { candidate, extraPerTenPlates } = recommendation;
  return words.promote(best.name, margin, candidate.name, formatSpecifiedRupees(extraPerTenPlates));
}

/**
 * Says why not to follow a recommendation that brings no rupee more, however good the margin.
 *
 * @returns A sentence without markers; `null` where following it earns more, or where nothing is to be shifted.
 * @example At the default prices: words.doNotShift('Cheese Uttapam', '₹12.40')
 */
export function holdBackText(
  recommendation: Recommendation,
  { doNotShift, noGain }: Pick<RecommendationWords, 'doNotShift' | 'noGain'>,
): string | null {
  if (recommendation.kind !== 'promote' || recommendation.extraPerTenPlates > 0) return null;
  const { candidate, candidateEarnsMore } = recommendation;
  return candidateEarnsMore > 0
    ? doNotShift(candidate.name, formatRupees(candidateEarnsMore))
    : noGain(candidate.name);
}
