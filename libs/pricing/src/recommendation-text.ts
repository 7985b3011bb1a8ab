import { formatPercent, formatRupees } from './format';
import type { Recommendation } from './recommendation';

/**
 * Says a recommendation in a sentence or two.
 *
 * @param recommendation What `recommend` found.
 * @returns English text in which **…** marks what to show in bold. Margins have 0 decimals, rupees
 * 2, both half away from zero (specification, section 9; section 8 for the words without sales; those without costs are our own).
 * @example recommendationText({ kind: 'no-sales' })
 * // "Enter today's sales to get a profit recommendation."
 */
export function recommendationText(recommendation: Recommendation): string {
  if (recommendation.kind === 'no-sales') {
    return "Enter today's sales to get a profit recommendation.";
  }
  if (recommendation.kind === 'no-costs') {
    return 'Add what goes into your dishes to get a profit recommendation.';
  }
  const { best } = recommendation;
  const margin = formatPercent(best.profitMargin, 0);
  if (recommendation.kind === 'stable') {
    return (
      `**Market is stable.** **${best.name}** is your top earner ` +
      `with a profit margin of **${margin}**.`
    );
  }
  const extra = formatRupees(recommendation.extraPerTenPlates);
  return (
    `**${best.name}** has your best profit margin today: **${margin}**. ` +
    `Promoting it over **${recommendation.candidate.name}** ` +
    `earns an extra **${extra}** for every 10 plates shifted.`
  );
}
