import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import { useSpokenQuestion, useReadAloud } from '@thela/speech';
import type { QuestionFault } from '@thela/speech';
import { EmptyState, ErrorBox, ResultRegion, useHearingAdvice, WaitingCard } from '@thela/ui';
import { AnswerOutcome, EarlierAnswers, OwnAnswer } from '@thela/ui/kept-answers';
import Recycle from 'lucide-react/icons/recycle';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { BoardLoader } from './board-loader';
import { LeftoversCard } from './leftovers-card';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { SpecialCard } from './special-card';
import { book, useSpecial } from './use-special';
import { prefetchWaste } from './waste-loader';
import type { EarlierAnswer } from '@thela/ui/kept-answers';

function OwnSpecial({ answer }: { readonly answer: EarlierAnswer }) {
  const reading = useReadAloud(`${answer.heading}\n${answer.text}`, answer.language);
  return (
    <div className="mb-6">
      <OwnAnswer answer={answer} reading={reading} />
    </div>
  );
}

export interface ZeroWastePageProps extends ToolProps {
  /** What to fill the question with; empty for nothing. */
  readonly leftovers: string;
  /** Called once it is in the box. */
  readonly onFilled: () => void;
}

export function ZeroWastePage({ shell, leftovers, onFilled }: ZeroWastePageProps) {
  const messages = useMessages();
  const adviceFor = useHearingAdvice();
  const { isOwn } = useStore(shell.stall);
  const box = useRef<HTMLTextAreaElement>(null);
  const { state, ask, askBookInstead, dismiss, kept } = useSpecial(shell);
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
  const takeOver = useEffectEvent(() => {
    if (leftovers === '') return;
    fill(leftovers);
    onFilled();
  });
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    if (isOwn) prefetchWaste();
  }, [isOwn]);
  // A new fault dismisses an older failure, so where both exist the failure is the newer one.
  const failure = 'failure' in state ? state.failure : undefined;
  const error = failure ?? (fault ? faultText(fault, messages.fault, adviceFor) : null);

  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0" onFocus={book.prefetch}>
          <LeftoversCard question={question} isLoading={state.status === 'loading'} boxRef={box} />
        </div>
        <div>
          {error === null ? null : (
            <ErrorBox heading={messages.oops} text={error} onUseBuiltIn={askBookInstead} />
          )}
          <ResultRegion state={state}>
            {kept.own && !kept.isOwn ? <OwnSpecial answer={kept.own} /> : null}
            {state.status === 'loading' ? (
              <WaitingCard askAgainAt={state.askAgainAt}>{messages.loading}</WaitingCard>
            ) : null}
            {state.status === 'answer' ? (
              <SpecialCard
                source={state.source}
                special={state.value}
                note={state.note}
                helpedAt={kept.isOwn ? kept.own?.at : undefined}
                onError={(cause) => shell.reportError(cause, 'drawing the special')}
                verdict={<AnswerOutcome outcome={kept.given} onVerdict={kept.judge} />}
              >
                <BoardLoader shell={shell} special={state.value} />
              </SpecialCard>
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
          </ResultRegion>
        </div>
      </div>
      <EarlierAnswers
        {...kept}
        onError={(cause) => shell.reportError(cause, 'showing the earlier answers')}
      />
    </>
  );
}

function faultText(
  fault: QuestionFault,
  { empty, audio }: Messages['fault'],
  adviceFor: (code: string) => string,
) {
  switch (fault.kind) {
    case 'empty':
      return { message: empty };
    case 'unsupported':
      return { message: audio('not-supported') };
    case 'failed':
      return { message: audio(fault.code), advice: adviceFor(fault.code) };
    case 'unheard':
      return { message: adviceFor(fault.code) };
  }
}
