import { useStore } from '@thela/contract';
import type { Ledger } from '@thela/contract';
import { useShownNames } from '@thela/language/built-in-names';
import type { Stall } from '@thela/ledger';
import { Button, SectionCard } from '@thela/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { toolPath } from '../features';
import type { StallRecords } from '../ledger/stall-records';
import { useLedgerRead } from '../use-ledger-read';
import { allDays } from './all-days';
import { DayRow } from './day-row';
import { useMessages } from './messages';
import { shownTotals } from './shown-totals';

/** As many days more are shown at a time. */
const DAYS_AT_A_TIME = 30;

export interface YourDaysProps {
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly stall: Stall;
}

/** What each day brought, the newest first. */
export function YourDays({ ledger, records, stall }: YourDaysProps) {
  const messages = useMessages();
  const names = useShownNames();
  const today = useStore(ledger.today);
  const read = useCallback(() => allDays(ledger, records, today), [ledger, records, today]);
  const { state, retry } = useLedgerRead(ledger, read);
  const [shown, setShown] = useState(DAYS_AT_A_TIME);
  const days = state.status === 'success' ? state.value.toReversed() : [];
  const more = Math.min(DAYS_AT_A_TIME, days.length - shown);

  return (
    <SectionCard heading={messages.days.heading}>
      {state.status === 'loading' ? <LoadingDays /> : null}
      {state.status === 'failure' ? (
        <div role="alert">
          <p className="font-medium text-chilli">{messages.days.failed}</p>
          <Button variant="secondary" className="mt-3" onClick={retry}>
            {messages.tryAgain}
          </Button>
        </div>
      ) : null}
      {state.status === 'success' && days.length === 0 ? <NoDays /> : null}
      {days.length > 0 ? (
        <ul className="-mt-2">
          {days.slice(0, shown).map((totals) => (
            <li key={totals.day} className="border-b border-line last:border-0">
              <DayRow totals={shownTotals(totals, stall, names)} today={today} />
            </li>
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          onClick={() => setShown(shown + DAYS_AT_A_TIME)}
        >
          {messages.days.more(more)}
        </Button>
      ) : null}
    </SectionCard>
  );
}

function LoadingDays() {
  const messages = useMessages();
  return (
    <div role="status">
      <span className="sr-only">{messages.days.loading}</span>
      <div aria-hidden="true" className="grid animate-pulse gap-3 [animation-delay:1s]">
        {[1, 2, 3].map((row) => (
          <div key={row} className="h-16 rounded-control bg-line/40" />
        ))}
      </div>
    </div>
  );
}

function NoDays() {
  const messages = useMessages();
  return (
    <div className="rounded-card border-2 border-dashed border-line bg-turmeric-tint/50 p-5">
      <p className="flex items-center gap-4 text-lg text-pretty">
        <CalendarDays aria-hidden="true" className="size-8 shrink-0 text-flame" />
        {messages.days.empty}
      </p>
      <Link
        to={toolPath('profit-optimizer')}
        className="mt-2 inline-flex min-h-12 items-center rounded-control font-semibold text-flame underline"
      >
        {messages.days.emptyAction}
      </Link>
    </div>
  );
}
