import { tooLong } from '@thela/ai';
import { nameKey } from '@thela/text';
import { Button } from '@thela/ui';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { FormEvent, Ref } from 'react';
import { useMessages } from './messages';

export interface TextEntryHandle {
  /** Puts a text into the field, to be changed or sent. */
  readonly fill: (text: string) => void;
}

export interface TextEntryProps {
  readonly assistant: string;
  readonly handle: Ref<TextEntryHandle>;
  readonly onSend: (text: string) => void;
}

/**
 * The text box of the conversation; it needs no microphone and no network. The text is its own: a letter that is typed
 * renders no conversation.
 */
export function TextEntry({ assistant, handle, onSend }: TextEntryProps) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const fill = (example: string) => {
    setText(example);
    field.current?.focus();
  };
  useImperativeHandle(handle, () => ({ fill }), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const refusal = tooLong(text);
    setFault(refusal?.kind === 'failure' ? refusal.failure.message : null);
    if (refusal || nameKey(text) === '') return;
    setText('');
    onSend(text.trim());
  };
  return (
    <form onSubmit={send} className="lg:col-start-1 lg:row-start-3">
      <label htmlFor={id} className="mb-2 block font-medium wrap-anywhere max-lg:sr-only">
        {messages.type.label(assistant)}
      </label>
      <div className="flex gap-3">
        <input
          ref={field}
          id={id}
          type="text"
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          placeholder={messages.type.label(assistant)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          className="min-h-12 min-w-0 flex-1 rounded-control border border-control bg-white px-4 text-lg text-ink lg:placeholder:text-transparent"
        />
        <Button type="submit" variant="secondary" className="min-w-12 shrink-0 max-lg:px-3!">
          <SendHorizontal aria-hidden="true" className="size-5" />
          <span className="max-lg:sr-only">{messages.type.send}</span>
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
