import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import { useSpokenQuestion } from '@thela/speech';
import type { QuestionFault } from '@thela/speech';
import { EmptyState, ErrorBox, PageHeader, ResultPlace, WaitingCard } from '@thela/ui';
import Recycle from 'lucide-react/icons/recycle';
import { useRef } from 'react';
import { LeftoversCard } from './leftovers-card';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { SpecialCard } from './special-card';
import { useSpecial } from './use-special';

/** The page: the leftovers, and the dish to sell tomorrow. */
export function ZeroWastePage({ shell }: ToolProps) {
  const messages = useMessages();
  const box = useRef<HTMLTextAreaElement>(null);
  const { state, ask, askBookInstead, dismiss } = useSpecial(shell);
  const question = useSpokenQuestion({
    language: useWords().language,
    clearsToListen: true,
    onAsk: ask,
    onInterrupt: dismiss,
  });
  const { fault } = question;
  const fill = (example: string) => {
    question.write(example);
    box.current?.focus();
  };
  // A new fault dismisses an older failure, so where both exist the failure is the newer one.
  const error =
    state.status === 'failure'
      ? state.failure.message
      : fault
        ? faultText(fault, messages.fault)
        : null;

  return (
    <>
      <PageHeader
        icon={<Recycle className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <LeftoversCard question={question} isLoading={state.status === 'loading'} boxRef={box} />
        <div>
          {error === null ? null : (
            <ErrorBox heading={messages.oops} message={error} onUseBuiltIn={askBookInstead} />
          )}
          <ResultPlace state={state}>
            {state.status === 'loading' ? <WaitingCard>{messages.loading}</WaitingCard> : null}
            {state.status === 'answer' ? (
              <SpecialCard source={state.source} special={state.value} note={state.note} />
            ) : null}
            {state.status === 'idle' ? (
              <EmptyState
                icon={<Recycle className="size-7" />}
                invitation={messages.invitation}
                examples={Object.values(messages.examples)}
                onExample={fill}
              >
                {messages.empty}
              </EmptyState>
            ) : null}
          </ResultPlace>
        </div>
      </div>
    </>
  );
}

function faultText(fault: QuestionFault, { empty, audio }: Messages['fault']): string {
  switch (fault.kind) {
    case 'empty':
      return empty;
    case 'unsupported':
      return audio('not-supported');
    case 'failed':
      return audio(fault.code);
  }
}
