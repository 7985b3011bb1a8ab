import type { ToolProps } from '@thela/contract';
import { useSpokenQuestion } from '@thela/speech';
import type { QuestionFault } from '@thela/speech';
import { EmptyState, PageHeader, ResultPlace, WaitingCard } from '@thela/ui';
import Recycle from 'lucide-react/icons/recycle';
import { useReducer, useRef } from 'react';
import { LeftoversCard } from './leftovers-card';
import { leftoversReducer, noLeftovers } from './leftovers-state';
import { messages } from './messages';
import { OopsBox } from './oops-box';
import { SpecialCard } from './special-card';
import { useSpecial } from './use-special';
import type { SpecialSource } from './use-special';

/** What is left over, and what to sell of it tomorrow. */
export function ZeroWastePage({ shell }: ToolProps) {
  const [{ text, fault }, dispatch] = useReducer(leftoversReducer, noLeftovers);
  const box = useRef<HTMLTextAreaElement>(null);
  const special = useSpecial(shell);
  const { state } = special;

  const question = useSpokenQuestion({
    text,
    onText: (written) => dispatch({ type: 'written', text: written }),
    onFault: (trouble) => {
      special.dismiss();
      dispatch({ type: 'faulted', fault: trouble });
    },
    onAsk: (asked) => {
      dispatch({ type: 'asked' });
      special.ask(asked);
    },
  });
  const toggleMicrophone = () => {
    if (question.state === 'idle') {
      special.dismiss();
      dispatch({ type: 'microphone-opened' });
    }
    question.toggle();
  };

  return (
    <>
      <PageHeader
        icon={<Recycle className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <LeftoversCard
          text={text}
          isLoading={state.status === 'loading'}
          microphone={question.state}
          boxRef={box}
          onText={question.write}
          onAsk={question.ask}
          onMicrophone={toggleMicrophone}
        />
        <div>
          <Trouble fault={fault} special={special} />
          <ResultPlace state={state}>
            {state.status === 'loading' ? <WaitingCard>{messages.loading}</WaitingCard> : null}
            {state.status === 'answer' ? <SpecialCard special={state.value} /> : null}
            {state.status === 'idle' ? (
              <EmptyState
                icon={<Recycle className="size-7" />}
                invitation={messages.invitation}
                examples={messages.examples}
                onExample={(example) => {
                  question.write(example);
                  box.current?.focus();
                }}
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

interface TroubleProps {
  readonly fault: QuestionFault | null;
  readonly special: SpecialSource;
}

/** The box for whatever went wrong last; after a failed call the kitchen book offers its help. */
function Trouble({ fault, special: { state, askBook } }: TroubleProps) {
  if (state.status !== 'failure') {
    return fault ? <OopsBox message={messages.fault(fault)} /> : null;
  }
  const { failure, question } = state;
  return (
    <OopsBox
      message={failure.message}
      onUseBuiltIn={failure.kind === 'too-long' ? undefined : () => askBook(question)}
    />
  );
}
