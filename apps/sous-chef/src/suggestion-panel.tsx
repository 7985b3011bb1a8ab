import type { BookAnswer } from '@thela/kitchen-book/advice';
import type { AnswerSource } from '@thela/ai/use-ask';
import { useWords } from '@thela/language';
import { useReadAloud } from '@thela/speech';
import { AnswerCard, AnswerText } from '@thela/ui';
import { HelpedMark } from '@thela/ui/kept-answers';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useMessages } from './messages';
import type { Advice } from './use-advice';

export interface SuggestionPanelProps {
  readonly assistant: string;
  readonly source: AnswerSource;
  readonly advice: Advice;
  readonly note: string;
  /** When the same helped before, ms since 1970. */
  readonly helpedAt?: number | undefined;
  /** Stands below the answer. */
  readonly children?: ReactNode;
}

/** What to change in the pot. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { assistant, source, advice, note, helpedAt, children } = props;
  const { text } = advice;
  const messages = useMessages();
  const reading = useReadAloud(`${text}\n${note}`, useWords().language);
  return (
    <AnswerCard
      heading={messages.suggestion(assistant)}
      source={source}
      mark={helpedAt === undefined ? null : <HelpedMark at={helpedAt} />}
      reading={reading}
      note={note}
    >
      {'answers' in advice ? (
        <BookAnswers answers={advice.answers} />
      ) : (
        <AnswerText>{text}</AnswerText>
      )}
      {children}
    </AnswerCard>
  );
}

/** Each answer under what it is about; a warning sign stands beside food that is thrown away. */
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
