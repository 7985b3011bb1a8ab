import type { Shell } from '@thela/contract';
import { useStore } from '@thela/contract';
import type { SpecialOfDay, Specials } from '@thela/books';
import { useWords } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button, buttonLinkStyle, SectionCard, ToolLink } from '@thela/ui';
import ChefHat from 'lucide-react/icons/chef-hat';
import { useState } from 'react';
import { offBoardEntry } from '../board/board-entry';
import { useStored } from '../use-stored';
import { useWasteMessages } from './messages';
import { WEEKDAY } from './range-name';
import { StoredNote } from './stored-note';

export interface SpecialsCardProps {
  readonly shell: Shell;
  /** Of this week. */
  readonly specials: Specials;
  readonly today: StallDay;
}

/** What the specials of this week earned back; those of today can be taken off the board. */
export function SpecialsCard({ shell, specials, today }: SpecialsCardProps) {
  const { specials: words } = useWasteMessages();
  const { items, revenue, plates } = specials;
  const writing = useStored(shell);
  const [status, setStatus] = useState('');
  const { dishes } = useStore(shell.stall);
  const onBoard = new Set(dishes.filter(({ isRetired }) => !isRetired).map(({ id }) => id));
  const takeOff = async ({ dish, name }: SpecialOfDay) => {
    const event = await writing.append([offBoardEntry(dish)]);
    setStatus(event ? words.takenOff(name) : words.notTakenOff(name));
  };
  return (
    <SectionCard heading={words.heading}>
      {items.length === 0 ? (
        <p className="max-w-text">{words.none}</p>
      ) : (
        <>
          {plates > 0 ? (
            <p className="text-lg font-semibold text-leaf">
              {words.earned(formatRupees(revenue), items.length)}
            </p>
          ) : (
            <p>{words.notCounted}</p>
          )}
          <ul className="my-2 divide-y divide-line/70">
            {items.map((item) => (
              <SpecialRow
                key={`${item.day} ${item.dish}`}
                item={item}
                onTakeOff={
                  item.day === today && onBoard.has(item.dish) ? () => void takeOff(item) : null
                }
              />
            ))}
          </ul>
        </>
      )}
      <p role="status" className={status ? 'mb-3 rounded-control bg-turmeric-tint p-3' : 'sr-only'}>
        {status}
      </p>
      <StoredNote state={writing.state} onAgain={writing.storeAgain} />
      <ToolLink location={shell.location} to="" className={`${buttonLinkStyle} mt-2`}>
        <ChefHat aria-hidden="true" className="size-5 shrink-0 text-flame" />
        <span>{words.ask}</span>
      </ToolLink>
    </SectionCard>
  );
}

interface SpecialRowProps {
  readonly item: SpecialOfDay;
  /** `null` for one that is not on the board now. */
  readonly onTakeOff: (() => void) | null;
}

function SpecialRow({ item, onTakeOff }: SpecialRowProps) {
  const { specials: words, plates } = useWasteMessages();
  const { day } = useWords();
  return (
    <li className="py-2.5">
      <div className="flex items-start justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{item.name}</span>
          <span className="block text-ink-soft">
            {[onTakeOff ? words.onBoard : day(item.day, WEEKDAY), plates(item.plates)].join(' · ')}
          </span>
        </p>
        <p className="shrink-0 font-semibold tabular-nums">{formatRupees(item.revenue)}</p>
      </div>
      {onTakeOff ? (
        <Button
          variant="secondary"
          className="mt-2 px-4"
          aria-label={words.takeOffNamed(item.name)}
          onClick={onTakeOff}
        >
          {words.takeOff}
        </Button>
      ) : null}
    </li>
  );
}
