import type { BookAdvice } from '@thela/kitchen-book/advice';
import type { AnswerSource } from '@thela/ai/use-ask';
import { useWords } from '@thela/language';
import { useReadAloud } from '@thela/speech';
import { AnswerCard, AnswerText } from '@thela/ui';
import { HelpedMark } from '@thela/ui/kept-answers';
import { Send } from '@thela/ui/share';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useMessages } from './messages';
import type { Advice } from './book';

export interface SuggestionPanelProps {
  readonly assistant: string;
  readonly source: AnswerSource;
  readonly advice: Advice;
  readonly note: string;
  /** When the same helped before, ms since 1970. */
  readonly helpedAt?: number | undefined;
  /** The picture of it could not be drawn. */
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}

/** What to change in the pot. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { assistant, source, advice, note, helpedAt, onError, children } = props;
  const { text } = advice;
  const messages = useMessages();
  const heading = messages.suggestion(assistant);
  const reading = useReadAloud(`${text}\n${note}`, useWords().language);
  return (
    <AnswerCard
      heading={heading}
      source={source}
      mark={helpedAt === undefined ? null : <HelpedMark at={helpedAt} />}
      reading={reading}
      note={note}
    >
      {'answers' in advice ? <BookAnswers {...advice} /> : <AnswerText>{text}</AnswerText>}
      {children}
      {'answers' in advice || advice.kind === 'from-model' ? (
        <Send
          className="mt-5 max-sm:w-full"
          sheet={{ stall: '', title: heading, subtitle: '', text, notes: note ? [note] : [] }}
          fileName="recipe"
          onError={onError}
        />
      ) : null}
    </AnswerCard>
  );
}

/** Each answer under what it is about; a warning sign stands beside food that is thrown away. */
function BookAnswers({
  answers,
  caution,
}: Pick<Extract<BookAdvice, { readonly kind: 'advice' }>, 'answers' | 'caution'>) {
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
      {caution === undefined ? null : <AnswerText>{caution}</AnswerText>}
    </div>
  );
}
