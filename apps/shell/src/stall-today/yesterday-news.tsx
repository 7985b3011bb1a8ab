import type { DayTotals, StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour } from '@thela/ui';
import { stallPath, toolPath } from '../features';
import { dayName } from '../stall/day-name';
import { dayPath } from '../stall/stall-address';
import type { Comparison, DayNews } from './day-news';
import { words } from './messages';
import { NEWS_ROW, NewsRow } from './news-row';

const count = new Intl.NumberFormat('en-IN');

export interface YesterdayNewsProps {
  readonly today: StallDay;
  readonly news: DayNews | 'loading' | 'failed';
}

/** Says what yesterday brought. It keeps its place until that was read. */
export function YesterdayNews({ today, news }: YesterdayNewsProps) {
  return <li>{news === 'loading' ? <Loading /> : <Row today={today} news={news} />}</li>;
}

function Loading() {
  return (
    <div role="status" className={NEWS_ROW}>
      <span className="sr-only">{words.loading}</span>
      <div
        aria-hidden="true"
        className="h-12 w-2/3 animate-pulse rounded-control bg-line/40 [animation-delay:1s]"
      />
    </div>
  );
}

function Row({ today, news }: { readonly today: StallDay; readonly news: DayNews | 'failed' }) {
  if (news === 'failed') return <PlainRow to={stallPath} {...words.failed} />;
  switch (news.kind) {
    case 'first-day':
      return <PlainRow to={dayPath()} {...words.firstDay} />;
    case 'uncounted':
      return (
        <NewsRow to={`${toolPath('profit-optimizer')}/count/${news.day}`}>
          <span className="block text-sm text-ink-soft">
            {words.uncounted.title(dayName(news.day, today))}
          </span>
          <span className="block font-bold">{words.uncounted.text}</span>
          <span className="block text-sm text-flame">{words.uncounted.action}</span>
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
  const amount = formatRupees(profit);
  return (
    <NewsRow to={dayPath(day)}>
      <span className="block text-sm text-ink-soft">
        {words.yesterday(count.format(plates), plates === 1)}
      </span>
      <span className={`block font-bold tabular-nums ${profitColour(profit)}`}>
        {profit < 0 ? words.lossOf(amount) : words.profitOf(amount)}
      </span>
      <span className="block text-sm">{compared(comparison)}</span>
    </NewsRow>
  );
}

function compared(comparison: Comparison): string {
  const { more, less, ...others } = words.compared;
  switch (comparison.kind) {
    case 'more':
      return more(formatRupees(comparison.amount));
    case 'less':
      return less(formatRupees(comparison.amount));
    default:
      return others[comparison.kind];
  }
}
