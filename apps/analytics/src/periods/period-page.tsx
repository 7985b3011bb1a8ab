import { firstDayOf, periodBefore } from '@thela/books';
import { useDays } from '@thela/books/readings';
import type { Reading } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import type { DayTotals, StallDay } from '@thela/ledger';
import { Card, Invitation, NotRead } from '@thela/ui';
import { useMessages } from '../messages';
import type { PastPeriod } from '../period-path';
import { PeriodSkeleton } from '../period-skeleton';
import { usePeriodMessages } from './messages';
import { PeriodFigures } from './period-figures';

export interface PeriodPageProps extends ToolProps {
  readonly period: PastPeriod;
}

/** The figures of a period of the vendor's own stall; the sample has no days. */
export default function PeriodPage({ shell, period }: PeriodPageProps) {
  const { isOwn } = useStore(shell.stall);
  const { setUp } = usePeriodMessages();
  return isOwn ? (
    <OwnPeriod shell={shell} period={period} />
  ) : (
    <Invitation {...setUp} onSetUp={shell.stall.open} />
  );
}

function OwnPeriod({ shell, period }: PeriodPageProps) {
  const today = useStore(shell.ledger.today);
  const before = periodBefore(period, today);
  const request = { shell, period, today };
  return before ? <RecentDays {...request} from={before.from} /> : <AllDays {...request} />;
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
