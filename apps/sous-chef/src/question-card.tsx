import type { SpokenQuestion } from '@thela/speech';
import { Button, MicrophoneNote, SectionCard, TextBox } from '@thela/ui';
import Mic from 'lucide-react/icons/mic';
import { useId } from 'react';
import type { Ref } from 'react';
import { useMessages } from './messages';

export interface QuestionCardProps {
  readonly question: SpokenQuestion;
  readonly isLoading: boolean;
  readonly boxRef: Ref<HTMLTextAreaElement>;
}

export function QuestionCard({ question, isLoading, boxRef }: QuestionCardProps) {
  const { text, state, write, ask, toggle } = question;
  const { question: words } = useMessages();
  const helpId = useId();
  return (
    <SectionCard heading={words.heading}>
      <p id={helpId} className="mb-3 max-w-text text-ink-soft">
        {words.help}
      </p>
      <TextBox
        ref={boxRef}
        aria-label={words.heading}
        aria-describedby={helpId}
        rows={5}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className="mt-4 mb-3 flex flex-col gap-3 sm:flex-row">
        <Button className="sm:flex-1" disabled={isLoading} onClick={ask}>
          {words.ask}
        </Button>
        <Button
          variant={state === 'listening' ? 'recording' : 'secondary'}
          data-state={state}
          onClick={toggle}
        >
          <Mic aria-hidden="true" className="size-5" />
          <span>{state === 'listening' ? words.listening : words.record}</span>
        </Button>
      </div>
      <MicrophoneNote isWriting={question.isWriting} />
    </SectionCard>
  );
}
