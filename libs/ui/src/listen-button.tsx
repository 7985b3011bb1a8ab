import { Button } from './button';
import { useMessages } from './messages';

export interface ListenButtonProps {
  readonly state: 'silent' | 'speaking';
  readonly toggle: () => void;
}

/** Starts and stops reading a text aloud. */
export function ListenButton({ state, toggle }: ListenButtonProps) {
  const words = useMessages();
  const isSpeaking = state === 'speaking';
  return (
    <Button variant="secondary" className="ml-auto" data-state={state} onClick={toggle}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5"
      >
        {isSpeaking ? (
          <rect x="5" y="5" width="14" height="14" rx="2" />
        ) : (
          <path d="M11 5 6 9H3v6h3l5 4zM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12" />
        )}
      </svg>
      <span>{isSpeaking ? words.stop : words.listen}</span>
    </Button>
  );
}
