import { useStore } from '@thela/contract';
import { PagePart, useIsHydrated } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import type { NoticeListProps } from './notice-list';

// Not loaded at start-up: there is seldom such a notice.
const noticeList = partOf(() => import('./notice-list'));

/** Notices above every page: the list of tools is old, or a tool comes from another address. */
export function PageNotices(props: NoticeListProps) {
  const { status } = useStore(props.registry);
  const hasOverrides = Object.keys(useStore(props.overrides)).length > 0;
  const isHydrated = useIsHydrated();
  if (!isHydrated || (status !== 'stale' && !hasOverrides)) return null;
  return <PagePart part={noticeList} props={props} doing="showing a notice" />;
}
