import { browserStorage, OVERRIDES_KEY, safeStorage } from '@thela/federation';
import { PagePart, useIsHydrated } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import type { OverrideNoticesProps } from './override-notices';
import { useState } from 'react';

// Not loaded at start-up: only who builds a tool has such a notice.
const overrideNotices = partOf(() => import('./override-notices'));

/** Above every page: which tools come from another address. */
export function PageNotices(props: OverrideNoticesProps) {
  const [hasOverrides] = useState(() => safeStorage(browserStorage).read(OVERRIDES_KEY));
  const isHydrated = useIsHydrated();
  if (!isHydrated || !hasOverrides) return null;
  return <PagePart part={overrideNotices} props={props} doing="showing a notice" />;
}
