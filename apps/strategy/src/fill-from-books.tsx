import type { Shell } from '@thela/contract';
import type { Dish } from '@thela/ledger';
import { useTiffinNames } from '@thela/kitchen-book/strategy';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { Button } from '@thela/ui';
import BookOpen from 'lucide-react/icons/book-open';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import type { BookFigures } from './book-figures';
import type { EntriesEvent } from './entries-state';
import { choiceOfDish, itemCalled } from './item-choice';
import { useMessages } from './messages';

export interface FillFromBooksProps {
  readonly shell: Shell;
  /** Those of today's menu. */
  readonly dishes: readonly Dish[];
  /** Whether there is something to bring back that a person had entered. */
  readonly hasReplaced: boolean;
  readonly onEvent: (event: EntriesEvent) => void;
}

type Filling =
  | { readonly status: 'idle' | 'reading' | 'failed' }
  | Exclude<BookFigures, { readonly status: 'found' }>;

/** Fills the rows with the means of the last days, and brings back what stood there. */
export function FillFromBooks({ shell, dishes, hasReplaced, onEvent }: FillFromBooksProps) {
  const { books: words } = useMessages();
  const { filling, fill } = useFilling(shell, dishes, onEvent);
  const fillButton = useRef<HTMLButtonElement>(null);
  const isReading = filling.status === 'reading';
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button ref={fillButton} variant="secondary" aria-disabled={isReading} onClick={fill}>
          <BookOpen aria-hidden="true" className="size-5 shrink-0" />
          <span>{isReading ? words.reading : words.fill}</span>
        </Button>
        {hasReplaced ? (
          <Button
            variant="secondary"
            onClick={() => {
              onEvent({ type: 'brought-back' });
              // This button is gone then.
              fillButton.current?.focus();
            }}
          >
            <Undo2 aria-hidden="true" className="size-5 shrink-0" />
            <span>{words.bringBack}</span>
          </Button>
        ) : null}
      </div>
      <NotFilled filling={filling} />
    </div>
  );
}

/** Why nothing was filled in. */
function NotFilled({ filling }: { readonly filling: Filling }) {
  const { books: words } = useMessages();
  if (filling.status === 'idle' || filling.status === 'reading') return null;
  return (
    <p role="alert" className="max-w-text">
      {filling.status === 'failed' ? <span>{words.failed}</span> : null}
      {filling.status === 'too-few-plates' ? <span>{words.tooFewPlates}</span> : null}
      {filling.status === 'too-few-days' ? (
        <span>{words.tooFewDays(filling.needsDays, filling.hasDays)}</span>
      ) : null}
    </p>
  );
}

function useFilling(shell: Shell, dishes: readonly Dish[], onEvent: FillFromBooksProps['onEvent']) {
  const [filling, setFilling] = useState<Filling>({ status: 'idle' });
  const reading = useRef<AbortController | null>(null);
  const names = useTiffinNames();
  const { nameOf } = useTranslatedNames();
  useEffect(() => () => reading.current?.abort(), []);

  const fill = async () => {
    if (filling.status === 'reading') return;
    const { signal } = (reading.current = new AbortController());
    setFilling({ status: 'reading' });
    const offered = dishes.map((dish) => ({
      id: dish.id,
      choice: itemCalled(nameOf(dish), names) ?? choiceOfDish(dish),
    }));
    try {
      const { readBookFigures } = await import('./book-figures');
      const found = await readBookFigures(shell.ledger, offered);
      if (signal.aborted) return;
      if (found.status === 'found') onEvent({ type: 'filled', days: found.days, rows: found.rows });
      setFilling(found.status === 'found' ? { status: 'idle' } : found);
    } catch (error) {
      shell.reportError(error, 'filling from the books');
      if (!signal.aborted) setFilling({ status: 'failed' });
    }
  };
  return { filling, fill: () => void fill() };
}
