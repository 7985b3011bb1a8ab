import type { Reading } from '@thela/books/readings';
import { Button } from '@thela/ui';
import { useWasteMessages } from './messages';

export interface UnreadProps {
  readonly reading: Exclude<Reading<unknown>, { readonly status: 'read' }>;
  /** How many lines of the coming list to show. */
  readonly rows: number;
}

/** The shape of what is being read, or why it cannot be. */
export function Unread({ reading, rows }: UnreadProps) {
  const words = useWasteMessages();
  if (reading.status === 'failed') {
    return (
      <>
        <p role="alert" className="mb-3 font-medium text-chilli">
          {words.failed}
        </p>
        <Button variant="secondary" onClick={reading.retry}>
          {words.retry}
        </Button>
      </>
    );
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
