import { Button } from '@thela/ui';
import { useMessages } from './messages';

export interface FaultNoteProps {
  /** Why the stall's server did not do or give something, for a person; nothing is shown without. */
  readonly text: string | null;
  /** Its margin. */
  readonly className?: string;
  readonly onRetry?: () => Promise<void>;
}

/** Says why something of the stall could not be read or done. */
export function FaultNote({ text, className = 'mt-3', onRetry }: FaultNoteProps) {
  const { tryAgain } = useMessages();
  if (text === null) return null;
  return (
    <div role="alert" className={`rounded-control bg-chilli-tint p-3 ${className}`}>
      <p>{text}</p>
      {onRetry ? (
        <Button variant="secondary" className="mt-3" onClick={() => void onRetry()}>
          {tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
