import type { BookAnswer } from '@thela/ai/kitchen-book/advice';
import { useReadAloud } from '@thela/speech';
import { AnswerText, Chip, ListenButton, SectionCard } from '@thela/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { messages } from './messages';
import type { Advice } from './use-advice';

export interface SuggestionPanelProps {
  readonly assistant: string;
  readonly advice: Advice;
}

/** What to change in the pot. */
export function SuggestionPanel({ assistant, advice }: SuggestionPanelProps) {
  const reading = useReadAloud(advice.text);
  return (
    <SectionCard
      variant="answer"
      heading={messages.suggestion(assistant)}
      aside={
        <>
          {advice.source === 'book' ? <Chip>{messages.builtIn}</Chip> : null}
          {reading.isOffered ? (
            <ListenButton state={reading.state} onToggle={reading.toggle} />
          ) : null}
        </>
      }
    >
      {advice.answers ? (
        <BookAnswers answers={advice.answers} />
      ) : (
        <AnswerText>{advice.text}</AnswerText>
      )}
    </SectionCard>
  );
}

/** Each answer under what it is about; a sign stands at what is thrown away. */
function BookAnswers({ answers }: { readonly answers: readonly BookAnswer[] }) {
  return (
    <div className="flex flex-col gap-5">
      {answers.map(({ title, text, isThrownAway }) => (
        <div key={`${title}${text}`}>
          {title === undefined ? null : (
            <h3 className="mb-1 text-lg font-semibold text-pretty">{title}</h3>
          )}
          <div className="flex gap-3">
            {isThrownAway ? (
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-chilli" />
            ) : null}
            <AnswerText>{text}</AnswerText>
          </div>
        </div>
      ))}
    </div>
  );
}
