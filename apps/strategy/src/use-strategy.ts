import { askForStrategy, tooMany } from '@thela/ai';
import type { TiffinEntry } from '@thela/ai';
import { strategyFromBook } from '@thela/ai/kitchen-book/strategy';
import { useAsk } from '@thela/ai/use-ask';
import type { Ask } from '@thela/ai/use-ask';
import type { Shell } from '@thela/contract';
import { messages } from './messages';

type Rows = readonly TiffinEntry[];

export interface Strategy {
  readonly source: 'model' | 'book';
  readonly text: string;
}

export interface StrategySource extends Ask<Rows, Strategy> {
  /** Asks the kitchen book, which answers at once and without a network. */
  readonly askBook: (rows: Rows) => void;
}

/** Asks the text model for a strategy, or the kitchen book where there is no model. */
export function useStrategy({ ai, session, notify }: Shell): StrategySource {
  const asking = useAsk<Rows, Strategy>(async (rows, signal) => {
    const model = { ai, getAccessToken: session.getAccessToken };
    const result = await askForStrategy({ rows }, model, signal);
    if (result.kind === 'failure' && !signal.aborted) {
      notify.show({ kind: 'error', message: messages.failureToast, urgency: 'assertive' });
    }
    if (result.kind !== 'answer') return result;
    return { kind: 'answer', value: { source: 'model', text: result.value } };
  });
  const fromBook = (rows: Rows) =>
    ({ kind: 'answer', value: { source: 'book', text: strategyFromBook(rows) } }) as const;
  const askBook = (rows: Rows) => asking.show(rows, tooMany(rows) ?? fromBook(rows));
  return { ...asking, ask: ai.mode === 'built-in' ? askBook : asking.ask, askBook };
}
