import { lazy, useEffect, useState } from 'react';
import { LatePart, whenIdle } from '@thela/page';
import type { KeepingLineProps } from './keeping-line';

// Not loaded at start-up; fetched when the page is idle.
const KeepingLine = lazy(() => import('./keeping-line'));

/** The place of the line that says where the records are kept: nothing moves when it arrives. */
export function KeepingPlace(props: KeepingLineProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div className="min-h-14">
      {isIdle ? (
        <LatePart place="saying where records are">
          <KeepingLine {...props} />
        </LatePart>
      ) : null}
    </div>
  );
}
