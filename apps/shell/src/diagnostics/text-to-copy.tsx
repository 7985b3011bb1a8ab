import { useId } from 'react';
import { useMessages } from './messages';

/** The text to copy by hand, where the browser does not let the page do it. */
export function TextToCopy({ text }: { readonly text: string }) {
  const messages = useMessages();
  const id = useId();
  return (
    <div className="mb-6">
      <label htmlFor={id} className="mb-2 block">
        {messages.copyByHand}
      </label>
      <textarea
        id={id}
        readOnly
        rows={8}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full rounded-control border border-control bg-white p-3"
      />
    </div>
  );
}
