import { tooLong } from '@thela/ai';
import { Button } from '@thela/ui';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useMessages } from './messages';

export interface TextEntryProps {
  readonly assistant: string;
  readonly onSend: (text: string) => void;
}

/** The text box of the conversation; it needs no microphone and no network. */
export function TextEntry({ assistant, onSend }: TextEntryProps) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const refusal = tooLong(text);
    setFault(refusal?.kind === 'failure' ? refusal.failure.message : null);
    if (refusal || !text.trim()) return;
    setText('');
    onSend(text.trim());
  };
  return (
    <form onSubmit={send}>
      <label htmlFor={id} className="mb-2 block font-medium wrap-anywhere">
        {messages.type.label(assistant)}
      </label>
      <div className="flex gap-3">
        <input
          id={id}
          type="text"
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          className="min-h-12 min-w-0 flex-1 rounded-control border border-control bg-white px-4 text-lg text-ink"
        />
        <Button type="submit" variant="secondary">
          <SendHorizontal aria-hidden="true" className="size-5" />
          <span>{messages.type.send}</span>
        </Button>
      </div>
      {fault ? (
        <p id={`${id}-fault`} role="alert" className="mt-2 text-chilli">
          {fault}
        </p>
      ) : null}
    </form>
  );
}
