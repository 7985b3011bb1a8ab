import { useFaultText } from '@thela/records/server-calls';
import { Button } from '@thela/ui';
import { useMessages } from './messages';

export interface ServerFaultNoteProps {
  /** What a call threw. */
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** Says why something of the account could not be read or done. */
export function ServerFaultNote({ error, onRetry }: ServerFaultNoteProps) {
  const messages = useMessages();
  const faultText = useFaultText();
  return (
    <div role="alert" className="rounded-control bg-chilli-tint p-3">
      <p>{faultText(error)}</p>
      {onRetry ? (
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
