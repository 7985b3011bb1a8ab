import { useEffect, useRef, useState } from 'react';
import type { SyncStatus } from '@thela/records';
import { heldBackIn, waitingIn } from './sync-status-text';
import { useMessages } from './messages';
import type { Messages } from './messages';

/** So many ms a state lasts before it is announced: each tap is on this phone alone for a moment. */
const SETTLED_MS = 5000;

type Announced = keyof Messages['announced'];

/** What of the state is announced; notices and the toast of a stall that is opened speak for themselves. */
function topicOf(keeping: SyncStatus): Announced | null {
  switch (keeping.status) {
    case 'pending':
      if (heldBackIn(keeping) > 0 && waitingIn(keeping) === 0) return 'heldBack';
      return keeping.cause ?? 'pending';
    case 'signed-out':
      return 'signedOut';
    case 'phone':
    case 'fetching':
    case 'saved':
      return keeping.status;
    default:
      return null;
  }
}

/** Says to screen readers where the records are, when that becomes something else: not each minute, not each entry. */
export function Announcer({ keeping }: { readonly keeping: SyncStatus }) {
  const { announced } = useMessages();
  const topic = topicOf(keeping);
  const heard = useRef(topic);
  const [said, setSaid] = useState<Announced | null>(null);
  useEffect(() => {
    if (heard.current === topic) return;
    const timer = setTimeout(() => {
      heard.current = topic;
      setSaid(topic);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [topic]);
  return (
    <p role="status" className="sr-only">
      {said !== null && said === topic ? announced[said] : ''}
    </p>
  );
}
