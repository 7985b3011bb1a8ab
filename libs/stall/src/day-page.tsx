import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Ledger } from '@thela/contract';
import { EARLIEST_DAY, isCalendarDate, LATEST_DAY } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { Button } from '@thela/ui';
import { Send, useFiguresSheet, useShareMessages } from '@thela/ui/share';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useCallback } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import {
  BackLink,
  countPath,
  dayIn,
  dayPath,
  fullDayName,
  reportError,
  stallPagePath,
  ToolSkeleton,
} from '@thela/page';
import { useLedgerRead } from '@thela/records';
import { DayOnPaper } from './day-on-paper';
import { ClockLine } from './future-days';
import { useMessages } from './messages';
import { MoveDay } from './move-day';
import type { MoveDayProps } from './move-day';
import { shownTotals } from './shown-totals';
import type { StallPageProps } from './stall-page-props';

export function DayPage({ stall: store, ledger, notify, accountStall }: StallPageProps) {
  const messages = useMessages();
  const words = useWords();
  const names = useTranslatedNames();
  const stall = useStore(store);
  const today = useStore(ledger.today);
  const { serverDays } = useStore(accountStall.state);
  const day = dayIn(useLocation().pathname);
  const isDay = isCalendarDate(day);
  const read = useCallback(() => (isDay ? readDay(ledger, day) : nothing), [ledger, day, isDay]);
  const { state, retry } = useLedgerRead(ledger, read);
  const { soFar } = useShareMessages();
  const sheetOf = useFiguresSheet();

  // An old address.
  if (day === '') return <Navigate to={dayPath()} replace />;
  if (!isDay) return <NoDay text={messages.paper.noDate} />;
  if (serverDays.some((coming) => coming.day === day)) {
    return <NoDay text={messages.paper.coming(fullDayName(words, day))} />;
  }
  if (state.status === 'loading') return <ToolSkeleton label={messages.paper.loading} />;
  if (state.status === 'failure') return <NoDay text={messages.paper.failed} onRetry={retry} />;
  // Of the day that the address named before.
  if (state.value?.day !== day) return <ToolSkeleton label={messages.paper.loading} />;
  const { totals, events, setUpDay } = state.value;
  const wrongDay = <WrongDay key={day} {...{ ledger, notify, day, today, events, setUpDay }} />;
  if (!totals) {
    const why = day > today ? messages.paper.future : messages.paper.none;
    return (
      <>
        {wrongDay}
        <NoDay text={why(fullDayName(words, day))} />
      </>
    );
  }
  const shown = shownTotals(totals, stall, names);
  const date = fullDayName(words, day);
  const { unknownCost } = shown;
  const titles = {
    stall: stall.name,
    title: day === today ? soFar(date) : date,
    subtitle: '',
    notes: unknownCost.length > 0 ? [messages.days.unknownCost(unknownCost.join(', '))] : [],
  };
  return (
    <>
      {wrongDay}
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <BackLink to={stallPagePath('days')}>{messages.pages.days}</BackLink>
        <Link
          to={`${countPath}/${day}`}
          className="inline-flex min-h-12 items-center gap-2 rounded-control font-semibold text-flame underline sm:ml-auto"
        >
          <CalendarClock aria-hidden="true" className="size-5" />
          <span>{messages.days.correct}</span>
        </Link>
        <Send
          sheet={sheetOf(titles, shown)}
          printsPage
          fileName={`stall-${day}`}
          onError={(error) => reportError(error, { name: 'shell' }, 'drawing the day')}
        />
      </div>
      <DayOnPaper
        totals={shown}
        events={events}
        stall={names.inStall(stall)}
        isToday={day === today}
      />
    </>
  );
}

const nothing = Promise.resolve(null);

async function readDay(ledger: Ledger, day: StallDay) {
  const [[totals], events, ofStall] = await Promise.all([
    ledger.totals({ from: day, to: day }),
    ledger.events({ from: day, to: day }),
    ledger.events({ from: EARLIEST_DAY, to: LATEST_DAY, kinds: ['stall'] }),
  ]);
  const [setUpDay = null] = ofStall.map((event) => event.day).sort();
  return { day, totals, events, setUpDay };
}

interface WrongDayProps extends MoveDayProps {
  readonly setUpDay: StallDay | null;
}

/** Says of a day that has not come, and of one before the set-up, that it may be wrong; of others it can be said. */
function WrongDay({ setUpDay, ...props }: WrongDayProps) {
  const { days } = useMessages();
  const { day, today } = props;
  if (day === today || props.events.length === 0) return null;
  const isEarly = setUpDay !== null && day < setUpDay;
  if (day <= today && !isEarly) {
    return (
      <details className="mb-4 print:hidden">
        <summary className="flex min-h-12 w-fit cursor-pointer items-center rounded-control font-semibold text-flame underline">
          {days.wrongDay}
        </summary>
        <MoveDay {...props} />
      </details>
    );
  }
  return (
    <section className="mb-4 rounded-card border border-line bg-turmeric-tint p-4 print:hidden">
      <p className="text-subheading font-bold">{isEarly ? days.early : days.future.heading}</p>
      {isEarly ? null : <p className="mt-1">{days.future.text}</p>}
      <ClockLine />
      <div className="mt-3">
        <MoveDay {...props} />
      </div>
    </section>
  );
}

interface NoDayProps {
  readonly text: string;
  readonly onRetry?: () => void;
}

/** Says why there is nothing to print. */
function NoDay({ text, onRetry }: NoDayProps) {
  const messages = useMessages();
  return (
    <div className="rounded-card border-2 border-dashed border-line bg-turmeric-tint/50 p-5">
      <h1 className="mb-2 flex items-center gap-4 text-heading font-bold text-pretty">
        <CalendarDays aria-hidden="true" className="size-8 shrink-0 text-flame" />
        <span>{text}</span>
      </h1>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {onRetry ? (
          <Button variant="secondary" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        ) : null}
        <BackLink to={stallPagePath('days')}>{messages.pages.days}</BackLink>
      </div>
    </div>
  );
}
