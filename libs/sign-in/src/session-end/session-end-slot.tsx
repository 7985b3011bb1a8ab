import { partOf } from '@thela/ui/lazy-part';
import { useStore } from '@thela/contract';
import { PagePart, useIsHydrated } from '@thela/page';
import type { AccountStore } from '@thela/session';

// Not loaded at start-up: few sessions are ended by the server.
const notice = partOf(() => import('./session-end-notice'));

export interface SessionEndSlotProps {
  readonly account: Pick<AccountStore, 'ended' | 'forgetEnd'>;
  readonly onPutAside: () => void;
}

/** The notice that the server ended the session, if it did. */
export function SessionEndSlot({ account, onPutAside }: SessionEndSlotProps) {
  const end = useStore(account.ended);
  const isHydrated = useIsHydrated();
  if (end === null || !isHydrated) return null;
  return (
    <PagePart
      part={notice}
      props={{
        end,
        onPutAside: () => {
          account.forgetEnd();
          onPutAside();
        },
      }}
      doing="saying that the session ended"
    />
  );
}
