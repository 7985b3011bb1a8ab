import type { SpeechInput } from '@thela/speech';
import { Button, MicrophoneNote, SectionCard, TextBox } from '@thela/ui';
import Mic from 'lucide-react/icons/mic';
import { useId } from 'react';
import type { Ref } from 'react';
import { messages } from './messages';

const words = messages.question;

export interface QuestionCardProps {
  readonly text: string;
  readonly isLoading: boolean;
  readonly voice: SpeechInput['state'];
  readonly boxRef: Ref<HTMLTextAreaElement>;
  readonly onText: (text: string) => void;
  readonly onAsk: () => void;
  readonly onVoice: () => void;
}

/** Where the vendor writes or says how the ingredients are. */
export function QuestionCard(props: QuestionCardProps) {
  const { text, isLoading, voice, boxRef, onText, onAsk, onVoice } = props;
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
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div className="mt-4 mb-3 flex flex-col gap-3 sm:flex-row">
        <Button className="sm:flex-1" disabled={isLoading} onClick={onAsk}>
          {words.ask}
        </Button>
        <VoiceButton state={voice} onToggle={onVoice} />
      </div>
      <MicrophoneNote />
    </SectionCard>
  );
}

interface VoiceButtonProps {
  readonly state: SpeechInput['state'];
  readonly onToggle: () => void;
}

function VoiceButton({ state, onToggle }: VoiceButtonProps) {
  const variant = state === 'listening' ? 'recording' : 'secondary';
  return (
    <Button variant={variant} data-state={state} onClick={onToggle}>
      <Mic aria-hidden="true" className="size-5" />
      {state === 'listening' ? words.listening : words.record}
    </Button>
  );
}
