import type { AskState } from '@thela/ai/use-ask';
import type { TiffinEntry } from '@thela/kitchen-book/tiffin-entry';
import { useWords } from '@thela/language';
import { useReadAloud } from '@thela/speech';
import { AnswerCard, BuiltInTipButton, ErrorHelp, Spinner } from '@thela/ui';
import { useMessages } from './messages';
import { StrategyText } from './strategy-text';

export interface ResultPanelProps {
  readonly state: Exclude<AskState<readonly TiffinEntry[], string>, { status: 'idle' }>;
  /** It is about other entries than those that stand in the rows now. */
  readonly isOfOthers: boolean;
  readonly onUseBuiltIn: (() => void) | undefined;
}

/** The strategy, the spinner before it, or what went wrong. */
export function ResultPanel({ state, isOfOthers, onUseBuiltIn }: ResultPanelProps) {
  const { result: words, ask } = useMessages();
  const isAnswer = state.status === 'answer';
  const note = isAnswer ? state.note : '';
  const failure = 'failure' in state ? state.failure : undefined;
  const { language } = useWords();
  const reading = useReadAloud(isAnswer ? `${state.value}\n${note}` : '', language);
  return (
    <AnswerCard
      heading={words.heading}
      source={isAnswer ? state.source : null}
      reading={reading}
      note={note}
    >
      {state.status === 'loading' ? (
        <Spinner askAgainAt={state.askAgainAt}>{words.loading}</Spinner>
      ) : null}
      {failure ? (
        <div className={isAnswer ? 'mb-5' : ''}>
          <p className="max-w-text text-lg font-medium wrap-anywhere text-chilli">
            {words.failure(failure.message)}
          </p>
          <ErrorHelp {...failure} />
        </div>
      ) : null}
      {isAnswer && isOfOthers ? (
        <p className="mb-4 max-w-text rounded-control border border-control/50 bg-turmeric-tint p-3 font-medium text-ink">
          {words.ofOthers(ask)}
        </p>
      ) : null}
      {isAnswer ? <StrategyText text={state.value} /> : null}
      <BuiltInTipButton onClick={onUseBuiltIn} />
    </AnswerCard>
  );
}
