import type { Shell } from '@thela/contract';
import type { Dish } from '@thela/ledger';
import { useTiffinNames } from '@thela/kitchen-book/strategy';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { Button } from '@thela/ui';
import BookOpen from 'lucide-react/icons/book-open';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '@thela/language';
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
  /** Asks for the strategy of what was filled in. */
  readonly onFilled: () => void;
}

type Filling = { readonly status: 'idle' | 'reading' | 'failed' } | BookFigures;

/** Gives the strategy for the means of the last days with one tap, and brings back what stood in the rows. */
export function FillFromBooks(props: FillFromBooksProps) {
  const { dishes, hasReplaced, onEvent } = props;
  const { books: words } = useMessages();
  const { filling, fill } = useFilling(props);
  const fillButton = useRef<HTMLButtonElement>(null);
  const isReading = filling.status === 'reading';
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button ref={fillButton} aria-disabled={isReading} onClick={fill} className="sm:grow">
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
      <NotFilled filling={filling} dishes={dishes} />
    </div>
  );
}

interface NotFilledProps extends Pick<FillFromBooksProps, 'dishes'> {
  readonly filling: Filling;
}

function NotFilled({ filling, dishes }: NotFilledProps) {
  const { books: words } = useMessages();
  const { list } = useWords();
  const { nameOf } = useTranslatedNames();
  if (filling.status === 'idle' || filling.status === 'reading') return null;
  if (filling.status === 'found') {
    const unknown = dishes.filter(({ id }) => filling.unknownCost.includes(id)).map(nameOf);
    return unknown.length > 0 ? (
      <p role="status" className="max-w-text wrap-anywhere">
        {words.costUnknown(list(unknown))}
      </p>
    ) : null;
  }
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

function useFilling({ shell, dishes, onEvent, onFilled }: FillFromBooksProps) {
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
      setFilling(found);
      if (found.status !== 'found') return;
      onEvent({ type: 'filled', days: found.days, rows: found.rows });
      onFilled();
    } catch (error) {
      shell.reportError(error, 'filling from the books');
      if (!signal.aborted) setFilling({ status: 'failed' });
    }
  };
  return { filling, fill: () => void fill() };
}
