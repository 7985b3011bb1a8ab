import type { Comparison, PeriodTotals, Change } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import type { DayRange } from '@thela/ledger';
import { formatRupees, formatPercent, toRupees } from '@thela/pricing';
import { Fold, SectionCard, profitColour, useMoney } from '@thela/ui';
import { useMessages } from '../messages';
import type { PastPeriod } from '../period-path';
import { FIGURES, figureNames, figureText } from './figures';
import { usePeriodMessages } from './messages';
import { RowsTable } from './rows-table';
import { ShareFigures } from './share-figures';
import { useDayWords } from './use-day-words';
import { useLeftOut } from './use-left-out';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

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

/** What is left of a period, how it came about, and how that differs from the period before. */
export function Sums({ shell, period, comparison }: SumsProps) {
  const { sums: words } = usePeriodMessages();
  const { share } = useMessages();
  const { number } = useWords();
  const { rupees, costsNotKnown } = useMoney();
  const { rangeWithYear } = useDayWords();
  const { now } = comparison;
  const changes = comparison.kind === 'compared' ? comparison.compared.changes : null;
  const unknown = costsNotKnown(now.uncostedDishes, now.unknownWaste.length);
  const rows = figureNames.map((figure) => ({
    key: figure,
    name: words.figures[figure],
    figure: (
      <>
        <span className={`font-semibold ${figure === 'profit' ? profitColour(now.profit) : ''}`}>
          {figureText(now, figure, { number, rupees })}
        </span>
        <ChangeLine
          change={changes?.[figure] ?? null}
          isMoney={figure !== 'plates'}
          growth={FIGURES[figure]}
        />
      </>
    ),
  }));
  return (
    <SectionCard heading={words.headings[period]}>
      <p className="-mt-3 mb-4 text-ink-soft">
        <span>{rangeWithYear(now)}</span>
        <br />
        <span>{words.salesOn(now.daysWithSales, now.days)}</span>
      </p>
      <p className="text-ink-soft">{words.left}</p>
      <p className={`text-figure font-bold tabular-nums ${profitColour(now.left)}`}>
        {formatRupees(now.left)}
      </p>
      {unknown ? <p className="text-ink-soft">{unknown}</p> : null}
      <ChangeLine change={changes?.left ?? null} isMoney growth="good" />
      <div className="mt-4">
        <RowsTable
          caption={words.headings[period]}
          headings={[words.figure, words.amount]}
          rows={rows}
        />
      </div>
      <Notes shell={shell} comparison={comparison} />
      <div className="mt-4">
        <Fold {...share}>
          <ShareFigures shell={shell} period={period} now={now} />
        </Fold>
      </div>
    </SectionCard>
  );
}

/** How much of the period and of the one before is known. */
function Notes({ shell, comparison }: Omit<SumsProps, 'period'>) {
  const words = usePeriodMessages().sums;
  const { range } = useDayWords();
  const { now } = comparison;
  const leftOut = useLeftOut(shell, now);
  const notes = [
    now.knownDays < now.days ? words.partlyKnown(now.knownDays, now.days) : null,
    ...comparisonNotes(comparison, words, range),
    ...leftOut,
  ].filter((note) => note !== null);
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
  switch (comparison.kind) {
    case 'all':
      return [];
    case 'none-over':
      return [words.noneOver];
    case 'nothing-before':
      return [words.nothingBefore(range(comparison.before))];
    case 'too-little-before': {
      const { before } = comparison;
      return [words.tooLittleBefore(range(before), before.knownDays, before.days)];
    }
    case 'compared': {
      const { now, before, changes, hasRent } = comparison.compared;
      const rent = ({ exact }: PeriodTotals) => formatRupees(toRupees(exact.rent));
      return [
        words.against(range(now), range(before)),
        before.knownDays < before.days
          ? words.beforePartlyKnown(before.knownDays, before.days)
          : null,
        hasRent ? words.rentApart(rent(now), rent(before)) : null,
        Object.values(changes).includes(null) ? words.costsDiffer : null,
      ];
    }
  }
}
