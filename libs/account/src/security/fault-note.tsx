import { Button } from '@thela/ui';
import { useMessages } from './messages';
import { useFaultWords } from './security-fault';
import type { SecurityFault } from './security-fault';

export interface FaultNoteProps {
  /** `null` shows nothing. */
  readonly fault: SecurityFault | null;
  readonly onRetry?: () => void;
}

/** Says why something did not work. What the person broke off is no fault: it is said calmly. */
export function FaultNote({ fault, onRetry }: FaultNoteProps) {
  const { tryAgain } = useMessages();
  const wordsFor = useFaultWords();
  const isCalm = fault === 'cancelled' || fault === 'here';
  // Both live regions exist before they get a text: only then do screen readers announce it. Empty they take no place.
  return (
    <div className="sr-only has-[p]:not-sr-only">
      <div role="status">
        {fault !== null && isCalm ? (
          <p className="rounded-control bg-turmeric-tint p-3">{wordsFor(fault)}</p>
        ) : null}
      </div>
      <div role="alert">
        {fault !== null && !isCalm ? (
          <div className="rounded-control bg-chilli-tint p-3 wrap-anywhere">
            <p className="font-medium text-chilli">{wordsFor(fault)}</p>
            {onRetry ? (
              <Button variant="secondary" className="mt-3" onClick={onRetry}>
                {tryAgain}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
