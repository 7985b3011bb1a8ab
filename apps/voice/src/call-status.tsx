import { useMessages } from './messages';

/** The line in the page header that says whether the assistant speaks. */
export function CallStatus({ isSpeaking }: { readonly isSpeaking: boolean }) {
  const messages = useMessages();
  return (
    <p
      role="status"
      data-state={isSpeaking ? 'speaking' : 'ready'}
      className="mt-1 flex items-center gap-2 text-ink-soft"
    >
      <span
        aria-hidden="true"
        className={`size-3 rounded-full ${isSpeaking ? 'animate-pulse bg-flame motion-reduce:animate-none' : 'bg-leaf'}`}
      />
      {isSpeaking ? messages.status.speaking : messages.status.ready}
    </p>
  );
}
