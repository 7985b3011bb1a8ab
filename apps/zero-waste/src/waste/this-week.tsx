import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import { SectionCard, useMoney } from '@thela/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useWasteMessages } from './messages';
import type { ItemNames } from './use-item-names';
import { WasteItems } from './waste-items';
import type { WasteFigures, WeekComparison } from './week-figures';
import { useRangeName, WEEKDAY } from './range-name';

export interface ThisWeekProps {
  readonly figures: WasteFigures;
  readonly nameOf: ItemNames;
}

export function ThisWeek({ figures: { thisWeek, comparison }, nameOf }: ThisWeekProps) {
  const { week: words } = useWasteMessages();
  const { list } = useWords();
  const rangeName = useRangeName();
  const { rupees } = useMoney();
  const unknown = thisWeek.items.filter(({ cost }) => cost === null);
  const names = [...new Set(unknown.map((item) => nameOf(item).name))];
  return (
    <SectionCard
      heading={words.heading}
      aside={<span className="text-ink-soft">{rangeName(thisWeek)}</span>}
    >
      <p className="text-ink-soft">{words.cost}</p>
      <p className="text-figure font-bold tabular-nums">{rupees(thisWeek.cost)}</p>
      <Compared comparison={comparison} />
      {thisWeek.items.length === 0 ? (
        <p className="mt-4">{words.none}</p>
      ) : (
        <>
          <h3 className="mt-5 mb-1 font-bold">{words.items}</h3>
          <WasteItems items={thisWeek.items} nameOf={nameOf} />
          {names.length > 0 ? (
            <p className="mt-3 rounded-control bg-turmeric-tint p-3 wrap-anywhere">
              {words.unknown(list(names))}
            </p>
          ) : null}
          <p className="mt-3 max-w-text text-sm text-ink-soft">{words.atThePrices}</p>
        </>
      )}
    </SectionCard>
  );
}

function Compared({ comparison }: { readonly comparison: WeekComparison }) {
  const { week: words } = useWasteMessages();
  const { day: nameOf } = useWords();
  if (comparison.kind === 'none-over') return <p className="mt-1 max-w-text">{words.noneOver}</p>;
  if (comparison.kind === 'not-known') return <p className="mt-1 max-w-text">{words.notKnown}</p>;
  if (comparison.kind === 'too-few-days') {
    return (
      <p className="mt-1 max-w-text">
        {words.tooFewDays(comparison.needsDays, comparison.hasDays)}
      </p>
    );
  }
  const { before, difference, until, isUnsure } = comparison;
  const then = formatRupees(before);
  const day = nameOf(until, WEEKDAY);
  const by = formatRupees(Math.abs(difference));
  return (
    <p className="mt-1 max-w-text">
      {difference === 0 ? (
        <span>{words.same(then, day)}</span>
      ) : difference < 0 ? (
        <span className="font-semibold text-leaf">
          <ArrowDown aria-hidden="true" className="mr-1 inline size-5 align-text-bottom" />
          <span>{words.less(by, then, day)}</span>
        </span>
      ) : (
        <span className="font-semibold text-chilli">
          <ArrowUp aria-hidden="true" className="mr-1 inline size-5 align-text-bottom" />
          <span>{words.more(by, then, day)}</span>
        </span>
      )}
      <span className="text-ink-soft">{` ${words.todayApart} ${isUnsure ? words.unsure : ''}`}</span>
    </p>
  );
}
