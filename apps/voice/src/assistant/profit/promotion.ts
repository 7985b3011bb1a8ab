import { formatPercent, formatRupees, recommend } from '@thela/pricing';
import type { Day, MenuItemFigures, Recommendation } from '@thela/pricing';

const sampleNote = 'The plates sold are still sample figures. Enter your own in Profit Optimizer.';

/** Said where the cost of no dish is known. */
export const noCosts =
  'I do not know yet what your dishes cost you. Add what goes into them in Profit Optimizer, and I can say which one to promote.';

/** Says that plates are samples, where they are; for what is worked out from plates sold. */
export function withSampleNote(day: Day, text: string): string {
  return day.sampleItemIds.length > 0 ? `${text} ${sampleNote}` : text;
}

/**
 * Says which dish to promote by the rule of the specification, section 9, and what that means in
 * rupees: where the dish with the best margin earns fewer of them a plate, it says so.
 */
export function promotionText(day: Day): string {
  const recommendation = recommend(day);
  switch (recommendation.kind) {
    case 'no-sales':
      return withoutSales(day);
    case 'no-costs':
      return noCosts;
    case 'stable':
      return withSampleNote(
        day,
        `Your menu is steady. ${earnerText(recommendation.best)} Promote that one.`,
      );
    case 'promote':
      return withSampleNote(day, shiftText(recommendation));
  }
}

function withoutSales(day: Day): string {
  const soldOnce = Object.fromEntries(day.menu.map(({ id }) => [id, 1]));
  const recommendation = recommend({ ...day, platesSold: soldOnce });
  if (recommendation.kind === 'no-sales') return 'There is no dish on your menu yet.';
  if (recommendation.kind === 'no-costs') return noCosts;
  return `No plates are entered for today yet. ${earnerText(recommendation.best)} Promote that one.`;
}

function earnerText({ name, profitMargin, profitPerPlate }: MenuItemFigures): string {
  const margin = formatPercent(profitMargin, 1);
  return `${name} has your best profit margin, ${margin}. It earns you ${formatRupees(profitPerPlate)} a plate.`;
}

function shiftText(shift: Extract<Recommendation, { readonly kind: 'promote' }>): string {
  const { best, candidate, extraPerTenPlates, earnsLessPerPlate } = shift;
  const other = `${candidate.name} earns you ${formatRupees(candidate.profitPerPlate)} a plate`;
  if (!earnsLessPerPlate) {
    const extra = formatRupees(extraPerTenPlates);
    return `Promote ${best.name}. ${earnerText(best)} ${other}. Every 10 plates you shift from it to ${best.name} bring you ${extra} more.`;
  }
  const less = formatRupees(-extraPerTenPlates);
  return `By margin, promote ${best.name}. ${earnerText(best)} But count in rupees before you shift: ${other}. Every 10 plates you shift from it to ${best.name} bring you ${less} less.`;
}
