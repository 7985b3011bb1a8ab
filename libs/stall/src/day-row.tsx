import { useWords } from '@thela/language';
import type { DayTotals, StallDay } from '@thela/ledger';
import { profitColour, useMoney } from '@thela/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayName, dayPath } from '@thela/page';
import { addDays } from '@thela/ledger';
import { useMessages } from './messages';
import type { Messages } from './messages';

export interface DayRowProps {
  readonly totals: DayTotals;
  readonly today: StallDay;
}

/** Leads to the page of a day. */
export function DayRow({ totals, today }: DayRowProps) {
  const { figures } = useMessages().days;
  const { day, plates, left } = totals;
  const { rupees, costsNotKnown } = useMoney();
  const unknown = costsNotKnown(totals.unknownCost.length, totals.unknownWaste.length);
  return (
    <Link to={dayPath(day)} className={`-outline-offset-2 hover:bg-turmeric-tint ${DAY_LINE}`}>
      <DayLine day={day} today={today} plates={plates}>
        <span className="block text-sm leading-tight text-ink-soft">{`${figures.left} `}</span>
        <span className={`block leading-snug font-bold tabular-nums ${profitColour(left)}`}>
          {rupees(left)}
        </span>
        {unknown ? <span className="block max-w-40 text-sm leading-tight">{unknown}</span> : null}
      </DayLine>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

/** Turns over when the line's details are open. */
export function DayArrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="size-6 shrink-0 text-flame transition-transform duration-150 group-open:rotate-180"
    />
  );
}

/** The line of a day, with room for the arrow that opens it. */
export const DAY_LINE = 'flex min-h-16 items-center gap-2 rounded-control py-2.5';

export interface DayLineProps {
  readonly day: StallDay;
  readonly today: StallDay;
  readonly plates: number;
  readonly children: ReactNode;
}

export function DayLine({ day, today, plates, children }: DayLineProps) {
  const messages = useMessages();
  const date = dayName(useWords(), day, today);
  const word = wordFor(day, today, messages);
  const below = [word ? date : '', messages.days.plates(plates)].filter(Boolean).join(' · ');
  return (
    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
      <span className="min-w-min flex-1 basis-36">
        <span className="block leading-tight font-semibold">{`${word ?? date} `}</span>
        <span className="block text-sm text-ink-soft">{below}</span>
      </span>
      <span className="ml-auto block text-right">{children}</span>
    </span>
  );
}

function wordFor(day: StallDay, today: StallDay, messages: Messages): string | null {
  if (day === today) return messages.days.today;
  return day === addDays(today, -1) ? messages.days.yesterday : null;
}
