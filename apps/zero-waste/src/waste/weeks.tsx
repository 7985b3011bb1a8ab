import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import type { Reading } from '@thela/books/readings';
import { SectionCard } from '@thela/ui';
import { useDeferredValue, useMemo } from 'react';
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
  if (book.status === 'read') return <WeeksOf shell={shell} book={book.value} />;
  return (
    <SectionCard heading={words.heading}>
      <Unread reading={book} rows={4} />
    </SectionCard>
  );
}

/** This week at once, and the earlier ones as soon as it is shown. */
function WeeksOf({ shell, book }: { readonly shell: Shell; readonly book: WasteBook }) {
  const today = useStore(shell.ledger.today);
  const nameOf = useItemNames(shell);
  const figures = useMemo(() => wasteFigures(book, today), [book, today]);
  const isRestDue = useDeferredValue(true, false);
  if (figures === null) return null;
  const { thisWeek } = figures;
  return (
    <div className="flex flex-col gap-6">
      <ThisWeek figures={figures} nameOf={nameOf} />
      <SpecialsCard shell={shell} specials={thisWeek.specials} today={today} />
      {isRestDue ? (
        <EarlierWeeks shell={shell} book={book} today={today} thisWeek={thisWeek} nameOf={nameOf} />
      ) : (
        <div className="h-80 animate-pulse rounded-card bg-line/30" />
      )}
    </div>
  );
}
