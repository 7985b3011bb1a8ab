import { partOf } from '@thela/ui/lazy-part';
import { useStore } from '@thela/contract';
import { PagePart, useIsHydrated } from '@thela/page';
import type { AccountStore } from '@thela/session';

// Not loaded at start-up: few sessions are ended by the server, or odd.
const notice = partOf(() => import('./session-end-notice'));

export interface SessionEndSlotProps {
  readonly account: Pick<AccountStore, 'ended' | 'oddity' | 'putAside'>;
  readonly onPutAside: () => void;
}

/** The notice that the server ended the session, or that it is odd. */
export function SessionEndSlot({ account, onPutAside }: SessionEndSlotProps) {
  const [end, oddity] = [useStore(account.ended), useStore(account.oddity)];
  const topic = end ?? oddity;
  const isHydrated = useIsHydrated();
  if (topic === null || !isHydrated) return null;
  return (
    <PagePart
      part={notice}
      props={{
        topic,
        onPutAside: () => {
          account.putAside();
          onPutAside();
        },
      }}
      doing="saying what became of the session"
    />
  );
}
