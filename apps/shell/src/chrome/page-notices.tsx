import { useStore } from '@thela/contract';
import { PagePart, useIsHydrated } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import type { OverrideNoticesProps } from './override-notices';

// Not loaded at start-up: only who builds a tool has such a notice.
const overrideNotices = partOf(() => import('./override-notices'));

/** Above every page: which tools come from another address. */
export function PageNotices(props: OverrideNoticesProps) {
  const hasOverrides = Object.keys(useStore(props.overrides)).length > 0;
  const isHydrated = useIsHydrated();
  if (!isHydrated || !hasOverrides) return null;
  return <PagePart part={overrideNotices} props={props} doing="showing a notice" />;
}
