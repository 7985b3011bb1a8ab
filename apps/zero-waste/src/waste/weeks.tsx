import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import type { Reading } from '@thela/books/readings';
import { SectionCard } from '@thela/ui';
import { useMemo } from 'react';
import { EarlierWeeks } from './earlier-weeks';
import { useWasteMessages } from './messages';
import { SpecialsCard } from './specials-card';
import { ThisWeek } from './this-week';
import { Unread } from './unread';
import { useItemNames } from './use-item-names';
import type { WasteBook } from './waste-book';
import { wasteFigures } from './week-figures';

export interface WeeksProps {
  readonly shell: Shell;
  readonly book: Reading<WasteBook>;
}

/** Waste week against week, and what specials earned back. */
export function Weeks({ shell, book }: WeeksProps) {
  const { week: words } = useWasteMessages();
  const today = useStore(shell.ledger.today);
  const nameOf = useItemNames(shell);
  const read = book.status === 'read' ? book.value : null;
  const figures = useMemo(() => read && wasteFigures(read, today), [read, today]);
  if (book.status !== 'read') {
    return (
      <SectionCard heading={words.heading}>
        <Unread reading={book} rows={4} />
      </SectionCard>
    );
  }
  if (figures === null) return null;
  return (
    <div className="flex flex-col gap-6">
      <ThisWeek figures={figures} nameOf={nameOf} />
      <SpecialsCard shell={shell} specials={figures.thisWeek.specials} today={today} />
      <EarlierWeeks figures={figures} nameOf={nameOf} />
    </div>
  );
}
