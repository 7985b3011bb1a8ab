import type { Reading } from '@thela/books/readings';
import { NotRead } from '@thela/ui';
import { useWasteMessages } from './messages';

export interface UnreadProps {
  readonly reading: Exclude<Reading<unknown>, { readonly status: 'read' }>;
  /** How many lines of the coming list to show. */
  readonly rows: number;
}

export function Unread({ reading, rows }: UnreadProps) {
  const words = useWasteMessages();
  if (reading.status === 'failed') {
    return <NotRead text={words.failed} retry={words.retry} onRetry={reading.retry} />;
  }
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{words.reading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="h-14 animate-pulse rounded-control bg-line/30" />
      ))}
    </div>
  );
}
