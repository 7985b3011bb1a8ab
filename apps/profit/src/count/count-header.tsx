import type { LocationStore } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { linkStyle, ToolLink } from '../tool-link';
import { countPath } from './count-path';
import { dayFrom, longDay } from './days';
import { words } from './messages';

export interface CountHeaderProps {
  readonly location: LocationStore;
  readonly today: StallDay;
}

/** Title and date in one line, because a phone needs its height for the dishes. Yesterday is one tap away. */
export function CountHeader({ location, today }: CountHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0">
        <h1 className="text-heading leading-tight font-bold tracking-tight sm:text-title">
          {words.title}
        </h1>
        <p className="text-sm leading-tight text-ink-soft sm:text-base">{longDay(today)}</p>
      </div>
      <ToolLink
        location={location}
        to={countPath(dayFrom(today, -1))}
        className={`${linkStyle} text-sm sm:text-base`}
      >
        <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
        {words.toYesterday}
      </ToolLink>
    </header>
  );
}
