import type { SpeechInput } from '@thela/speech';
import { Button, Card, MicrophoneNote, TextBox } from '@thela/ui';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useId } from 'react';
import type { Ref } from 'react';
import { messages } from './messages';

const words = messages.question;

export interface LeftoversCardProps {
  readonly text: string;
  readonly isLoading: boolean;
  readonly microphone: SpeechInput['state'];
  readonly boxRef: Ref<HTMLTextAreaElement>;
  readonly onText: (text: string) => void;
  readonly onAsk: () => void;
  readonly onMicrophone: () => void;
}

/** Where the vendor writes or says what is left over. */
export function LeftoversCard(props: LeftoversCardProps) {
  const { text, isLoading, microphone, boxRef, onText, onAsk, onMicrophone } = props;
  const id = useId();
  const isListening = microphone === 'listening';
  return (
    <Card className="p-4 sm:p-6">
      <div className="mb-3 flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-subheading font-bold">
          {words.label}
        </label>
        <MicrophoneButton state={microphone} isOff={isLoading} onToggle={onMicrophone} />
      </div>
      <TextBox
        ref={boxRef}
        id={id}
        rows={4}
        placeholder={isListening ? words.listeningPlaceholder : words.placeholder}
        disabled={isLoading || isListening}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Button className="mt-4 mb-3 w-full" disabled={isLoading} onClick={onAsk}>
        {isLoading ? words.thinking : words.ask}
      </Button>
      <MicrophoneNote />
    </Card>
  );
}

interface MicrophoneButtonProps {
  readonly state: SpeechInput['state'];
  readonly isOff: boolean;
  readonly onToggle: () => void;
}

function MicrophoneButton({ state, isOff, onToggle }: MicrophoneButtonProps) {
  const isListening = state === 'listening';
  const label = isListening ? words.stopListening : words.openMicrophone;
  const Icon = isListening ? Square : Mic;
  return (
    <Button
      variant={isListening ? 'recording' : 'secondary'}
      className="size-14 shrink-0 px-0"
      data-state={state}
      title={label}
      aria-label={label}
      disabled={isOff}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
    </Button>
  );
}
