import { partOf } from '@thela/ui/lazy-part';
import { useEffect, useState } from 'react';
import { PagePart, whenIdle } from '@thela/page';
import type { SyncStatusLineProps } from './sync-status-line';

// Not loaded at start-up; fetched when the page is idle.
const line = partOf(() => import('./sync-status-line'));

/** The place of the line that says where the records are kept: nothing moves when it arrives. */
export function SyncStatusSlot(props: SyncStatusLineProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div className="min-h-14">
      {isIdle ? <PagePart part={line} props={props} doing="saying where records are" /> : null}
    </div>
  );
}
