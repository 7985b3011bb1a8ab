import { useWords } from '@thela/language';
import type { DayTotals, StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour } from '@thela/ui';
import { dayName, dayPath, stallPath, toolPath } from '@thela/page';
import type { Comparison, DayNews } from './day-news';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { NEWS_ROW, NewsRow } from './news-row';

export interface YesterdayNewsProps {
  readonly today: StallDay;
  readonly news: DayNews | 'loading' | 'failed';
}

/** Says what yesterday brought. It keeps its place until that was read. */
export function YesterdayNews({ today, news }: YesterdayNewsProps) {
  return <li>{news === 'loading' ? <Loading /> : <Row today={today} news={news} />}</li>;
}

function Loading() {
  const messages = useMessages();
  return (
    <div role="status" className={NEWS_ROW}>
      <span className="sr-only">{messages.loading}</span>
      <div
        aria-hidden="true"
        className="h-12 w-2/3 animate-pulse rounded-control bg-line/40 [animation-delay:1s]"
      />
    </div>
  );
}

function Row({ today, news }: { readonly today: StallDay; readonly news: DayNews | 'failed' }) {
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

function Counted({ totals: { day, plates, profit }, comparison }: CountedProps) {
  const messages = useMessages();
  const amount = formatRupees(profit);
  return (
    <NewsRow to={dayPath(day)}>
      <span className="block text-sm text-ink-soft">{messages.yesterday(plates)}</span>
      <span className={`block font-bold tabular-nums ${profitColour(profit)}`}>
        {profit < 0 ? messages.lossOf(amount) : messages.profitOf(amount)}
      </span>
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
