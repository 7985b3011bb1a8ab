import { useWords } from '@thela/language';
import { figuresFromBooks } from './entries-state';
import type { Entries } from './entries-state';
import { useMessages } from './messages';

export interface FilledLineProps {
  readonly entries: Pick<Entries, 'rows' | 'filledDays'>;
}

const FIRST_DAY = { day: 'numeric', month: 'long' } as const;
const LAST_DAY = { ...FIRST_DAY, year: 'numeric' } as const;

/** Says which days the rows were filled from, as long as a figure of theirs stands in one; a screen reader hears it once it appears. */
export function FilledLine({ entries: { rows, filledDays } }: FilledLineProps) {
  const { books: words } = useMessages();
  const { day } = useWords();
  const isShown = filledDays && rows.some((row) => figuresFromBooks(row).length > 0);
  return (
    <p role="status" className="text-sm text-ink-soft">
      {isShown
        ? words.filled(
            filledDays.count,
            day(filledDays.from, sameYear(filledDays) ? FIRST_DAY : LAST_DAY),
            day(filledDays.to, LAST_DAY),
          )
        : null}
    </p>
  );
}

function sameYear({ from, to }: NonNullable<Entries['filledDays']>): boolean {
  return from.slice(0, 4) === to.slice(0, 4);
}
