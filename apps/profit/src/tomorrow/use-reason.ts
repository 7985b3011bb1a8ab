import type { PlanSaid } from '@thela/books';
import { useWords } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { formatPercent } from '@thela/pricing';
import { useTomorrowMessages } from './messages';

/** `+8%`, `-8%`; `null` where it rounds to nothing. */
function signed(trend: number): string | null {
  const percent = Math.round((trend - 1) * 100);
  if (percent === 0) return null;
  return `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent), 0)}`;
}

/** A function that says why there are so many plates, or why there is no forecast. */
export function useReason(): (said: PlanSaid, day: StallDay) => string {
  const { plan } = useTomorrowMessages();
  const words = useWords();
  return (said, day) => {
    if (said.kind === 'too-few-days') return plan.tooFewDays(said.needsDays, said.hasDays);
    if (said.kind === 'not-sold') return plan.notSold;
    if (said.kind === 'was-away') return plan.wasAway;
    const { method, basedOnDays, trend } = said.forecast;
    const weekday = words.day(day, { weekday: 'long' });
    if (method === 'recent-days') return plan.recentDays(basedOnDays, weekday);
    const by = signed(trend);
    const middle = plan.sameWeekday(basedOnDays, weekday);
    return by === null ? middle : `${middle}, ${plan.trend(by)}`;
  };
}
