import { useWords } from '@thela/language';
import type { DayTotals, StallDay } from '@thela/ledger';
import { dayName, dayPath, stallPath, toolPath } from '@thela/page';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import type { Comparison, DayNews } from './day-news';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { NewsRow } from './news-row';

export interface YesterdayRowProps {
  readonly today: StallDay;
  readonly news: DayNews | 'failed';
}

/** What yesterday brought, and the way to it. */
export default function YesterdayRow({ today, news }: YesterdayRowProps) {
  const messages = useMessages();
  const words = useWords();
  if (news === 'failed') return <PlainRow to={stallPath} {...messages.failed} />;
  switch (news.kind) {
    case 'first-day':
      return <PlainRow to={dayPath()} {...messages.firstDay} />;
    case 'uncounted':
      return (
        <NewsRow to={`${toolPath('profit-optimizer')}/count/${news.day}`}>
          <span className="block text-sm text-ink-soft">
            {messages.uncounted.title(dayName(words, news.day, today))}
          </span>
          <span className="block font-bold">{messages.uncounted.text}</span>
          <span className="block text-sm text-flame">{messages.uncounted.action}</span>
        </NewsRow>
      );
    case 'counted':
      return <Counted totals={news.totals} comparison={news.comparison} />;
  }
}

interface PlainRowProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

function PlainRow({ to, title, text }: PlainRowProps) {
  return (
    <NewsRow to={to}>
      <span className="block font-bold">{title}</span>
      <span className="block text-sm text-ink-soft">{text}</span>
    </NewsRow>
  );
}

interface CountedProps {
  readonly totals: DayTotals;
  readonly comparison: Comparison;
}

function Counted({ totals, comparison }: CountedProps) {
  const messages = useMessages();
  const { costsNotKnown } = useMoney();
  const { day, plates, profit, unknownCost } = totals;
  const unknown = costsNotKnown(unknownCost.length, 0);
  return (
    <NewsRow to={dayPath(day)}>
      <span className="block text-sm text-ink-soft">{messages.yesterday(plates)}</span>
      <span className={`block font-bold tabular-nums ${profitColour(profit)}`}>
        {profit === null
          ? messages.profitUnknown
          : (profit < 0 ? messages.lossOf : messages.profitOf)(formatRupees(profit))}
      </span>
      {unknown ? <span className="block text-sm">{unknown}</span> : null}
      <span className="block text-sm">{compared(comparison, messages)}</span>
    </NewsRow>
  );
}

function compared(comparison: Comparison, messages: Messages): string {
  const { more, less, ...others } = messages.compared;
  switch (comparison.kind) {
    case 'more':
      return more(formatRupees(comparison.amount));
    case 'less':
      return less(formatRupees(comparison.amount));
    default:
      return others[comparison.kind];
  }
}
