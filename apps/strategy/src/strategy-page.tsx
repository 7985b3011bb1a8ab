import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { EmptyState, PageHeader, ResultRegion } from '@thela/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import { useLayoutEffect } from 'react';
import { areSame, areUntouched, readEntries } from './entries-state';
import { EntryList } from './entry-list';
import { FillFromBooks } from './fill-from-books';
import { FilledLine } from './filled-line';
import { dishesOnMenu } from './item-choice';
import { useMessages } from './messages';
import { ResultPanel } from './result-panel';
import { useStrategy } from './use-strategy';
import { changeEntries, closeBooks, sessionId, visitEntries } from './visit';

/** The page: the figures of the tiffin items, and the strategy for them. */
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
    if ('fault' in result) return changeEntries({ type: 'tried' });
    changeEntries({ type: 'asked' });
    ask(result.entries);
  };

  return (
    <>
      <PageHeader
        icon={<Megaphone className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      >
        <p className="mt-1 text-sm text-ink-soft">
          {messages.sessionId} <span className="font-mono text-ink">{sessionId}</span>
        </p>
        <p className="text-sm text-ink-soft">{messages.sessionNote}</p>
        {hasBooks ? <FilledLine entries={entries} /> : null}
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div>
          {hasBooks ? (
            <FillFromBooks
              shell={shell}
              dishes={dishes}
              hasReplaced={entries.replaced !== null}
              onEvent={changeEntries}
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
