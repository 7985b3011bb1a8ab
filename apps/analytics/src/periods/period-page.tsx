import { useDays } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
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

/** Reads the days once for all periods. */
function OwnPeriod({ shell, period }: PeriodPageProps) {
  const messages = usePeriodMessages();
  const { periods } = useMessages();
  const today = useStore(shell.ledger.today);
  const reading = useDays(shell);
  if (reading.status === 'reading') return <PeriodSkeleton label={periods.loading} />;
  if (reading.status === 'read') {
    const asked = { shell, period, days: reading.value, today };
    return <PeriodFigures key={period} {...asked} />;
  }
  return (
    <Card className="p-6">
      <NotRead text={messages.notRead} retry={messages.retry} onRetry={reading.retry} />
    </Card>
  );
}
