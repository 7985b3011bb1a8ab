import { partOf } from '@thela/ui/lazy-part';
import { useStore } from '@thela/contract';
import { useState } from 'react';
import { PagePart, useIsHydrated } from '@thela/page';
import type { AccountNoticesProps } from './account-notices';

// Not loaded at start-up: most pages have nothing to say of an account.
const notices = partOf(() => import('./account-notices'));

/** The notices of the account, once there is more to say than that all is on this phone. */
export function NoticesSlot(props: AccountNoticesProps) {
  const { sync, clock } = useStore(props.accountStall.state);
  const isHydrated = useIsHydrated();
  const [wasWanted, setWanted] = useState(false);
  const isWanted = isHydrated && (sync.status !== 'phone' || clock !== null);
  if (isWanted && !wasWanted) setWanted(true);
  if (!wasWanted) return null;
  return <PagePart part={notices} props={props} doing="showing the account’s notices" />;
}
