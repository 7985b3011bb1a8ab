import type { Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';
import type { AiFailure, AiResult } from './result';

/** Who answered: the text model, or the built-in kitchen book. */
export type AnswerSource = 'model' | 'book';

/** How far a question has come, in no language; every step but the first knows which question it was. */
export type StoredAskState<Question, Value> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading';
      readonly question: Question;
      /** Where the service asks to wait: when it is asked again, ms since 1970. */
      readonly askAgainAt?: number;
    }
  | {
      readonly status: 'answer';
      readonly question: Question;
      readonly source: AnswerSource;
      readonly value: Value;
      /** Whether it was not cut off. */
      readonly isComplete: boolean;
      /** Why the book answers, and not the model that was asked. */
      readonly failure?: AiFailure | undefined;
    }
  | { readonly status: 'failure'; readonly question: Question; readonly failure: AiFailure };

type AskEvent<Question, Value> =
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'waits'; readonly askAgainAt: number }
  | {
      readonly type: 'ended';
      readonly question: Question;
      readonly source: AnswerSource;
      readonly result: AiResult<Value>;
      readonly failure?: AiFailure | undefined;
    }
  | { readonly type: 'dismissed' }
  | { readonly type: 'forgotten' };

/** The step that follows; whatever was there before a question is gone once it is asked. */
function askReducer<Question, Value>(
  state: StoredAskState<Question, Value>,
  event: AskEvent<Question, Value>,
): StoredAskState<Question, Value> {
  switch (event.type) {
    case 'asked':
      return { status: 'loading', question: event.question };
    case 'waits':
      return state.status === 'loading' ? { ...state, askAgainAt: event.askAgainAt } : state;
    case 'forgotten':
      return { status: 'idle' };
    case 'dismissed':
      if (state.status === 'answer') return { ...state, failure: undefined };
      return state.status === 'failure' ? { status: 'idle' } : state;
    case 'ended': {
      const { question, source, result, failure } = event;
      if (result.kind === 'cancelled') return state;
      if (result.kind === 'failure')
        return { status: 'failure', question, failure: result.failure };
      const { value, isComplete } = result;
      return { status: 'answer', question, source, value, isComplete, ...(failure && { failure }) };
    }
  }
}

/** The current question and its answer, apart from any component. */
export interface AskStore<Question, Value> extends Store<StoredAskState<Question, Value>> {
  /** Aborts the question before; the signal aborts the one that begins. */
  readonly begin: () => AbortSignal;
  readonly abort: () => void;
  readonly forget: () => void;
  readonly dispatch: (event: AskEvent<Question, Value>) => void;
}

export function createAskStore<Question, Value>(): AskStore<Question, Value> {
  const { getState, setState, subscribe } = createStore<StoredAskState<Question, Value>>(() => ({
    status: 'idle',
  }));
  let current: AbortController | null = null;
  const abort = () => current?.abort();
  const dispatch: AskStore<Question, Value>['dispatch'] = (event) =>
    setState((state) => askReducer(state, event), true);
  return {
    getSnapshot: getState,
    subscribe,
    begin: () => {
      abort();
      current = new AbortController();
      return current.signal;
    },
    abort,
    forget: () => {
      abort();
      dispatch({ type: 'forgotten' });
    },
    dispatch,
  };
}
