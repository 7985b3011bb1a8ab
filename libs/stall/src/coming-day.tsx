import type { StallDay } from '@thela/ledger';
import type { ServerDay } from '@thela/records';
import { DAY_LINE, DayLine } from './day-row';
import { useMessages } from './messages';

export interface ComingDayProps {
  readonly day: ServerDay;
  readonly today: StallDay;
}

/** A day that the account knows and this phone has not fetched yet: its plates, and the place of its figures. */
export function ComingDay({ day, today }: ComingDayProps) {
  const { days } = useMessages();
  const plates = Object.values(day.plates).reduce((sum, count) => sum + Math.max(0, count), 0);
  return (
    <div className={DAY_LINE}>
      <DayLine day={day.day} today={today} plates={plates}>
        <ComingFigure label={days.figures.profit} />
        {day.expenses === 0 ? null : <ComingFigure label={days.figures.left} />}
      </DayLine>
      {/* As wide as the arrow of a day that can be opened. */}
      <span aria-hidden="true" className="size-6 shrink-0" />
    </div>
  );
}

function ComingFigure({ label }: { readonly label: string }) {
  const { coming } = useMessages().days;
  return (
    <span className="block sm:min-w-24">
      <span className="block text-sm leading-tight text-ink-soft">{label}</span>{' '}
      <span className="block leading-snug text-ink-soft">{coming}</span>
    </span>
  );
}
