import { Button } from '@thela/ui';
import type { ServerFault } from '@thela/records';
import { useMessages } from './messages';
import type { Messages } from './messages';

export interface ServerFaultNoteProps {
  readonly fault: ServerFault | null;
  readonly onRetry?: (() => void) | undefined;
}

/** Says why something of the account could not be read or done. */
export function ServerFaultNote({ fault, onRetry }: ServerFaultNoteProps) {
  const messages = useMessages();
  return (
    <div role="alert" className="rounded-control bg-chilli-tint p-3">
      <p>{faultText(fault, messages)}</p>
      {onRetry ? (
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}

export function faultText(fault: ServerFault | null, { faults }: Messages): string {
  switch (fault) {
    case 'no_account':
      return faults.session;
    case 'network':
    case 'session':
    case 'too_many':
      return faults[fault];
    case 'owner_only':
    case 'not_a_member':
      return faults.owner;
    default:
      return faults.other;
  }
}
