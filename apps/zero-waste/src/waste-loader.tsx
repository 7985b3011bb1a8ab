import { Card, NotRead, PageHeader } from '@thela/ui';
import { LazyPart, partOf } from '@thela/ui/lazy-part';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useMessages } from './messages';
import type { WasteProps } from './waste/waste';

const waste = partOf<WasteProps>(() => import('./waste/waste'));

/** Loads the page of waste before somebody opens it, which then is quick. */
export function prefetchWaste(): void {
  // The page itself says when it cannot be loaded.
  waste.load().catch(() => {});
}

/** The page of waste, which is loaded when it is first opened. */
export function WasteLoader(props: WasteProps) {
  const { waste: words, retry } = useMessages();
  return (
    <LazyPart
      part={waste}
      props={props}
      onError={(error) => props.shell.reportError(error, 'showing the page of waste')}
      loading={
        <Frame>
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">{words.loading}</span>
            {['first', 'second', 'third'].map((row) => (
              <div key={row} className="h-24 animate-pulse rounded-card bg-line/30" />
            ))}
          </div>
        </Frame>
      }
      failed={(onRetry) => (
        <Frame>
          <Card className="p-6">
            <NotRead text={words.failed} retry={retry} onRetry={onRetry} />
          </Card>
        </Frame>
      )}
    />
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { waste: words } = useMessages();
  return (
    <>
      <PageHeader
        icon={<Trash className="size-7" />}
        title={words.title}
        subtitle={words.subtitle}
      />
      {children}
    </>
  );
}
