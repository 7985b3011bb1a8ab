import { useStore } from '@thela/contract';
import type { AnswerStore, KeepOutcome, Shell } from '@thela/contract';
import type { LazyModule } from '@thela/language';
import { useMemo, useRef, useState } from 'react';
import { earlierAnswers, keptAnswer, ownAnswerTo } from './earlier-answers';
import type { EarlierAnswer } from './earlier-answers';
import { useAsk } from './use-ask';
import type { Ask, AskOptions } from './use-ask';

export type { EarlierAnswer } from './earlier-answers';

interface AnswerWords {
  /** `''` where the answer has none of its own. */
  readonly heading: string;
  readonly text: string;
}

/** What a tool knows by the kitchen book. */
export interface ToolBook<Value> extends Required<
  Pick<AskOptions<string, Value>, 'prepare' | 'askBook' | 'isDanger'>
> {
  /** Whether what helped with the earlier question may help with this one. */
  readonly isSame: (question: string, earlier: string) => boolean;
}

export interface KeepOptions<Value> extends Pick<AskOptions<string, Value>, 'refuse' | 'askModel'> {
  /** The same at every call of the hook. */
  readonly book: LazyModule<ToolBook<Value>>;
  /** What to keep of an answer; `null` for a warning or a question back, which nobody needs again. */
  readonly wordsOf: (value: Value) => AnswerWords | null;
}

export type Given =
  | { readonly status: 'kept'; readonly answer: EarlierAnswer }
  | {
      readonly status: 'not-kept';
      readonly reason: Extract<KeepOutcome, { readonly ok: false }>['reason'];
    };

export interface Kept extends Pick<AnswerStore, 'judge' | 'remove'> {
  /** Puts back what was removed. @returns whether all of it is back */
  readonly restore: (answers: readonly EarlierAnswer[]) => Promise<boolean>;
  /** The last answers, the latest first. */
  readonly answers: readonly EarlierAnswer[];
  /** The one that helped with the same before; `null` for none, and for a danger. */
  readonly own: EarlierAnswer | null;
  /**
   * Whether the new answer is that one: in the same words, or both of the kitchen book, for the amounts of now. Then only
   * the new one is shown.
   */
  readonly isOwn: boolean;
  /** `null` while it is being kept, and for what is not kept. */
  readonly given: Given | null;
  /** Whether the kitchen book knows a danger in a question; once the book is loaded. */
  readonly isDangerous: (question: string) => boolean;
  readonly loadBook: () => Promise<unknown>;
}

export interface AskAndKeep<Value> extends Ask<string, Value> {
  readonly kept: Kept;
}

interface Turn {
  readonly question: string;
  readonly own: string | null;
  readonly outcome: KeepOutcome | null;
}

/** As `useAsk`; keeps each answer on this device, and finds what helped before. */
export function useAskAndKeep<Value>(
  shell: Pick<Shell, 'ai' | 'session' | 'language' | 'answers' | 'reportError'>,
  options: KeepOptions<Value>,
): AskAndKeep<Value> {
  const { answers: store, language, reportError } = shell;
  const { book, wordsOf } = options;
  const stored = useStore(store);
  const answers = useMemo(() => earlierAnswers(stored), [stored]);
  const [turn, setTurn] = useState<Turn | null>(null);
  const turns = useRef(0);
  const [askBook] = useState(() => (question: string) => book.loaded().askBook(question));
  const isDanger = (answer: Value) => book.loaded().isDanger(answer);
  const isDangerous = (question: string) => isDanger(askBook(question));

  const asking = useAsk<string, Value>(shell, {
    ...options,
    askBook,
    isDanger,
    prepare: (question) =>
      book.isLoaded()
        ? book.loaded().prepare(question)
        : book.load().then(({ prepare }) => prepare(question)),
    onAsked: (question, isDangerousNow) => {
      turns.current += 1;
      const { isSame } = book.loaded();
      const own = isDangerousNow ? null : ownAnswerTo(question, answers, { isDangerous, isSame });
      setTurn({ question, own: own?.id ?? null, outcome: null });
    },
    onAnswer: ({ question, source, value, isComplete }) => {
      const words = wordsOf(value);
      if (!words) return;
      const mine = turns.current;
      const answer = { source, ...words, isComplete };
      store.keep({ question, answer, language: language.getSnapshot() }).then(
        (outcome) => {
          // A newer question has its own answer.
          if (mine === turns.current) setTurn((now) => now && { ...now, outcome });
        },
        (error: unknown) => reportError(error, 'keeping an answer'),
      );
    },
  });

  const { state } = asking;
  const now = state.status !== 'idle' && state.question === turn?.question ? turn : null;
  const own = answers.find(({ id, verdict }) => id === now?.own && verdict === 'helped') ?? null;
  const shown = state.status === 'answer' ? wordsOf(state.value) : null;
  const isOfBook = state.status === 'answer' && state.source === 'book' && own?.source === 'book';
  const isOwn =
    own !== null && (isOfBook || (shown?.text === own.text && shown.heading === own.heading));
  return {
    ...asking,
    kept: {
      answers,
      own,
      isOwn,
      given: state.status === 'answer' ? givenOf(now?.outcome ?? null, answers) : null,
      isDangerous,
      loadBook: book.load,
      judge: store.judge,
      remove: store.remove,
      restore: (removed) => store.restore(removed.map(keptAnswer)),
    },
  };
}

function givenOf(outcome: KeepOutcome | null, answers: readonly EarlierAnswer[]): Given | null {
  if (!outcome) return null;
  if (!outcome.ok) return { status: 'not-kept', reason: outcome.reason };
  const answer = answers.find(({ id }) => id === outcome.id);
  return answer ? { status: 'kept', answer } : null;
}
