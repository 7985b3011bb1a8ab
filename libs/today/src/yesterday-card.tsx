import { useWords } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { countPath, dayName, dayPath, stallPagePath } from '@thela/page';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Card, Note } from './card';
import type { Comparison, DayNews } from './day-news';
import { useMessages } from './later/messages';
import type { Messages } from './later/messages';

export interface YesterdayCardProps {
  readonly today: StallDay;
  readonly news: DayNews | 'failed';
}

/** What yesterday brought, or that nobody counted it. */
export function YesterdayCard({ today, news }: YesterdayCardProps) {
  const messages = useMessages();
  const words = useWords();
  const { costsNotKnown } = useMoney();
  const icon = <CalendarDays />;
  if (news === 'failed' || news.kind === 'first-day') {
    const { title, text } = news === 'failed' ? messages.failed : messages.firstDay;
    return (
      <Card to={news === 'failed' ? stallPagePath('days') : dayPath()} icon={icon} title={title}>
        <Note>{text}</Note>
      </Card>
    );
  }
  if (news.kind === 'uncounted') {
    const { title, text, action } = messages.uncounted;
    return (
      <Card to={`${countPath}/${news.day}`} icon={icon} title={text}>
        <Note>{title(dayName(words, news.day, today))}</Note>
        <span className="block text-sm text-flame">{action}</span>
      </Card>
    );
  }
  const { day, plates, left, unknownCost, unknownWaste } = news.totals;
  const unknown = costsNotKnown(unknownCost.length, unknownWaste.length);
  return (
    <Card
      to={dayPath(day)}
      icon={icon}
      title={
        <span className={`tabular-nums ${profitColour(left)}`}>
          {(left < 0 ? messages.lossOf : messages.inHandOf)(formatRupees(left))}
        </span>
      }
    >
      <Note>{messages.yesterday(plates)}</Note>
      <span className="block text-sm">{unknown || compared(news.comparison, messages)}</span>
    </Card>
  );
}

function compared(comparison: Comparison, messages: Messages): string {
  const { more, less, withoutRent, ...others } = messages.compared;
  if (comparison.kind === 'unknown' || comparison.kind === 'first') return others[comparison.kind];
  const text =
    comparison.kind === 'same'
      ? others.same
      : { more, less }[comparison.kind](formatRupees(comparison.amount));
  return comparison.hasRent ? withoutRent(text) : text;
}
