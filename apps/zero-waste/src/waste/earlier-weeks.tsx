import type { Shell } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button, SectionCard, useMoney } from '@thela/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState } from 'react';
import { useWasteMessages } from './messages';
import { Unread } from './unread';
import { useRangeName } from './range-name';
import { useEarlierWaste } from './use-waste-book';
import type { ItemNames } from './use-item-names';
import { WasteItems } from './waste-items';
import type { WasteBook } from './waste-book';
import { earlierWeeks } from './week-figures';
import type { WeekFigures } from './week-figures';

/** So many are shown before somebody asks for all. */
const FIRST_WEEKS = 4;

export interface EarlierWeeksProps {
  readonly shell: Shell;
  /** Of this week and the last one. */
  readonly book: WasteBook;
  readonly today: StallDay;
  readonly thisWeek: WeekFigures;
  readonly nameOf: ItemNames;
}

/** The weeks before this one, which are read by themselves: each with a bar, and what it was once it is opened. */
export function EarlierWeeks({ shell, book, ...shown }: EarlierWeeksProps) {
  const { earlier: words } = useWasteMessages();
  const reading = useEarlierWaste(shell, book);
  return (
    <SectionCard heading={words.heading}>
      {reading.status === 'read' ? (
        <WeekList book={reading.value} {...shown} />
      ) : (
        <Unread reading={reading} rows={FIRST_WEEKS} />
      )}
    </SectionCard>
  );
}

function WeekList({ book, today, thisWeek, nameOf }: Omit<EarlierWeeksProps, 'shell'>) {
  const { earlier: words } = useWasteMessages();
  const earlier = useMemo(() => earlierWeeks(book, today), [book, today]);
  const [hasAll, setAll] = useState(false);
  const shown = hasAll ? earlier : earlier.slice(0, FIRST_WEEKS);
  const most = Math.max(...[thisWeek, ...earlier].map(({ cost }) => cost ?? 0));
  return (
    <>
      {earlier.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      <ul className="divide-y divide-line/70">
        {shown.map((week) => (
          <li key={week.from}>
            <EarlierWeek week={week} most={most} nameOf={nameOf} />
          </li>
        ))}
      </ul>
      {shown.length < earlier.length ? (
        <Button variant="secondary" className="mt-3 w-full" onClick={() => setAll(true)}>
          {words.all(earlier.length)}
        </Button>
      ) : null}
    </>
  );
}

interface EarlierWeekProps {
  readonly week: WeekFigures;
  /** ₹ of the week with the most waste, which has the whole bar. */
  readonly most: number;
  readonly nameOf: ItemNames;
}

function EarlierWeek({ week, most, nameOf }: EarlierWeekProps) {
  const { earlier: words, specials } = useWasteMessages();
  const rangeName = useRangeName();
  const { rupees } = useMoney();
  const { revenue, plates, items } = week.specials;
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-control py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{rangeName(week)}</span>
            <span className="font-semibold tabular-nums">{rupees(week.cost)}</span>
          </span>
          <span aria-hidden="true" className="mt-1.5 block h-2 rounded-full bg-line/40">
            <span
              className="block h-full rounded-full bg-turmeric"
              style={{ width: `${most > 0 ? ((week.cost ?? 0) * 100) / most : 0}%` }}
            />
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 pl-3">
        {plates > 0 ? (
          <p className="py-2 font-medium text-leaf">
            {specials.earnedThen(formatRupees(revenue), items.length)}
          </p>
        ) : null}
        {week.items.length === 0 ? <p className="text-ink-soft">{words.nothing}</p> : null}
        <WasteItems items={week.items} nameOf={nameOf} />
      </div>
    </details>
  );
}
