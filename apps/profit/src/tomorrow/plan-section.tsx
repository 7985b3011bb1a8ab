import type { LocationStore } from '@thela/contract';
import { FORECAST_NEEDS_DAYS } from '@thela/books';
import type { Plan } from '@thela/books';
import { useWords } from '@thela/language';
import { buttonLinkStyle, SectionCard, ToolLink } from '@thela/ui';
import { useMessages } from '../messages';
import { useTomorrowMessages } from './messages';
import { PlanRow } from './plan-row';
import type { OwnPlan } from './use-own-plan';

export interface PlanSectionProps {
  readonly plan: Plan;
  readonly own: OwnPlan;
  readonly location: LocationStore;
}

/** How many plates of each dish to prepare. */
export function PlanSection({ plan, own, location }: PlanSectionProps) {
  const words = useTomorrowMessages().plan;
  const { plates } = useMessages();
  const { day, number } = useWords();
  const { dishes, hasDays, usual } = plan;
  const hasForecast = dishes.some(({ outcome }) => outcome.kind === 'forecast');
  const all = dishes.reduce((sum, dish) => sum + own.platesOf(dish), 0);
  if (dishes.length === 0) {
    return (
      <SectionCard heading={words.heading} className="print:hidden">
        <p className="mb-4 max-w-text">{plates.emptyMenu}</p>
        <ToolLink location={location} to="menu" className={buttonLinkStyle}>
          {plates.toMenu}
        </ToolLink>
      </SectionCard>
    );
  }
  return (
    <SectionCard heading={words.heading} className="print:hidden">
      {hasForecast || hasDays >= FORECAST_NEEDS_DAYS ? null : (
        <div className="mb-4 max-w-text rounded-control bg-turmeric-tint p-4">
          <h3 className="font-bold">{words.noneYet.heading}</h3>
          <p className="text-pretty">{words.noneYet.text(FORECAST_NEEDS_DAYS, hasDays)}</p>
        </div>
      )}
      <dl className="mb-2">
        <dt className="text-ink-soft">{words.all}</dt>
        <dd className="text-figure font-bold tabular-nums">{number(all)}</dd>
      </dl>
      {usual ? (
        <p className="mb-4 max-w-text text-sm text-pretty text-ink-soft">
          {words.usualDay(
            usual.method === 'same-weekday'
              ? words.sameWeekday(usual.days, day(plan.day, { weekday: 'long' }))
              : words.recentDays(usual.days, day(plan.day, { weekday: 'long' })),
            number(usual.plates),
          )}
        </p>
      ) : null}
      <ul className="divide-y divide-line/70 border-t border-line/70">
        {dishes.map((dish) => (
          <PlanRow
            key={dish.id}
            dish={dish}
            day={plan.day}
            plates={own.platesOf(dish)}
            isOwn={own.isOwn(dish)}
            usual={usual}
            saysWhyNone={hasForecast || hasDays >= FORECAST_NEEDS_DAYS}
            onPlates={own.set}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
