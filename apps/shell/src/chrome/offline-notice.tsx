import { useStore } from '@thela/contract';
import type { Store } from '@thela/contract';
import {
  isOnline,
  keepPageBelow,
  NoticeBar,
  pageSignals,
  useIsHydrated,
  useMessages,
} from '@thela/page';
import type { AccountStallState } from '@thela/records';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

export interface OfflineNoticeProps {
  readonly keeping: Store<AccountStallState>;
}

/**
 * Says that there is no internet, and what works without. A prerendered page has it: its first script knows whether to
 * show it, and whether there is an account, so that nothing moves when the page starts.
 */
export function OfflineNotice({ keeping }: OfflineNoticeProps) {
  const { text, sent } = useMessages().offline;
  const hasAccount = useStore(keeping).stall !== null;
  const isHydrated = useIsHydrated();
  const isOffline = useSyncExternalStore(
    pageSignals.follow,
    () => !isOnline(),
    () => true,
  );
  const bar = useRef<HTMLDivElement>(null);
  const wasOnline = useRef(false);
  useLayoutEffect(() => {
    if (!isOffline) wasOnline.current = true;
    else if (wasOnline.current) keepPageBelow(bar.current);
  }, [isOffline]);
  return (
    <div ref={bar} role="status" className={`sticky top-16 z-20 ${isHydrated ? '' : 'if-offline'}`}>
      {isOffline ? (
        <NoticeBar text={text}>
          {hasAccount || !isHydrated ? (
            <p className={isHydrated ? '' : 'if-account'}>{sent}</p>
          ) : null}
        </NoticeBar>
      ) : null}
    </div>
  );
}
