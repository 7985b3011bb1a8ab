import type { AskState } from '@thela/ai/use-ask';
import type { TiffinEntry } from '@thela/ai';
import { useReadAloud } from '@thela/speech';
import { Button, Chip, ListenButton, SectionCard, Spinner } from '@thela/ui';
import { messages } from './messages';
import { StrategyText } from './strategy-text';
import type { Strategy } from './use-strategy';

const words = messages.result;

export interface ResultPanelProps {
  readonly state: Exclude<AskState<readonly TiffinEntry[], Strategy>, { status: 'idle' }>;
  readonly onUseBuiltIn: (rows: readonly TiffinEntry[]) => void;
}

/** The strategy, the wait for it, or what went wrong. */
export function ResultPanel({ state, onUseBuiltIn }: ResultPanelProps) {
  const text = state.status === 'answer' ? state.value.text : '';
  const reading = useReadAloud(text);
  const isBuiltIn = state.status === 'answer' && state.value.source === 'book';
  return (
    <SectionCard
      variant="answer"
      heading={words.heading}
      aside={
        <>
          {isBuiltIn ? <Chip>{words.builtIn}</Chip> : null}
          {reading.isOffered ? (
            <ListenButton state={reading.state} onToggle={reading.toggle} />
          ) : null}
        </>
      }
    >
      {state.status === 'loading' ? <Spinner>{words.loading}</Spinner> : null}
      {state.status === 'answer' ? <StrategyText text={text} /> : null}
      {state.status === 'failure' ? (
        <>
          <p className="max-w-text text-lg font-medium wrap-anywhere text-chilli">
            {words.failure(state.failure.message)}
          </p>
          {state.failure.kind === 'too-long' ? null : (
            <Button
              variant="secondary"
              className="mt-4"
              onClick={() => onUseBuiltIn(state.question)}
            >
              {words.askBuiltIn}
            </Button>
          )}
        </>
      ) : null}
    </SectionCard>
  );
}
