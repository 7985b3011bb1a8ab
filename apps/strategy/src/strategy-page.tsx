import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { EmptyState, PageHeader, ResultPlace } from '@thela/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import { areUntouched, readEntries } from './entries-state';
import { EntryList } from './entry-list';
import { useMessages } from './messages';
import { ResultPanel } from './result-panel';
import { useStrategy } from './use-strategy';
import { changeEntries, sessionId, visitEntries } from './visit';

/** The page: the figures of the tiffin items, and the strategy for them. */
export function StrategyPage({ shell }: ToolProps) {
  const messages = useMessages();
  const entries = useStore(visitEntries);
  const { state, ask, askBookInstead } = useStrategy(shell);

  const submit = () => {
    const result = readEntries(entries.rows);
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
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <EntryList
          entries={entries}
          isLoading={state.status === 'loading'}
          onEvent={changeEntries}
          onAsk={submit}
        />
        <ResultPlace state={state}>
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
            <ResultPanel state={state} onUseBuiltIn={askBookInstead} />
          )}
        </ResultPlace>
      </div>
    </>
  );
}
