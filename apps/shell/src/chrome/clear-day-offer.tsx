import { useStore } from '@thela/contract';
import type { Session, Store } from '@thela/contract';
import { Button } from '@thela/ui';
import { useEffect, useId, useRef } from 'react';
import type { StallRecords } from '../ledger/stall-records';
import { messages } from '../messages';
import { NoticeBar } from './notice-bar';

const words = messages.clearDay;

export interface ClearDayOfferProps {
  readonly records: StallRecords;
  readonly session: Store<Session>;
  /** Called when the person has chosen. */
  readonly onDone: (choice: 'cleared' | 'kept') => void;
}

/**
 * After a sign-out, offers to clear the day stored on this device: the phone may belong to somebody
 * else. It takes the focus, because the Logout button is gone.
 */
export function ClearDayOffer({ records, session, onDone }: ClearDayOfferProps) {
  const isKept = useStore(records.isKept);
  const { status } = useStore(session);
  const bar = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => bar.current?.focus(), []);
  if (!isKept || status === 'signed-in') return null;
  return (
    <NoticeBar
      ref={bar}
      role="region"
      aria-labelledby={textId}
      tabIndex={-1}
      text={words.offer}
      textId={textId}
    >
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            void records.eraseAll().then((isErased) => onDone(isErased ? 'cleared' : 'kept'));
          }}
        >
          {words.clear}
        </Button>
        <Button variant="secondary" onClick={() => onDone('kept')}>
          {words.keep}
        </Button>
      </div>
    </NoticeBar>
  );
}
