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
  const asked = { shell, period, today };
  return before ? <RecentDays {...asked} from={before.from} /> : <AllDays {...asked} />;
}

interface AskedProps extends PeriodPageProps {
  readonly today: StallDay;
}

/** Reads the days that are compared; all of them where these do not tell how long the stall has been there. */
function RecentDays({ from, ...asked }: AskedProps & { readonly from: StallDay }) {
  const reading = useDays(asked.shell, from);
  const isTold = reading.status !== 'read' || firstDayOf(reading.value) === from;
  return isTold ? <Read {...asked} reading={reading} /> : <AllDays {...asked} />;
}

function AllDays(asked: AskedProps) {
  return <Read {...asked} reading={useDays(asked.shell)} />;
}

interface ReadProps extends AskedProps {
  readonly reading: Reading<readonly DayTotals[]>;
}

function Read({ reading, ...asked }: ReadProps) {
  const messages = usePeriodMessages();
  const { periods } = useMessages();
  if (reading.status === 'reading') return <PeriodSkeleton label={periods.loading} />;
  if (reading.status === 'read') {
    return <PeriodFigures key={asked.period} {...asked} days={reading.value} />;
  }
  return (
    <Card className="p-6">
      <NotRead text={messages.notRead} retry={messages.retry} onRetry={reading.retry} />
    </Card>
  );
}
