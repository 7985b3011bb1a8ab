import { useTodaysTotals } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { hasSales } from '@thela/pricing';
import { Fold, NotRead } from '@thela/ui';
import { LazyPart, partOf } from '@thela/ui/lazy-part';
import { useMessages } from './messages';

/** Loaded when it is asked for: who only looks at today does not wait for it. */
const part = partOf<ToolProps>(() => import('./periods/share-today'));

/** The ways to share today, of an own stall that has sold, spent or thrown away something. */
export function ShareLoader({ shell }: ToolProps) {
  const { share, periods, retry } = useMessages();
  const { isOwn } = useStore(shell.stall);
  // Known before the records are read.
  const isSold = hasSales(useStore(shell.day));
  const { expenses = 0, waste = 0 } = useTodaysTotals(shell) ?? {};
  if (!isOwn || !(isSold || expenses > 0 || waste > 0)) return null;
  return (
    <Fold {...share}>
      <LazyPart
        part={part}
        props={{ shell }}
        onError={(error) => shell.reportError(error, 'showing the ways to share')}
        loading={<div className="h-12" />}
        failed={(onRetry) => <NotRead text={periods.failed} retry={retry} onRetry={onRetry} />}
      />
    </Fold>
  );
}
