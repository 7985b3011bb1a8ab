import { formatPercent, formatRupees, holdBackText, recommend } from '@thela/pricing';
import type { Day, MenuItemFigures, Recommendation } from '@thela/pricing';
import type { Messages } from '../messages';

/** Says that plates are samples, where they are; for what is worked out from plates sold. */
export function withSampleNote(day: Day, text: string, { profit }: Messages): string {
  return day.sampleItemIds.length > 0 ? `${text} ${profit.samples}` : text;
}

/**
 * Says which dish to promote by the rule of the specification, section 9, and what that means in
 * rupees: where the dish with the best margin brings none more, it says not to shift.
 */
export function promotionText(day: Day, words: Messages): string {
  const { noCosts, promote } = words.profit;
  const recommendation = recommend(day);
  switch (recommendation.kind) {
    case 'no-sales':
      return withoutSales(day, words);
    case 'no-costs':
      return noCosts;
    case 'stable': {
      const { best } = recommendation;
      const text = `${promote.steady} ${earnerText(best, words)} ${promote.thatOne}`;
      return withSampleNote(day, text, words);
    }
    case 'promote':
      return withSampleNote(day, shiftText(recommendation, words), words);
  }
}

function withoutSales(day: Day, words: Messages): string {
  const { noCosts, noDish, noPlatesYet, promote } = words.profit;
  const soldOnce = Object.fromEntries(day.menu.map(({ id }) => [id, 1]));
  const recommendation = recommend({ ...day, platesSold: soldOnce });
  if (recommendation.kind === 'no-sales') return noDish;
  if (recommendation.kind === 'no-costs') return noCosts;
  return `${noPlatesYet} ${earnerText(recommendation.best, words)} ${promote.thatOne}`;
}

function earnerText(best: MenuItemFigures, { profit }: Messages): string {
  const margin = formatPercent(best.profitMargin, 1);
  return profit.promote.best(best.name, margin, formatRupees(best.profitPerPlate));
}

function shiftText(
  shift: Extract<Recommendation, { readonly kind: 'promote' }>,
  words: Messages,
): string {
  const { best, candidate, extraPerTenPlates } = shift;
  const { promote } = words.profit;
  const holdBack = holdBackText(shift, promote);
  if (holdBack) return [holdBack, promote.byMargin, earnerText(best, words)].join(' ');
  const earns = formatRupees(candidate.profitPerPlate);
  const extra = formatRupees(extraPerTenPlates);
  return [
    promote.dish(best.name),
    earnerText(best, words),
    promote.more(candidate.name, earns, best.name, extra),
  ].join(' ');
}
