import { oddPrices } from '@thela/books';
import type { PriceBooks } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useShownNames } from '@thela/language/built-in-names';
import { linkStyle, ToolLink } from '@thela/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useMemo } from 'react';
import { BooksPage } from '../books/books-page';
import { useBooksMessages } from '../books/messages';
import { useListed } from '../listed';
import { useMessages } from '../messages';
import { NotHere } from '../not-here';
import { Suppose } from './suppose';

export interface WhatIfProps extends ToolProps {
  /** Begins with `what-if`. */
  readonly path: string;
}

/** What a day would bring at other prices and counts. */
export default function WhatIf({ shell, path }: WhatIfProps) {
  const { notHere } = useMessages();
  if (path !== 'what-if') {
    return <NotHere location={shell.location} to="" label={notHere.toProfit} />;
  }
  return (
    <BooksPage shell={shell} name="whatIf" icon={<SlidersHorizontal className="size-7" />}>
      {(books) => (
        <div className="flex flex-col gap-6">
          <OddNote shell={shell} books={books} />
          <Suppose shell={shell} days={books.days} today={books.today} />
        </div>
      )}
    </BooksPage>
  );
}

/** Today's prices count here as they are: says so of one that was perhaps typed wrong. */
function OddNote({ shell, books }: ToolProps & { readonly books: PriceBooks }) {
  const words = useBooksMessages();
  const { priceChanges } = useMessages();
  const { inStall } = useShownNames();
  const listed = useListed();
  const stall = inStall(useStore(shell.stall));
  const odd = useMemo(() => oddPrices(books).filter(({ isNow }) => isNow), [books]);
  if (odd.length === 0) return null;
  const ids = new Set(odd.map(({ ingredient }) => ingredient));
  const names = stall.ingredients.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return (
    <p className="rounded-card border-2 border-turmeric bg-turmeric-tint px-4 py-2 wrap-anywhere">
      {words.odd.asked(listed(names))}{' '}
      <ToolLink location={shell.location} to="price-changes" className={linkStyle}>
        {priceChanges.title}
      </ToolLink>
    </p>
  );
}
