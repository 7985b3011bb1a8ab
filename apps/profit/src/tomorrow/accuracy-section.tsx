import { BACKTEST_METHODS } from '@thela/books';
import type { Backtest, backtest } from '@thela/books';
import { SectionCard } from '@thela/ui';
import { useWords } from '@thela/language';
import { useTomorrowMessages } from './messages';

export interface AccuracySectionProps {
  readonly measured: ReturnType<typeof backtest>;
  readonly nameOf: (id: string) => string;
}

/** How near the forecast came on the days of the records, beside two simple ways. */
export function AccuracySection({ measured, nameOf }: AccuracySectionProps) {
  const words = useTomorrowMessages().accuracy;
  return (
    <SectionCard heading={words.heading} className="print:hidden">
      {measured.kind === 'backtest' ? (
        <Results measured={measured} nameOf={nameOf} />
      ) : (
        <p className="max-w-text text-pretty">
          {measured.kind === 'too-few-days'
            ? words.tooFewDays(measured.needsDays, measured.hasDays)
            : words.newDishes}
        </p>
      )}
    </SectionCard>
  );
}

interface ResultsProps {
  readonly measured: Backtest;
  readonly nameOf: (id: string) => string;
}

function Results({ measured, nameOf }: ResultsProps) {
  const words = useTomorrowMessages().accuracy;
  const { number } = useWords();
  const verdict = useVerdict(measured);
  const { days, scores } = measured;
  return (
    <>
      <p className="max-w-text text-lg font-semibold text-pretty">{verdict}</p>
      <p className="mt-1 max-w-text text-pretty text-ink-soft">{words.hint(days)}</p>
      <ul className="my-5 grid gap-4 sm:grid-cols-3">
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
      <DishTable measured={measured} nameOf={nameOf} />
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

/** How near each way came for each dish; names have a line of their own, because a phone has no room beside. */
function DishTable({ measured: { dishes }, nameOf }: ResultsProps) {
  const words = useTomorrowMessages().accuracy;
  const { number } = useWords();
  return (
    <table className="w-full table-fixed text-left">
      <caption className="mb-1 text-left font-semibold text-pretty">{words.table}</caption>
      <thead>
        <tr>
          {BACKTEST_METHODS.map((method) => (
            <th
              key={method}
              scope="col"
              className="py-2 pr-3 align-bottom text-sm font-medium wrap-anywhere text-ink-soft hyphens-auto"
            >
              {words.methods[method]}
            </th>
          ))}
        </tr>
      </thead>
      {dishes.map(({ dish, ofHundred }) => {
        const least = Math.min(...BACKTEST_METHODS.map((method) => ofHundred[method]));
        return (
          <tbody key={dish}>
            <tr className="border-t border-line/70">
              <th scope="rowgroup" colSpan={3} className="pt-2 font-semibold wrap-anywhere">
                {nameOf(dish)}
              </th>
            </tr>
            <tr>
              {BACKTEST_METHODS.map((method) => (
                <td
                  key={method}
                  className={`pr-3 pb-2 tabular-nums ${ofHundred[method] === least ? 'font-bold' : ''}`}
                >
                  {words.ofHundred(number(ofHundred[method]))}
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
