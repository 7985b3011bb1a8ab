import type { ToolProps } from '@thela/contract';
import { useSpokenQuestion } from '@thela/speech';
import type { QuestionFault } from '@thela/speech';
import { EmptyState, PageHeader, ResultPlace, WaitingCard } from '@thela/ui';
import ChefHat from 'lucide-react/icons/chef-hat';
import { useReducer, useRef, useState } from 'react';
import { ErrorBanner } from './error-banner';
import { formatDate } from './format-date';
import { messages } from './messages';
import { QuestionCard } from './question-card';
import { openingQuestion, questionReducer } from './question-state';
import { SuggestionPanel } from './suggestion-panel';
import { useAdvice } from './use-advice';
import type { AdviceSource } from './use-advice';

/** A failure is told in the banner: the place of the answer must not draw the eye from it. */
const toldAbove = { status: 'idle' } as const;

/** How today's ingredients are, and what to change in the pot. */
export function SousChefPage({ shell }: ToolProps) {
  const { assistant, location } = shell.brand;
  const [today] = useState(() => new Date());
  const [{ text, fault }, dispatch] = useReducer(questionReducer, openingQuestion);
  const box = useRef<HTMLTextAreaElement>(null);
  const advice = useAdvice(shell);
  const { state } = advice;

  const clear = () => {
    dispatch({ type: 'cleared' });
    advice.dismiss();
  };
  const question = useSpokenQuestion({
    text,
    onText: (written) => dispatch({ type: 'written', text: written }),
    onFault: (trouble) => {
      advice.dismiss();
      dispatch({ type: 'faulted', fault: trouble });
    },
    onAsk: (asked) => {
      dispatch({ type: 'cleared' });
      advice.ask(asked);
    },
  });

  return (
    <>
      <PageHeader
        icon={<ChefHat className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      >
        <p className="mt-1 text-ink-soft">
          {formatDate(today)} | {location}
        </p>
      </PageHeader>
      <Trouble
        fault={fault}
        advice={advice}
        onDismiss={() => {
          clear();
          box.current?.focus();
        }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <QuestionCard
          text={text}
          isLoading={state.status === 'loading'}
          voice={question.state}
          boxRef={box}
          onText={question.write}
          onAsk={question.ask}
          onVoice={() => {
            clear();
            question.toggle();
          }}
        />
        <ResultPlace state={state.status === 'failure' ? toldAbove : state}>
          {state.status === 'loading' ? (
            <WaitingCard>{messages.thinking(assistant)}</WaitingCard>
          ) : null}
          {state.status === 'answer' ? (
            <SuggestionPanel assistant={assistant} advice={state.value} />
          ) : null}
          {state.status === 'idle' || state.status === 'failure' ? (
            <EmptyState
              icon={<ChefHat className="size-7" />}
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
    </>
  );
}

interface TroubleProps {
  readonly fault: QuestionFault | null;
  readonly advice: AdviceSource;
  readonly onDismiss: () => void;
}

/** The banner for whatever went wrong last; after a failed call the kitchen book offers its help. */
function Trouble({ fault, advice: { state, askBook }, onDismiss }: TroubleProps) {
  // A fault takes an older failure off the screen, so that a failure here is the newer of the two.
  if (state.status === 'failure') {
    const { failure, question } = state;
    return (
      <ErrorBanner
        message={failure.message}
        onDismiss={onDismiss}
        onUseBuiltIn={failure.kind === 'too-long' ? undefined : () => askBook(question)}
      />
    );
  }
  return fault ? <ErrorBanner message={messages.fault(fault)} onDismiss={onDismiss} /> : null;
}
