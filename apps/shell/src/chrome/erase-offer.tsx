import { useStore } from '@thela/contract';
import type { Session, Store } from '@thela/contract';
import { Button } from '@thela/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import type { StallRecords } from '@thela/records';
import { NoticeBar, NoticeLink, stallPagePath, useMessages } from '@thela/page';

export interface EraseOfferProps {
  readonly records: Pick<StallRecords, 'hasRecords'>;
  readonly session: Store<Session>;
  readonly onKeep: () => void;
  /** Called when the person goes to the page that erases. */
  readonly onErase: () => void;
}

/**
 * After a sign-out, leads to where the records stored on this device are erased: the phone may belong to
 * somebody else. It takes the focus, because the Logout button is gone.
 */
export default function EraseOffer({ records, session, onKeep, onErase }: EraseOfferProps) {
  const words = useMessages().eraseOffer;
  const isKept = useStore(records.hasRecords);
  const { status } = useStore(session);
  const bar = useRef<HTMLDivElement>(null);
  const textId = useId();
  useLayoutEffect(() => bar.current?.focus(), []);
  if (!isKept || status === 'signed-in') return null;
  return (
    <NoticeBar
      ref={bar}
      role="region"
      aria-labelledby={textId}
      tabIndex={-1}
      text={words.text}
      textId={textId}
    >
      <div className="flex flex-wrap gap-2">
        <NoticeLink to={stallPagePath('erase')} onClick={onErase}>
          {words.erase}
        </NoticeLink>
        <Button variant="secondary" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </NoticeBar>
  );
}
