import { addDays } from '@thela/ledger';
import { useDays } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import { Card, NotRead, PageHeader, SubNavigation } from '@thela/ui';
import Sunrise from 'lucide-react/icons/sunrise';
import { LONG_DAY } from '../count/days';
import { useMessages } from '../messages';
import { NotHere } from '../not-here';
import { OwnersOnly } from '../owners-only';
import { useTomorrowMessages } from './messages';
import { TomorrowPlan } from './tomorrow-plan';

export interface TomorrowProps extends ToolProps {
  /** Begins with `tomorrow`. */
  readonly path: string;
}

type ListPath = 'tomorrow' | 'tomorrow/today';

const isListPath = (path: string): path is ListPath =>
  path === 'tomorrow' || path === 'tomorrow/today';

export default function Tomorrow({ shell, path }: TomorrowProps) {
  const isHelper = useStore(shell.stall.role) === 'helper';
  const { notHere } = useMessages();
  const { title, ownersOnly } = useTomorrowMessages();
  if (!isListPath(path)) {
    return <NotHere location={shell.location} to="" label={notHere.toProfit} />;
  }
  if (isHelper) return <OwnersOnly location={shell.location} title={title} text={ownersOnly} />;
  return <OwnTomorrow shell={shell} path={path} />;
}

interface OwnTomorrowProps extends ToolProps {
  readonly path: ListPath;
}

/** The list that was made in the evening is needed in the morning, when its day has become today. */
function OwnTomorrow({ shell, path }: OwnTomorrowProps) {
  const today = useStore(shell.ledger.today);
  const days = useDays(shell);
  const { title, titleToday, notRead } = useTomorrowMessages();
  const { retry } = useMessages();
  const words = useWords();
  const day = path === 'tomorrow' ? addDays(today, 1) : today;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          icon={<Sunrise className="size-7" />}
          title={path === 'tomorrow' ? title : titleToday}
          subtitle={words.day(day, LONG_DAY)}
        />
      </div>
      <SubNavigation
        location={shell.location}
        label={title}
        pages={[
          { path: 'tomorrow/today', name: titleToday },
          { path: 'tomorrow', name: title },
        ]}
        open={path}
      />
      {days.status === 'reading' ? <Skeleton /> : null}
      {days.status === 'failed' ? (
        <Card className="p-6">
          <NotRead text={notRead} retry={retry} onRetry={days.retry} />
        </Card>
      ) : null}
      {days.status === 'read' ? (
        // A new day begins with its own forecast.
        <TomorrowPlan key={day} shell={shell} day={day} days={days.value} today={today} />
      ) : null}
    </>
  );
}

function Skeleton() {
  const { reading } = useTomorrowMessages();
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{reading}</span>
      {['h-160', 'h-120', 'h-12'].map((height) => (
        <div key={height} className={`${height} animate-pulse rounded-card bg-line/30`} />
      ))}
    </div>
  );
}
