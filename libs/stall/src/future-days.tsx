import { useWords } from '@thela/language';
import { platesByDish } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import { dayPath, formatDateTime, fullDayName, TextLink } from '@thela/page';
import { useState } from 'react';
import { useMessages } from './messages';
import { MoveDay } from './move-day';
import type { MoveDayProps } from './move-day';

export interface FutureDaysProps extends Pick<MoveDayProps, 'ledger' | 'notify' | 'today'> {
  /** What counts of the days after today. */
  readonly events: readonly LedgerEvent[];
}

/** What was entered on days that have not come, by a clock that was ahead: it counts nowhere, and can be put right. */
export function FutureDays({ events, ...props }: FutureDaysProps) {
  const { days } = useMessages();
  const words = useWords();
  if (events.length === 0) return null;
  return (
    <div className="mb-4 rounded-control bg-turmeric-tint p-4">
      <h3 className="text-subheading font-bold">{days.future.heading}</h3>
      <p className="mt-1">{days.future.text}</p>
      <ClockLine />
      <ul>
        {[...eventsByDay(events)].map(([day, ofDay]) => (
          <li key={day} className="mt-3 border-t border-line pt-3">
            <details>
              <summary className="min-h-12 cursor-pointer rounded-control py-2">
                <span className="block font-semibold">{fullDayName(words, day)}</span>
                <span className="block text-ink-soft">
                  {days.future.holds(platesIn(ofDay), ofDay.length)}
                </span>
              </summary>
              <p className="mb-3">
                <TextLink to={dayPath(day)}>{days.future.open}</TextLink>
              </p>
              <MoveDay {...props} day={day} events={ofDay} />
            </details>
          </li>
        ))}
      </ul>
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
): ReadonlyMap<StallDay, readonly LedgerEvent[]> {
  const days = [...new Set(events.map(({ day }) => day))].toSorted().toReversed();
  return new Map(days.map((day) => [day, events.filter((event) => event.day === day)]));
}

function platesIn(events: readonly LedgerEvent[]): number {
  return [...platesByDish(events).values()].reduce((sum, plates) => sum + Math.max(0, plates), 0);
}
