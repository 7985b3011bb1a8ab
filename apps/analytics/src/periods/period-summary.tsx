import { extremeDays, weekdayFigures } from '@thela/books';
import type { Comparison } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import { moneyLine } from '@thela/ledger';
import type { DayRange, DayTotals } from '@thela/ledger';
import { formatRupees, toRupees } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import { Hero } from '@thela/ui/hero';
import { useShareMessages } from '@thela/ui/share';
import { useMemo } from 'react';
import type { PastPeriod } from '../period-path';
import { byDishProfit } from './dish-rows';
import { usePeriodMessages } from './messages';
import { SendFigures } from './send-figures';
import { useDayWords } from './use-day-words';
import { useDishNames } from './use-dish-names';
import { byProfit } from './weekday-rows';

export interface PeriodSummaryProps extends ToolProps {
  readonly period: PastPeriod;
  readonly comparison: Comparison;
  /** The days of the period that are over. */
  readonly over: DayRange;
  readonly days: readonly DayTotals[];
}

/** What is in hand of a period, and what its figures say, in sentences. */
export function PeriodSummary(props: PeriodSummaryProps) {
  const { shell, period, comparison } = props;
  const { now } = comparison;
  const { sums } = usePeriodMessages();
  const { left } = useShareMessages();
  const { rangeWithYear } = useDayWords();
  const sentences = useSentences(props);
  return (
    <SectionCard heading={sums.headings[period]}>
      <p className="-mt-3 mb-4 text-ink-soft">{rangeWithYear(now)}</p>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col items-start gap-4 wrap-anywhere">
          <Hero line={moneyLine(now)} label={left} />
          <SendFigures shell={shell} period={period} now={now} />
        </div>
        <ul className="flex max-w-text flex-col gap-2 text-lg leading-snug">
          {sentences.map(({ text, colour }) => (
            <li key={text} className={`text-pretty wrap-anywhere ${colour}`}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </SectionCard>
  );
}

interface Sentence {
  readonly text: string;
  readonly colour: '' | 'text-leaf font-semibold' | 'text-chilli font-semibold';
}

const plain = (text: string): Sentence => ({ text, colour: '' });
const wholeRupees = (amount: number) => formatRupees(Math.round(amount));

function useSentences({
  shell,
  comparison,
  over: { from, to },
  days,
}: PeriodSummaryProps): readonly Sentence[] {
  const { sentences: words, sums } = usePeriodMessages();
  const { weekday: nameOfWeekday, long } = useDayWords();
  const { nameOf } = useDishNames(shell);
  const weekdays = useMemo(() => byProfit(weekdayFigures(days, { from, to })), [days, from, to]);
  const found = useMemo(() => extremeDays(days, { from, to }), [days, from, to]);
  const { now } = comparison;
  const [best, worst] = [weekdays[0], weekdays.at(-1)];
  const [dish, second] = now.dishes.filter(({ plates }) => plates > 0).sort(byDishProfit);
  const rent = toRupees(now.exact.rent);
  const waste = now.waste ?? 0;
  return [
    ...comparisonSentence(comparison, words, useShareMessages()),
    ...(best && worst && best.profit > worst.profit
      ? [plain(words.weekday(nameOfWeekday(best.weekday), nameOfWeekday(worst.weekday)))]
      : []),
    ...(dish && second && (dish.profit ?? 0) > 0
      ? [plain(words.dish(nameOf(dish), wholeRupees(dish.profit ?? 0)))]
      : []),
    ...(found.kind === 'days' && found.most > found.least
      ? [plain(words.bestDay(long(found.best.day), wholeRupees(found.most)))]
      : []),
    ...(rent > 0 ? [plain(words.rent(wholeRupees(rent)))] : []),
    ...(waste > 0 ? [plain(words.waste(wholeRupees(waste)))] : []),
    ...(now.knownDays < now.days ? [plain(sums.partlyKnown(now.knownDays, now.days))] : []),
  ];
}

/** How what is in hand, or sold, differs from the days before; in colour only where days do not differ so much anyway. */
function comparisonSentence(
  comparison: Comparison,
  words: ReturnType<typeof usePeriodMessages>['sentences'],
  { left, figures }: ReturnType<typeof useShareMessages>,
): readonly Sentence[] {
  if (comparison.kind !== 'compared') return [];
  const { compared, unusual } = comparison;
  // Where costs are not alike, sales can be compared nevertheless.
  const figure = compared.changes.left ? 'left' : 'revenue';
  const label = figure === 'left' ? left : figures.revenue;
  const { difference = 0 } = compared.changes[figure] ?? {};
  const { days } = compared.before;
  if (!unusual.has(figure)) return [plain(words.same(label, days))];
  const amount = wholeRupees(Math.abs(difference));
  return [
    difference > 0
      ? { text: words.more(label, amount, days), colour: 'text-leaf font-semibold' }
      : { text: words.less(label, amount, days), colour: 'text-chilli font-semibold' },
  ];
}
