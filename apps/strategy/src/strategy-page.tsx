import { useStore } from '@thela/contract';
import type { Shell, ToolProps } from '@thela/contract';
import { EmptyState, PageHeader, ResultRegion } from '@thela/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import { useLayoutEffect } from 'react';
import { areSame, areUntouched, readEntries, figuresFromBooks } from './entries-state';
import { EntryList } from './entry-list';
import { FillFromBooks } from './fill-from-books';
import { dishesOnMenu } from './item-choice';
import { useMessages, messagesNow } from './messages';
import { ResultPanel } from './result-panel';
import { changeEntries, closeBooks, sessionId, visitEntries, visitStrategy } from './visit';
import { useWords } from '@thela/language';
import type { Entries } from './entries-state';
import { askForStrategy, tooMany } from '@thela/ai';
import type { TiffinEntry } from '@thela/kitchen-book/tiffin-entry';
import { strategyFromBook } from '@thela/kitchen-book/strategy';
import { useAsk } from '@thela/ai/use-ask';
import type { Ask, AskOptions } from '@thela/ai/use-ask';

type Rows = readonly TiffinEntry[];

/**
 * Asks for a strategy, for all of this visit. A toast says that a call of the text model has failed (specification, section 8).
 */
export function useStrategy(shell: Shell): Ask<Rows, string> {
  const options: AskOptions<Rows, string> = {
    refuse: tooMany,
    askModel: async (rows, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await askForStrategy({ rows, stall }, model, signal);
      if (result.kind === 'failure' && !signal.aborted) {
        const message = messagesNow().failureToast;
        shell.notify.show({ kind: 'error', message, urgency: 'assertive' });
      }
      return result;
    },
    askBook: strategyFromBook,
  };
  return useAsk(shell, options, visitStrategy);
}

export function StrategyPage({ shell }: ToolProps) {
  const messages = useMessages();
  const entries = useStore(visitEntries);
  const stall = useStore(shell.stall);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const dishes = dishesOnMenu(stall);
  const hasBooks = stall.isOwn && !isHelper;
  // What an owner filled in is not for a helper who uses the phone after them.
  useLayoutEffect(() => {
    if (!hasBooks) closeBooks();
  }, [hasBooks]);
  const { state, ask, askBookInstead } = useStrategy(shell);

  const result = readEntries(entries.rows, dishes);
  const submit = () => {
    // As they stand now: the books may just have filled them.
    const now = readEntries(visitEntries.getSnapshot().rows, dishes);
    if ('fault' in now) return changeEntries({ type: 'tried' });
    changeEntries({ type: 'asked' });
    ask(now.entries);
  };

  return (
    <>
      <PageHeader
        icon={<Megaphone className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      >
        <p className="mt-1 text-sm text-ink-soft">{`${messages.sessionId} ${sessionId}`}</p>
        <p className="text-sm text-ink-soft">{messages.sessionNote}</p>
        {hasBooks ? <FilledLine entries={entries} /> : null}
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div>
          {hasBooks ? (
            <FillFromBooks
              shell={shell}
              dishes={dishes}
              hasReplaced={entries.rowsBefore !== null}
              onEvent={changeEntries}
              onFilled={submit}
            />
          ) : null}
          <EntryList
            entries={entries}
            dishes={dishes}
            isLoading={state.status === 'loading'}
            onEvent={changeEntries}
            onAsk={submit}
          />
        </div>
        <ResultRegion state={state}>
          {state.status === 'idle' ? (
            <EmptyState
              icon={<Megaphone className="size-7" />}
              invitation={messages.invitation}
              examples={areUntouched(entries.rows) ? [messages.example] : []}
              onExample={() => changeEntries({ type: 'example-chosen' })}
            >
              {messages.empty}
            </EmptyState>
          ) : (
            <ResultPanel
              state={state}
              isOfOthers={'fault' in result || !areSame(state.question, result.entries)}
              onUseBuiltIn={askBookInstead}
            />
          )}
        </ResultRegion>
      </div>
    </>
  );
}

interface FilledLineProps {
  readonly entries: Pick<Entries, 'rows' | 'filledDays'>;
}

const FIRST_DAY = { day: 'numeric', month: 'long' } as const;
const LAST_DAY = { ...FIRST_DAY, year: 'numeric' } as const;

/** Says which days the rows were filled from, as long as a figure of theirs stands in one; a screen reader hears it once it appears. */
function FilledLine({ entries: { rows, filledDays } }: FilledLineProps) {
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
