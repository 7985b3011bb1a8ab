import { SectionCard } from '@thela/ui';
import { useWords } from '@thela/language';
import type { Accuracy, Measured } from './accuracy';
import { DishTable } from './dish-table';
import { useTomorrowMessages } from './messages';

export interface AccuracySectionProps {
  readonly measured: Measured;
  readonly nameOf: (id: string) => string;
}

/** How right the forecast was on the days of the records, beside two simple ways. */
export function AccuracySection({ measured, nameOf }: AccuracySectionProps) {
  const words = useTomorrowMessages().accuracy;
  return (
    <SectionCard heading={words.heading} className="print:hidden">
      {measured.kind === 'accuracy' ? (
        <Results accuracy={measured} nameOf={nameOf} />
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
  readonly accuracy: Accuracy;
  readonly nameOf: (id: string) => string;
}

function Results({ accuracy, nameOf }: ResultsProps) {
  const words = useTomorrowMessages().accuracy;
  const { number } = useWords();
  const { withinPlates, days, counts, results } = accuracy;
  return (
    <>
      <p className="max-w-text text-lg font-semibold text-pretty">
        <Verdict accuracy={accuracy} />
      </p>
      <p className="mt-1 max-w-text text-pretty text-ink-soft">{words.hint(days, withinPlates)}</p>
      <ul className="my-5 grid gap-4 sm:grid-cols-3">
        {results.map(({ method, right, meanError }) => (
          <li key={method}>
            <h3 className="font-semibold">{words.methods[method]}</h3>
            <p className="tabular-nums">{words.right(right, counts)}</p>
            <p className="text-sm text-ink-soft tabular-nums">
              {words.error(number(meanError, 1))}
            </p>
            <div aria-hidden="true" className="mt-2 h-3 overflow-hidden rounded-full bg-line/40">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="size-full">
                <rect
                  width={(100 * right) / counts}
                  height="1"
                  className={method === 'forecast' ? 'fill-flame' : 'fill-control'}
                />
              </svg>
            </div>
          </li>
        ))}
      </ul>
      <DishTable accuracy={accuracy} nameOf={nameOf} />
    </>
  );
}

function Verdict({ accuracy: { better, results } }: { readonly accuracy: Accuracy }) {
  const words = useTomorrowMessages().accuracy;
  const { list } = useWords();
  if (better.length > 0) {
    return words.better(list(better.map((method) => words.quoted(words.methods[method]))));
  }
  const [forecast, ...simple] = results;
  const isBest = simple.every(({ right }) => right < (forecast?.right ?? 0));
  return isBest ? words.best : words.asGood;
}
