import type { SpokenQuestion } from '@thela/speech';
import { Button, Card, MicrophoneNote, TextBox } from '@thela/ui';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useId } from 'react';
import type { Ref } from 'react';
import { useMessages } from './messages';

export interface LeftoversCardProps {
  readonly question: SpokenQuestion;
  readonly isLoading: boolean;
  readonly boxRef: Ref<HTMLTextAreaElement>;
}

/** The box in which the vendor types or speaks what is left over. */
export function LeftoversCard({ question, isLoading, boxRef }: LeftoversCardProps) {
  const words = useMessages().question;
  const { text, state, write, ask, toggle } = question;
  const id = useId();
  const isListening = state === 'listening';
  const label = isListening ? words.stopListening : words.openMicrophone;
  const Icon = isListening ? Square : Mic;
  return (
    <Card className="p-4 sm:p-6">
      <div className="mb-3 flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-subheading font-bold">
          {words.label}
        </label>
        <Button
          variant={isListening ? 'recording' : 'secondary'}
          className="size-14 shrink-0 px-0"
          data-state={state}
          title={label}
          aria-label={label}
          disabled={isLoading}
          onClick={toggle}
        >
          <Icon aria-hidden="true" className="size-6 shrink-0" />
        </Button>
      </div>
      <TextBox
        ref={boxRef}
        id={id}
        rows={4}
        placeholder={isListening ? words.listeningPlaceholder : words.placeholder}
        disabled={isLoading || isListening}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button className="mt-4 mb-3 w-full" disabled={isLoading} onClick={ask}>
        {isLoading ? words.thinking : words.ask}
      </Button>
      <MicrophoneNote isWriting={question.isWriting} />
    </Card>
  );
}
