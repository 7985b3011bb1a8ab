import { Card, NotRead } from '@thela/ui';
import { LazyPart, partOf } from '@thela/ui/lazy-part';
import { useMessages } from './messages';
import type { WasteProps } from './waste/waste';

const waste = partOf<WasteProps>(() => import('./waste/waste'));

/** Loads the page of waste before somebody opens it, which then is quick. */
export function prefetchWaste(): void {
  // The page itself says when it cannot be loaded.
  waste.load().catch(() => {});
}

export function WasteLoader(props: WasteProps) {
  const { waste: words, retry } = useMessages();
  return (
    <LazyPart
      part={waste}
      props={props}
      onError={(error) => props.shell.reportError(error, 'showing the page of waste')}
      loading={
        <div role="status" className="h-96 animate-pulse rounded-card bg-line/30">
          <span className="sr-only">{words.loading}</span>
        </div>
      }
      failed={(onRetry) => (
        <Card className="p-6">
          <NotRead text={words.failed} retry={retry} onRetry={onRetry} />
        </Card>
      )}
    />
  );
}
