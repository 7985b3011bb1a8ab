import { useWords } from '@thela/language';
import { platesByDish } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import { dayPath, formatDateTime, fullDayName, TextLink } from '@thela/page';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { DAY_LINE, DayArrow } from './day-row';
import { useMessages } from './messages';
import { MoveDay } from './move-day';
import type { MoveDayProps } from './move-day';

/** As many days more are shown at a time: where the clock is a year behind, there are hundreds. */
const DAYS_AT_A_TIME = 7;

export interface FutureDaysProps extends Pick<MoveDayProps, 'ledger' | 'notify' | 'today'> {
  /** What counts of the days after today. */
  readonly events: readonly LedgerEvent[];
}

/** What was entered on days that have not come by this phone's clock: it counts nowhere, and can be put right. */
export function FutureDays({ events, ...props }: FutureDaysProps) {
  const { days } = useMessages();
  const words = useWords();
  const [shown, setShown] = useState(DAYS_AT_A_TIME);
  if (events.length === 0) return null;
  const all = eventsByDay(events);
  const more = Math.min(DAYS_AT_A_TIME, all.length - shown);
  return (
    <div className="mb-4 rounded-control bg-turmeric-tint p-4">
      <h2 className="text-subheading font-bold">{days.future.heading}</h2>
      <p className="mt-1">{days.future.text}</p>
      <ClockLine />
      <ul>
        {all.slice(0, shown).map(([day, ofDay]) => (
          <li key={day} className="mt-3 border-t border-line pt-3">
            <details className="group">
              <summary className={`cursor-pointer justify-between ${DAY_LINE}`}>
                <span>
                  <span className="block font-semibold">{fullDayName(words, day)}</span>
                  <span className="block text-ink-soft">
                    {days.future.holds(platesIn(ofDay), ofDay.length)}
                  </span>
                </span>
                <DayArrow />
              </summary>
              <p className="mb-3">
                <TextLink to={dayPath(day)}>{days.future.open}</TextLink>
              </p>
              <MoveDay {...props} day={day} events={ofDay} />
            </details>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button variant="secondary" className="mt-3" onClick={() => setShown(shown + more)}>
          {days.more(more)}
        </Button>
      ) : null}
    </div>
  );
}

/** Names what the clock says: it may be the one that is wrong. */
export function ClockLine() {
  const { days } = useMessages();
  const words = useWords();
  const [now] = useState(() => new Date().toISOString());
  return <p className="mt-1">{days.future.clock(formatDateTime(now, words))}</p>;
}

/** The latest first. */
function eventsByDay(
  events: readonly LedgerEvent[],
): readonly (readonly [StallDay, readonly LedgerEvent[]])[] {
  const days = [...new Set(events.map(({ day }) => day))].sort().reverse();
  return days.map((day) => [day, events.filter((event) => event.day === day)]);
}

function platesIn(events: readonly LedgerEvent[]): number {
  return [...platesByDish(events).values()].reduce((sum, plates) => sum + Math.max(0, plates), 0);
}
