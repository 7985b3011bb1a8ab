import { backtest, BACKTEST_METHODS } from '@thela/books';
import type { Backtest } from '@thela/books';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';
import { FoldCard } from '@thela/ui';
import { useWords } from '@thela/language';
import { useMemo } from 'react';
import { useTomorrowMessages } from './messages';

export interface AccuracySectionProps {
  readonly stall: Stall;
  readonly days: readonly DayTotals[];
  readonly today: StallDay;
}

/** How near the forecast came on the days of the records, beside two simple ways. It is worked out on request. */
export function AccuracySection(props: AccuracySectionProps) {
  const words = useTomorrowMessages().accuracy;
  return (
    <FoldCard heading={words.heading}>
      <Accuracy {...props} />
    </FoldCard>
  );
}

function Accuracy({ stall, days, today }: AccuracySectionProps) {
  const words = useTomorrowMessages().accuracy;
  const measured = useMemo(() => {
    const menu = stall.dishes.filter(({ isRetired }) => !isRetired);
    // Today is not over.
    const over = days.filter(({ day }) => day < today);
    return backtest(over, new Set(menu.map(({ id }) => id)));
  }, [stall, days, today]);
  return (
    <>
      {measured.kind === 'backtest' ? (
        <Results measured={measured} />
      ) : (
        <p className="max-w-text text-pretty">
          {measured.kind === 'too-few-days'
            ? words.tooFewDays(measured.needsDays, measured.hasDays)
            : words.newDishes}
        </p>
      )}
    </>
  );
}

function Results({ measured }: { readonly measured: Backtest }) {
  const words = useTomorrowMessages().accuracy;
  const { number } = useWords();
  const verdict = useVerdict(measured);
  const { days, scores } = measured;
  return (
    <>
      <p className="max-w-text text-lg font-semibold text-pretty">{verdict}</p>
      <p className="mt-1 max-w-text text-pretty text-ink-soft">
        <span>{`${words.hint(days)} `}</span>
        <span>{words.how}</span>
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {BACKTEST_METHODS.map((method) => (
          <li key={method}>
            <h3 className="font-semibold">{words.methods[method]}</h3>
            <p className="tabular-nums">{words.off(number(scores[method].ofHundred))}</p>
            <p className="text-sm text-ink-soft tabular-nums">
              {words.error(number(scores[method].meanError, 1))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function useVerdict({ scores }: Backtest): string {
  const words = useTomorrowMessages().accuracy;
  const { list } = useWords();
  const offOf = (method: (typeof BACKTEST_METHODS)[number]) => scores[method].ofHundred;
  const better = BACKTEST_METHODS.filter((method) => offOf(method) < offOf('forecast'));
  if (better.length > 0) {
    return words.better(list(better.map((method) => words.quoted(words.methods[method]))));
  }
  const isBest = BACKTEST_METHODS.every(
    (method) => method === 'forecast' || offOf(method) > offOf('forecast'),
  );
  return isBest ? words.best : words.asGood;
}
