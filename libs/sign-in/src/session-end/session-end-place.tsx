import { useStore } from '@thela/contract';
import { lazy } from 'react';
import { LatePart, useIsHydrated } from '@thela/page';
import type { AccountStore } from '@thela/session';

// Not loaded at start-up: few sessions are ended by the server.
const SessionEndNotice = lazy(() => import('./session-end-notice'));

export interface SessionEndPlaceProps {
  readonly account: Pick<AccountStore, 'ended' | 'forgetEnd'>;
  readonly onPutAside: () => void;
}

/** The notice that the server ended the session, if it did. */
export function SessionEndPlace({ account, onPutAside }: SessionEndPlaceProps) {
  const end = useStore(account.ended);
  const isHydrated = useIsHydrated();
  if (end === null || !isHydrated) return null;
  return (
    <LatePart place="saying that the session ended">
      <SessionEndNotice
        end={end}
        onPutAside={() => {
          account.forgetEnd();
          onPutAside();
        }}
      />
    </LatePart>
  );
}
