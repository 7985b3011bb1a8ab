import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useEffect, useMemo, useState } from 'react';
import { createAskStore } from './ask-store';
import type { AnswerSource, AskStore, StoredAskState } from './ask-store';
import { useMessages } from './messages';
import type { Messages } from './messages';
import type { ModelAccess } from './model-access';
import { answer, failure as failed } from './result';
import type { AiFailure, AiResult } from './result';

export { createAskStore } from './ask-store';
export type { AnswerSource, AskStore } from './ask-store';

export type AskState<Question, Value> =
  | Exclude<StoredAskState<Question, Value>, { readonly status: 'answer' }>
  | {
      readonly status: 'answer';
      readonly question: Question;
      readonly source: AnswerSource;
      readonly value: Value;
      /** Says that the answer was cut off; empty where it was not. */
      readonly note: string;
      readonly failure?: AiFailure | undefined;
    };

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
  /**
   * Asks the kitchen book, which always answers, at once and without a network, once it is prepared, in the language that is shown. The
   * same function at every call of the hook.
   */
  readonly askBook: (question: Question) => Value;
  /** What the book waits for before it answers this question; nothing where it needs none. Rejects where there is no book. */
  readonly prepare?: (question: Question) => Promise<unknown> | undefined;
  /** Whether the book's answer warns of a danger. Then it is shown, and the model is not asked. */
  readonly isDanger?: (bookAnswer: Value) => boolean;
  /** Called once the danger check is done, before the answer; not for a question that is refused. */
  readonly onAsked?: (question: Question, isDangerous: boolean) => void;
  readonly onAnswer?: (
    given: Extract<StoredAskState<Question, Value>, { status: 'answer' }>,
  ) => void;
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

/** What is kept, in words: the book answers again, and a failure has its words, in the language that is shown. */
function inWords<Question, Value>(
  state: StoredAskState<Question, Value>,
  askBook: (question: Question) => Value,
  messages: Messages,
): AskState<Question, Value> {
  const failure = 'failure' in state && state.failure;
  const said = failure && { failure: { ...failure, ...failure.say(messages) } };
  if (state.status === 'failure') return { ...state, ...said };
  if (state.status !== 'answer') return state;
  const { status, question, source, isComplete } = state;
  const value = source === 'book' ? askBook(question) : state.value;
  return { status, question, source, value, note: isComplete ? '' : messages.cutOff, ...said };
}

/**
 * Runs one question at a time. A newer question aborts the one before; its result is ignored. When the person
 * chooses another language, what the book said and failures change with it; an answer of the model stays as it is.
 *
 * @param kept where question and answer outlive the component; without it the end of the component
 * aborts the question, and its answer is gone
 */
export function useAsk<Question, Value>(
  { ai, session, language }: Pick<Shell, 'ai' | 'session' | 'language'>,
  options: AskOptions<Question, Value>,
  kept?: AskStore<Question, Value>,
): Ask<Question, Value> {
  const { refuse, prepare, askModel, askBook, onAsked, onAnswer } = options;
  const { isDanger = () => false } = options;
  const [own] = useState(createAskStore<Question, Value>);
  useEffect(() => own.abort, [own]);
  const store = kept ?? own;
  const messages = useMessages();
  const keptState = useStore(store);
  const state = useMemo(
    () => inWords(keptState, askBook, messages),
    [keptState, askBook, messages],
  );

  const end = (
    question: Question,
    source: AnswerSource,
    result: AiResult<Value>,
    failure?: AiFailure,
  ) => {
    store.dispatch({ type: 'ended', question, source, result, failure });
    if (result.kind !== 'answer') return;
    const { value, isComplete } = result;
    onAnswer?.({ status: 'answer', question, source, value, isComplete });
  };
  const ask = async (question: Question) => {
    const signal = store.begin();
    const refusal = refuse(question);
    if (refusal) return end(question, 'book', refusal);
    const preparation = prepare?.(question);
    if (preparation) {
      store.dispatch({ type: 'asked', question });
      const lost = await preparation.then(
        () => null,
        (cause: unknown) => failed('no-book', ({ noBook }) => noBook, cause),
      );
      if (signal.aborted) return;
      if (lost) return end(question, 'book', lost);
    }
    const bookAnswer = askBook(question);
    const isDangerous = isDanger(bookAnswer);
    onAsked?.(question, isDangerous);
    if (ai.mode === 'built-in' || isDangerous) {
      return end(question, 'book', answer(bookAnswer));
    }
    store.dispatch({ type: 'asked', question });
    const { getAccessToken } = session;
    const onWait = (askAgainAt: number) => {
      if (!signal.aborted) store.dispatch({ type: 'waits', askAgainAt });
    };
    const model = { ai, getAccessToken, language: language.getSnapshot(), onWait };
    const result = await askModel(question, model, signal);
    if (signal.aborted) return;
    const { failure = undefined } = result.kind === 'failure' ? result : {};
    // Nobody waits for so long, or presses a button for what helps at once.
    if (failure?.kind === 'busy') return end(question, 'book', answer(askBook(question)), failure);
    end(question, 'model', result);
  };
  return {
    state,
    ask: (question) => void ask(question),
    askBookInstead:
      state.status === 'failure' && !['too-long', 'no-book'].includes(state.failure.kind)
        ? () => end(state.question, 'book', answer(askBook(state.question)))
        : undefined,
    dismiss: () => store.dispatch({ type: 'dismissed' }),
  };
}
