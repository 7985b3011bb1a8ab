import type { PriceBooks } from '@thela/books';
import type { Reading } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { Card, Invitation, NotRead } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { BooksHeader } from './books-header';
import { useBooksMessages } from './messages';
import { usePriceBooks } from './use-price-books';

export interface BooksPageProps extends ToolProps {
  readonly name: 'priceChanges' | 'whatIf';
  readonly icon: ReactNode;
  readonly children: (books: PriceBooks) => ReactNode;
}

/** A page that reads the books: its header, and what stands there until they are read. */
export function BooksPage({ shell, name, icon, children }: BooksPageProps) {
  const { isOwn } = useStore(shell.stall);
  const { [name]: page } = useMessages();
  const { setUp } = useBooksMessages();
  return (
    <>
      <BooksHeader
        location={shell.location}
        icon={icon}
        title={page.title}
        subtitle={page.subtitle}
      />
      {isOwn ? (
        <Books shell={shell}>{children}</Books>
      ) : (
        <Invitation {...setUp[name]} action={setUp.action} onSetUp={shell.stall.open} />
      )}
    </>
  );
}

function Books({ shell, children }: Pick<BooksPageProps, 'shell' | 'children'>) {
  const reading = usePriceBooks(shell);
  return reading.status === 'read' ? children(reading.value) : <Unread reading={reading} />;
}

function Unread({ reading }: { readonly reading: Exclude<Reading<unknown>, { status: 'read' }> }) {
  const words = useBooksMessages();
  const { retry } = useMessages();
  if (reading.status === 'failed') {
    return (
      <Card className="p-6">
        <NotRead text={words.failed} retry={retry} onRetry={reading.retry} />
      </Card>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{words.reading}</span>
      <div className="h-12 w-64 max-w-full animate-pulse rounded-full bg-line/30" />
      <div className="h-32 animate-pulse rounded-card bg-line/30" />
      <div className="h-64 animate-pulse rounded-card bg-line/30" />
    </div>
  );
}
