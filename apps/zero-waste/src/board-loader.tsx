import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { NotRead } from '@thela/ui';
import { LazyPart, partOf } from '@thela/ui/lazy-part';
import type { BoardProps } from './board/board';
import { useMessages } from './messages';
import type { Special } from './use-special';

const board = partOf<BoardProps>(() => import('./board/board'));

export interface BoardLoaderProps {
  readonly shell: Shell;
  readonly special: Special;
}

/** Lets the owner of an own stall put a special on the board of today. */
export function BoardLoader({ shell, special }: BoardLoaderProps) {
  const { isOwn } = useStore(shell.stall);
  const isOwner = useStore(shell.stall.role) === 'owner';
  const { board: words, retry } = useMessages();
  if (!isOwn || !isOwner || special.kind !== 'recipe') return null;
  return (
    <LazyPart
      // Another recipe is another special.
      key={special.recipeName}
      part={board}
      props={{ shell, recipeName: special.recipeName }}
      onError={(error) => shell.reportError(error, 'showing the board of today')}
      loading={
        <div role="status" className="mt-5 h-72 animate-pulse rounded-card bg-line/30">
          <span className="sr-only">{words.loading}</span>
        </div>
      }
      failed={(onRetry) => (
        <div className="mt-5">
          <NotRead text={words.failed} retry={retry} onRetry={onRetry} />
        </div>
      )}
    />
  );
}
