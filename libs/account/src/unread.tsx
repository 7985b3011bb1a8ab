import { Button } from '@thela/ui';
import { Banner } from '@thela/session';
import type { AuthText } from '@thela/session';
import { useMessages } from './messages';

export interface UnreadProps {
  readonly fault: AuthText;
  readonly onRetry: () => Promise<void>;
}

/** Says why the auth server could not be read, and reads it again. */
export function Unread({ fault, onRetry }: UnreadProps) {
  const { tryAgain } = useMessages();
  return (
    <div>
      <Banner notice={{ tone: 'error', text: fault }} />
      <Button variant="secondary" onClick={() => void onRetry()}>
        {tryAgain}
      </Button>
    </div>
  );
}
