import type { LocationStore } from '@thela/contract';
import { useWords } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { linkStyle, ToolLink } from '@thela/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { addDays } from '@thela/ledger';
import { useMessages } from '../messages';
import { countPath } from './count-route';
import { DAY_WITH_WEEKDAY } from './days';
import { useCountMessages } from './messages';

export interface CountHeaderProps {
  readonly location: LocationStore;
  readonly today: StallDay;
  /** Whether other days can be mended: not by a helper. */
  readonly hasOtherDays: boolean;
}

/** As low as the link to yesterday, because a phone needs its height for the dishes. */
export function CountHeader({ location, today, hasOtherDays }: CountHeaderProps) {
  const words = useCountMessages();
  const { countPlates } = useMessages();
  const { day: nameOf } = useWords();
  return (
    <header className="-mt-6 flex flex-wrap items-center justify-between gap-x-3 sm:mt-0">
      <div className="flex min-w-0 flex-[1_1_8rem] flex-wrap items-baseline gap-x-2">
        <h1 className="text-heading leading-tight font-bold tracking-tight sm:text-title">
          {countPlates}
        </h1>
        <p className="text-sm leading-tight text-ink-soft sm:text-base">
          {nameOf(today, DAY_WITH_WEEKDAY)}
        </p>
      </div>
      {hasOtherDays ? (
        <ToolLink
          location={location}
          to={countPath(addDays(today, -1))}
          className={`${linkStyle} shrink-0 text-sm sm:text-base`}
        >
          <CalendarClock aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
          <span>{words.yesterday}</span>
        </ToolLink>
      ) : null}
    </header>
  );
}
