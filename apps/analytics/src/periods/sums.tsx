import type { Comparison, PeriodTotals, Change } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import type { DayRange } from '@thela/ledger';
import { formatRupees, formatPercent, toRupees } from '@thela/pricing';
import { useMoney } from '@thela/ui';
import { figureNames, useShareMessages } from '@thela/ui/share';
import type { PastPeriod } from '../period-path';
import { usePeriodMessages } from './messages';
import { RowsTable } from './rows-table';
import { useDayWords } from './use-day-words';
import { useLeftOut } from './use-left-out';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

/** What it means for the vendor when a sum grows. */
const GROWTH = {
  plates: 'good',
  revenue: 'good',
  ingredientCost: 'neither',
  profit: 'good',
  expenses: 'neither',
  waste: 'bad',
  left: 'good',
} as const;

interface ChangeLineProps {
  /** `null` where there is nothing to compare with. */
  readonly change: Change | null;
  /** Rupees, or plates. */
  readonly isMoney: boolean;
  /** What it means for the vendor when the figure grows. */
  readonly growth: 'good' | 'bad' | 'neither';
}

function colourOf(difference: number, growth: ChangeLineProps['growth']): string {
  if (growth === 'neither' || difference === 0) return 'text-ink-soft';
  return difference > 0 === (growth === 'good') ? 'text-leaf' : 'text-chilli';
}

/** How a figure differs from the one of the period before: in words, with its sign and an arrow. */
function ChangeLine({ change, isMoney, growth }: ChangeLineProps) {
  const words = usePeriodMessages().change;
  if (!change) return null;
  const { difference, percent } = change;
  const Arrow = difference > 0 ? ArrowUp : ArrowDown;
  const amount = Math.abs(difference);
  const text = isMoney ? formatRupees(amount) : words.plates(amount);
  // A tenth of a per cent matters only where there are few of them.
  const decimals = Math.abs(percent ?? 0) < 10 ? 1 : 0;
  const share = percent === null ? null : formatPercent(percent, decimals);
  return (
    <span className={`block text-sm font-medium ${colourOf(difference, growth)}`}>
      {difference === 0 ? (
        words.same
      ) : (
        <>
          <Arrow aria-hidden="true" className="mr-0.5 inline size-4 align-[-0.15em]" />
          <span>
            {difference > 0 ? words.more(text, share && `+${share}`) : words.less(text, share)}
          </span>
        </>
      )}
    </span>
  );
}

export interface SumsProps extends ToolProps {
  readonly period: PastPeriod;
  readonly comparison: Comparison;
}

/** The figures of a period, and how each differs from the period before: coloured where days do not differ so much anyway. */
export function Sums({ shell, period, comparison }: SumsProps) {
  const { sums: words } = usePeriodMessages();
  const { left, figures } = useShareMessages();
  const { number } = useWords();
  const { rupees } = useMoney();
  const { now } = comparison;
  const isCompared = comparison.kind === 'compared';
  const changes = isCompared ? comparison.compared.changes : null;
  const unusual: ReadonlySet<string> | null = isCompared ? comparison.unusual : null;
  const rows = [...figureNames, 'left' as const].map((figure) => ({
    key: figure,
    name: figure === 'left' ? left : figures[figure],
    figure: (
      <>
        <span className="font-semibold">
          {figure === 'plates' ? number(now.plates) : rupees(now[figure])}
        </span>
        <ChangeLine
          change={changes?.[figure] ?? null}
          isMoney={figure !== 'plates'}
          growth={unusual?.has(figure) ? GROWTH[figure] : 'neither'}
        />
      </>
    ),
  }));
  return (
    <>
      <RowsTable
        caption={words.headings[period]}
        headings={[words.figure, words.amount]}
        rows={rows}
      />
      <Notes shell={shell} comparison={comparison} />
    </>
  );
}

/** How much of the period and of the one before is known. */
function Notes({ shell, comparison }: Omit<SumsProps, 'period'>) {
  const words = usePeriodMessages().sums;
  const { range } = useDayWords();
  const { now } = comparison;
  const leftOut = useLeftOut(shell, now);
  const notes = [...comparisonNotes(comparison, words, range), ...leftOut].filter(
    (note) => note !== null,
  );
  return notes.length === 0 ? null : (
    <div className="mt-3 flex max-w-text flex-col gap-2 border-t border-line/70 pt-3 text-sm text-ink-soft wrap-anywhere">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** Which days are compared, and what is set apart; or why there is nothing to compare. */
function comparisonNotes(
  comparison: Comparison,
  words: ReturnType<typeof usePeriodMessages>['sums'],
  range: (days: DayRange) => string,
): readonly (string | null)[] {
  if (comparison.kind === 'all') return [];
  if (comparison.kind !== 'compared') return [words.notCompared];
  const { now, before, changes, hasRent } = comparison.compared;
  const rent = ({ exact }: PeriodTotals) => formatRupees(toRupees(exact.rent));
  return [
    words.against(range(now), range(before)),
    hasRent ? words.rentApart(rent(now), rent(before)) : null,
    Object.values(changes).includes(null) ? words.costsDiffer : null,
  ];
}
