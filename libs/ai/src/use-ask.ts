import type { Shell } from '@thela/contract';
import { useEffect, useReducer, useRef } from 'react';
import type { ModelAccess } from './model-access';
import { answer, cutOffNote } from './result';
import type { AiFailure, AiResult } from './result';

/** Who answered: the text model, or the built-in kitchen book. */
export type AnswerSource = 'model' | 'book';

/** How far a question has come; every step but the first knows which question it was. */
export type AskState<Question, Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly question: Question }
  | {
      readonly status: 'answer';
      readonly question: Question;
      readonly source: AnswerSource;
      readonly value: Value;
      /** Says that the answer was cut off; empty where it was not. */
      readonly note: string;
    }
  | { readonly status: 'failure'; readonly question: Question; readonly failure: AiFailure };

type AskEvent<Question, Value> =
  | { readonly type: 'asked'; readonly question: Question }
  | {
      readonly type: 'ended';
      readonly question: Question;
      readonly source: AnswerSource;
      readonly result: AiResult<Value>;
    }
  | { readonly type: 'dismissed' };

/** The step that follows; whatever was there before a question is gone once it is asked. */
function askReducer<Question, Value>(
  state: AskState<Question, Value>,
  event: AskEvent<Question, Value>,
): AskState<Question, Value> {
  switch (event.type) {
    case 'asked':
      return { status: 'loading', question: event.question };
    case 'dismissed':
      return state.status === 'failure' ? { status: 'idle' } : state;
    case 'ended': {
      const { question, source, result } = event;
      if (result.kind === 'cancelled') return state;
      if (result.kind === 'failure')
        return { status: 'failure', question, failure: result.failure };
      const note = result.isComplete ? '' : cutOffNote;
      return { status: 'answer', question, source, value: result.value, note };
    }
  }
}

/** Where a tool's answers come from. */
export interface AskOptions<Question, Value> {
  /** Says that a question is too long to be asked, or `null`. */
  readonly refuse: (question: Question) => AiResult<never> | null;
  /** Asks the text model; its result says what went wrong, it does not throw. */
  readonly askModel: (
    question: Question,
    model: ModelAccess,
    signal: AbortSignal,
  ) => Promise<AiResult<Value>>;
  /** Asks the kitchen book, which always answers, at once and without a network. */
  readonly askBook: (question: Question) => Value;
  /** Whether the book's answer warns of a danger. Then it is shown, and the model is not asked. */
  readonly isDanger?: (bookAnswer: Value) => boolean;
}

export interface Ask<Question, Value> {
  readonly state: AskState<Question, Value>;
  /** Asks the text model; the kitchen book where there is no model, or where food is dangerous. */
  readonly ask: (question: Question) => void;
  /** Asks the kitchen book what the model did not answer; absent where that would not help. */
  readonly askBookInstead: (() => void) | undefined;
  /** Takes a failure off the screen; anything else stays. */
  readonly dismiss: () => void;
}

/**
 * Runs one question at a time. A newer question, and the end of the component, abort the one before;
 * its result is ignored.
 */
export function useAsk<Question, Value>(
  { ai, session }: Pick<Shell, 'ai' | 'session'>,
  { refuse, askModel, askBook, isDanger = () => false }: AskOptions<Question, Value>,
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
  const end = (question: Question, source: AnswerSource, result: AiResult<Value>) =>
    dispatch({ type: 'ended', question, source, result });
  const ask = async (question: Question) => {
    const signal = begin();
    const refusal = refuse(question);
    if (refusal) return end(question, 'book', refusal);
    const bookAnswer = askBook(question);
    if (ai.mode === 'built-in' || isDanger(bookAnswer)) {
      return end(question, 'book', answer(bookAnswer));
    }
    dispatch({ type: 'asked', question });
    const model = { ai, getAccessToken: session.getAccessToken };
    const result = await askModel(question, model, signal);
    if (!signal.aborted) end(question, 'model', result);
  };
  return {
    state,
    ask: (question) => void ask(question),
    askBookInstead:
      state.status === 'failure' && state.failure.kind !== 'too-long'
        ? () => end(state.question, 'book', answer(askBook(state.question)))
        : undefined,
    dismiss: () => dispatch({ type: 'dismissed' }),
  };
}
