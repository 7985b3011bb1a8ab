import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useEffect, useState } from 'react';
import { createAskStore } from './ask-store';
import type { AnswerSource, AskState, AskStore } from './ask-store';
import type { ModelAccess } from './model-access';
import { answer } from './result';
import type { AiResult } from './result';

export { createAskStore } from './ask-store';
export type { AnswerSource, AskState, AskStore } from './ask-store';

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
 * Runs one question at a time. A newer question aborts the one before; its result is ignored.
 *
 * @param kept where question and answer outlive the component; without it the end of the component
 * aborts the question, and its answer is gone
 */
export function useAsk<Question, Value>(
  { ai, session }: Pick<Shell, 'ai' | 'session'>,
  { refuse, askModel, askBook, isDanger = () => false }: AskOptions<Question, Value>,
  kept?: AskStore<Question, Value>,
): Ask<Question, Value> {
  const [own] = useState(createAskStore<Question, Value>);
  useEffect(() => own.abort, [own]);
  const store = kept ?? own;
  const state = useStore(store);

  const end = (question: Question, source: AnswerSource, result: AiResult<Value>) =>
    store.dispatch({ type: 'ended', question, source, result });
  const ask = async (question: Question) => {
    const signal = store.begin();
    const refusal = refuse(question);
    if (refusal) return end(question, 'book', refusal);
    const bookAnswer = askBook(question);
    if (ai.mode === 'built-in' || isDanger(bookAnswer)) {
      return end(question, 'book', answer(bookAnswer));
    }
    store.dispatch({ type: 'asked', question });
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
    dismiss: () => store.dispatch({ type: 'dismissed' }),
  };
}
