import { reportError } from '@thela/page';
import { LazyPart, partOf } from '@thela/ui/lazy-part';
import { useEffect } from 'react';
import { useMessages } from './messages';
import { NEWS_ROW } from './news-row';
import type { YesterdayRowProps } from './yesterday-row';

// Not loaded at start-up: only a stall with records has news of yesterday.
const row = partOf<YesterdayRowProps>(() => import('./yesterday-row'));

export interface YesterdayNewsProps {
  readonly today: YesterdayRowProps['today'];
  readonly news: YesterdayRowProps['news'] | 'loading';
  /** Whether there will be news: the row is then fetched while the records are read. */
  readonly isExpected: boolean;
}

/** Says what yesterday brought. It keeps its place until that was read. */
export function YesterdayNews({ today, news, isExpected }: YesterdayNewsProps) {
  useEffect(() => {
    // A failure is reported when the row is shown.
    if (isExpected) row.load().catch(() => {});
  }, [isExpected]);
  return (
    <li>
      {news === 'loading' ? (
        <Loading />
      ) : (
        <LazyPart
          part={row}
          props={{ today, news }}
          onError={(error) => reportError(error, { name: 'shell' }, 'showing yesterday')}
          loading={<Loading />}
          failed={() => null}
        />
      )}
    </li>
  );
}

function Loading() {
  const messages = useMessages();
  return (
    <div role="status" className={NEWS_ROW}>
      <span className="sr-only">{messages.loading}</span>
      <div
        aria-hidden="true"
        className="h-12 w-2/3 animate-pulse rounded-control bg-line/40 [animation-delay:1s]"
      />
    </div>
  );
}
