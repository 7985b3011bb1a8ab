import { useStore } from '@thela/contract';
import type { Ledger, Notify, Store } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { addDays, EARLIEST_DAY, LATEST_DAY } from '@thela/ledger';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';
import { Button, Card } from '@thela/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { toolPath } from '@thela/page';
import type { AccountStallState, ServerDay } from '@thela/records';
import { useLedgerRead } from '@thela/records';
import { DAY_LINE, DayLine, DayRow } from './day-row';
import { FutureDays } from './future-days';
import { useMessages } from './messages';
import { PaperBook } from './paper-book';
import { shownTotals } from './shown-totals';

/** As many days more are shown at a time. */
const DAYS_AT_A_TIME = 30;

export interface YourDaysProps {
  readonly ledger: Ledger;
  readonly notify: Notify;
  readonly stall: Stall;
  readonly keeping: Store<AccountStallState>;
}

export function YourDays({ ledger, notify, stall, keeping }: YourDaysProps) {
  const messages = useMessages();
  const names = useTranslatedNames();
  const today = useStore(ledger.today);
  const read = useCallback(() => readDays(ledger, today), [ledger, today]);
  const { state, retry } = useLedgerRead(ledger, read);
  const [shown, setShown] = useState(DAYS_AT_A_TIME);
  const { serverDays } = useStore(keeping);
  const found = state.status === 'success' ? state.value : { days: [], future: [] };
  const days = listedDays(found.days, serverDays);
  const more = Math.min(DAYS_AT_A_TIME, days.length - shown);

  return (
    <Card className="p-4 sm:p-6">
      <FutureDays ledger={ledger} notify={notify} today={today} events={found.future} />
      {state.status === 'loading' && days.length === 0 ? <LoadingDays /> : null}
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
        <ul className="-my-2">
          {days.slice(0, shown).map((day) => (
            <li key={day.day} className="border-b border-line last:border-0">
              {'left' in day ? (
                <DayRow totals={shownTotals(day, stall, names)} today={today} />
              ) : (
                <ComingDay day={day} today={today} />
              )}
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
      <PaperBook today={today} />
    </Card>
  );
}

export async function readDays(ledger: Ledger, today: StallDay) {
  const [days, future] = await Promise.all([
    ledger.totals({ from: EARLIEST_DAY, to: today }),
    ledger.events({ from: addDays(today, 1), to: LATEST_DAY }),
  ]);
  return { days, future };
}

/** All days, the newest first. Of one that is not fetched yet, this phone may have a part: it is not shown as the day. */
export function listedDays(
  totals: readonly DayTotals[],
  coming: readonly ServerDay[],
): readonly (DayTotals | ServerDay)[] {
  const unfetched = new Set(coming.map(({ day }) => day));
  return [...coming, ...totals.filter(({ day }) => !unfetched.has(day))].sort((a, b) =>
    a.day < b.day ? 1 : -1,
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
        <span>{messages.days.empty}</span>
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

interface ComingDayProps {
  readonly day: ServerDay;
  readonly today: StallDay;
}

/** A day that the account knows and this phone has not fetched yet: its plates, and the place of its figures. */
function ComingDay({ day, today }: ComingDayProps) {
  const { days } = useMessages();
  const plates = Object.values(day.plates).reduce((sum, count) => sum + Math.max(0, count), 0);
  return (
    <div className={DAY_LINE}>
      <DayLine day={day.day} today={today} plates={plates}>
        <span className="block text-sm leading-tight text-ink-soft">{`${days.figures.left} `}</span>
        <span className="block leading-snug">{days.coming}</span>
      </DayLine>
      {/* As wide as the arrow of a day that can be opened. */}
      <span aria-hidden="true" className="size-5 shrink-0" />
    </div>
  );
}
