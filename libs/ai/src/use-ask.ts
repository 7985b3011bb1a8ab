import { useEffect, useReducer, useRef } from 'react';
import type { AiFailure, AiResult } from './result';

/** How far a question has come; every step but the first knows which question it was. */
export type AskState<Question, Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly question: Question }
  | { readonly status: 'answer'; readonly question: Question; readonly value: Value }
  | { readonly status: 'failure'; readonly question: Question; readonly failure: AiFailure };

export type AskEvent<Question, Value> =
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'answered'; readonly question: Question; readonly value: Value }
  | { readonly type: 'failed'; readonly question: Question; readonly failure: AiFailure }
  | { readonly type: 'dismissed' };

/** The step that follows; whatever was there before a question is gone once it is asked. */
export function askReducer<Question, Value>(
  state: AskState<Question, Value>,
  event: AskEvent<Question, Value>,
): AskState<Question, Value> {
  switch (event.type) {
    case 'asked':
      return { status: 'loading', question: event.question };
    case 'answered':
      return { status: 'answer', question: event.question, value: event.value };
    case 'failed':
      return { status: 'failure', question: event.question, failure: event.failure };
    case 'dismissed':
      return state.status === 'failure' ? { status: 'idle' } : state;
  }
}

export interface Ask<Question, Value> {
  readonly state: AskState<Question, Value>;
  /** Puts a question to the model. */
  readonly ask: (question: Question) => void;
  /** Shows what is at hand: an answer, or why there is none. */
  readonly show: (question: Question, result: AiResult<Value>) => void;
  /** Takes a failure off the screen; anything else stays. */
  readonly dismiss: () => void;
}

/**
 * Runs one question at a time: a newer one, an answer that is shown, and the end of the component
 * abort the one before, of which nothing is heard any more.
 *
 * @param run puts a question to the model; it says by its result what went wrong, and does not throw
 */
export function useAsk<Question, Value>(
  run: (question: Question, signal: AbortSignal) => Promise<AiResult<Value>>,
): Ask<Question, Value> {
  const [state, dispatch] = useReducer(askReducer<Question, Value>, { status: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Ends the question before. */
  const begin = () => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  };
  const tell = (question: Question, result: AiResult<Value>) => {
    if (result.kind === 'cancelled') return;
    if (result.kind === 'answer') dispatch({ type: 'answered', question, value: result.value });
    else dispatch({ type: 'failed', question, failure: result.failure });
  };
  const ask = async (question: Question) => {
    const signal = begin();
    dispatch({ type: 'asked', question });
    const result = await run(question, signal);
    if (!signal.aborted) tell(question, result);
  };
  return {
    state,
    ask: (question) => void ask(question),
    show: (question, result) => {
      begin();
      tell(question, result);
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
  };
}
