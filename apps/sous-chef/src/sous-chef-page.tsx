import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import { useReadAloud, useSpokenQuestion } from '@thela/speech';
import {
  EmptyState,
  ErrorBox,
  PageHeader,
  ResultRegion,
  useHearingAdvice,
  WaitingCard,
} from '@thela/ui';
import { AnswerOutcome, EarlierAnswers, OwnAnswer } from '@thela/ui/kept-answers';
import { useToday } from '@thela/ui/use-today';
import ChefHat from 'lucide-react/icons/chef-hat';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { formatDate } from './format-date';
import { useMessages } from './messages';
import { QuestionCard } from './question-card';
import { SuggestionPanel } from './suggestion-panel';
import { book, useAdvice } from './use-advice';
import type { QuestionFault } from '@thela/speech';
import type { Messages } from './messages';
import type { EarlierAnswer } from '@thela/ui/kept-answers';

/** What helped with the same before. */
function OwnAdvice({ answer }: { readonly answer: EarlierAnswer }) {
  const reading = useReadAloud(answer.text, answer.language);
  return (
    <div className="mb-6">
      <OwnAnswer answer={answer} reading={reading} />
    </div>
  );
}

function faultText(
  fault: QuestionFault,
  { fault: words }: Messages,
  adviceFor: (code: string) => string,
) {
  switch (fault.kind) {
    case 'failed':
      return { message: words.failed(fault.code), advice: adviceFor(fault.code) };
    case 'unheard':
      return { message: adviceFor(fault.code) };
    default:
      return { message: words[fault.kind] };
  }
}

/** The banner shows a failure: the place of the answer must not draw the eye from it. */
const idle = { status: 'idle' } as const;

/** The page: a question about today's ingredients, and the advice. */
export function SousChefPage({ shell }: ToolProps) {
  const { assistant, location } = shell.brand;
  const messages = useMessages();
  const adviceFor = useHearingAdvice();
  const words = useWords();
  const today = formatDate(useToday(), words);
  const box = useRef<HTMLTextAreaElement>(null);
  const { state, ask, askBookInstead, dismiss, kept } = useAdvice(shell);
  const question = useSpokenQuestion({
    language: words.language,
    onAsk: ask,
    onInterrupt: dismiss,
  });
  const { fault } = question;
  const fill = (example: string) => {
    question.write(example);
    box.current?.focus();
  };
  const dismissError = () => {
    question.clearFault();
    dismiss();
    box.current?.focus();
  };
  // A new fault dismisses an older failure, so where both exist the failure is the newer one.
  const failure = 'failure' in state ? state.failure : undefined;
  const error = failure ?? (fault ? faultText(fault, messages, adviceFor) : null);

  return (
    <>
      <PageHeader
        icon={<ChefHat className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      >
        <p className="mt-1 text-ink-soft">{location ? `${today} | ${location}` : today}</p>
      </PageHeader>
      {error === null ? null : (
        <ErrorBox
          text={error}
          onUseBuiltIn={askBookInstead}
          aside={
            <button
              type="button"
              aria-label={messages.dismiss}
              onClick={dismissError}
              className="-my-2.5 -mr-3 grid size-12 shrink-0 place-items-center rounded-control hover:bg-white"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          }
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0" onFocus={book.prefetch}>
          <QuestionCard question={question} isLoading={state.status === 'loading'} boxRef={box} />
        </div>
        <ResultRegion state={state.status === 'failure' ? idle : state}>
          {kept.own && !kept.isOwn ? <OwnAdvice answer={kept.own} /> : null}
          {state.status === 'loading' ? (
            <WaitingCard askAgainAt={state.askAgainAt}>{messages.thinking(assistant)}</WaitingCard>
          ) : null}
          {state.status === 'answer' ? (
            <SuggestionPanel
              assistant={assistant}
              source={state.source}
              advice={state.value}
              note={state.note}
              helpedAt={kept.isOwn ? kept.own?.at : undefined}
              onError={(cause) => shell.reportError(cause, 'drawing the answer')}
            >
              <AnswerOutcome outcome={kept.given} onVerdict={kept.judge} />
            </SuggestionPanel>
          ) : null}
          {(state.status === 'idle' || state.status === 'failure') && !kept.own ? (
            <EmptyState
              icon={<ChefHat className="size-7" />}
              invitation={messages.invitation}
              examples={messages.examples}
              onExample={fill}
            >
              {messages.empty}
            </EmptyState>
          ) : null}
        </ResultRegion>
      </div>
      <EarlierAnswers
        {...kept}
        onError={(cause) => shell.reportError(cause, 'showing the earlier answers')}
      />
    </>
  );
}
