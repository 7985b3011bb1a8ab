import type { PriceBooks } from '@thela/books';
import type { Reading } from '@thela/books/readings';
import type { ToolProps } from '@thela/contract';
import { BackLink, Card, NotRead, PageHeader, SubNavigation } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { useBooksMessages } from './messages';
import { usePriceBooks } from './use-price-books';

export interface BooksPageProps extends ToolProps {
  readonly name: 'priceChanges' | 'whatIf';
  readonly icon: ReactNode;
  readonly children: (books: PriceBooks) => ReactNode;
}

/** A tab of the page of prices, which reads the books: header and tabs, and what stands there until they are read. */
export function BooksPage({ shell, name, icon, children }: BooksPageProps) {
  const { title, prices, priceChanges, whatIf, [name]: page } = useMessages();
  return (
    <>
      <BackLink location={shell.location} to="">
        {title}
      </BackLink>
      {/* Paper has headings of its own. */}
      <div className="print:hidden">
        <PageHeader icon={icon} title={prices.page} subtitle={page.subtitle} />
      </div>
      <SubNavigation
        location={shell.location}
        label={prices.page}
        pages={[
          { path: 'price-changes', name: priceChanges.title },
          { path: 'what-if', name: whatIf.title },
        ]}
        open={name === 'whatIf' ? 'what-if' : 'price-changes'}
      />
      <Books shell={shell}>{children}</Books>
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
