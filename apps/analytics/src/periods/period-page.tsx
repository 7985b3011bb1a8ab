import { firstDayOf, periodBefore } from '@thela/books';
import { useDays, useFutureDays } from '@thela/books/readings';
import type { Reading } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import type { DayTotals, StallDay } from '@thela/ledger';
import { useWords } from '@thela/language';
import { Button, Card, NotRead } from '@thela/ui';
import { useMessages } from '../messages';
import type { PastPeriod } from '../period-path';
import { PeriodSkeleton } from '../period-skeleton';
import { usePeriodMessages } from './messages';
import { PeriodFigures } from './period-figures';

export interface PeriodPageProps extends ToolProps {
  readonly period: PastPeriod;
}

/** The figures of a period. */
export default function PeriodPage({ shell, period }: PeriodPageProps) {
  const today = useStore(shell.ledger.today);
  const before = periodBefore(period, today);
  const request = { shell, period, today };
  return (
    <>
      <FutureDaysNote shell={shell} />
      {before ? <RecentDays {...request} from={before.from} /> : <AllDays {...request} />}
    </>
  );
}

const MOST_NAMED = 3;

/** Says that something was entered on days that have not come, and leads to where it can be put right. */
function FutureDaysNote({ shell }: ToolProps) {
  const { futureDays } = usePeriodMessages();
  const { day: nameOf } = useWords();
  const days = useFutureDays(shell);
  if (days.length === 0) return null;
  const names = days.slice(0, MOST_NAMED).map((day) => nameOf(day, { dateStyle: 'long' }));
  // Where the clock is far behind, there are hundreds.
  if (days.length > MOST_NAMED) names.push('…');
  return (
    <Card className="mb-6 p-4">
      <p className="mb-3 max-w-text">{futureDays.text(names)}</p>
      <Button variant="secondary" onClick={() => shell.stall.open()}>
        {futureDays.open}
      </Button>
    </Card>
  );
}

interface RequestProps extends PeriodPageProps {
  readonly today: StallDay;
}

/** Reads the days that are compared; all of them where these do not tell how long the stall has been there. */
function RecentDays({ from, ...request }: RequestProps & { readonly from: StallDay }) {
  const reading = useDays(request.shell, from);
  const isComplete = reading.status !== 'read' || firstDayOf(reading.value) === from;
  return isComplete ? <PeriodReading {...request} reading={reading} /> : <AllDays {...request} />;
}

function AllDays(request: RequestProps) {
  return <PeriodReading {...request} reading={useDays(request.shell)} />;
}

interface ReadProps extends RequestProps {
  readonly reading: Reading<readonly DayTotals[]>;
}

function PeriodReading({ reading, ...request }: ReadProps) {
  const messages = usePeriodMessages();
  const { periods } = useMessages();
  if (reading.status === 'reading') return <PeriodSkeleton label={periods.loading} />;
  if (reading.status === 'read') {
    return <PeriodFigures key={request.period} {...request} days={reading.value} />;
  }
  return (
    <Card className="p-6">
      <NotRead text={messages.notRead} retry={messages.retry} onRetry={reading.retry} />
    </Card>
  );
}
