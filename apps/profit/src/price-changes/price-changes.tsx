import { oddPrices } from '@thela/books';
import type { PriceBooks } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import { Choice } from '@thela/ui';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useMemo, useState } from 'react';
import { BooksPage } from '../books/books-page';
import { useBooksMessages } from '../books/messages';
import { useMessages } from '../messages';
import { NotHere } from '../not-here';
import { OddPrices } from './odd-prices';
import { Shock } from './shock';

export interface PriceChangesProps extends ToolProps {
  /** Begins with `price-changes`. */
  readonly path: string;
}

export default function PriceChanges({ shell, path }: PriceChangesProps) {
  const { notHere } = useMessages();
  if (path !== 'price-changes') {
    return <NotHere location={shell.location} to="" label={notHere.toProfit} />;
  }
  return (
    <BooksPage shell={shell} name="priceChanges" icon={<TrendingUp className="size-7" />}>
      {(books) => <Changes shell={shell} books={books} />}
    </BooksPage>
  );
}

const DAYS_BACK = { week: 7, month: 30 } as const;

function Changes({ shell, books }: ToolProps & { readonly books: PriceBooks }) {
  const words = useBooksMessages().shock;
  const [period, setPeriod] = useState<keyof typeof DAYS_BACK>('week');
  const odd = useMemo(() => oddPrices(books), [books]);
  return (
    <div className="flex flex-col gap-6">
      <OddPrices shell={shell} odd={odd} today={books.today} />
      <Choice
        label={words.since}
        options={[
          { value: 'week', label: words.periods.week },
          { value: 'month', label: words.periods.month },
        ]}
        value={period}
        onValue={setPeriod}
      />
      <Shock shell={shell} books={books} daysBack={DAYS_BACK[period]} />
    </div>
  );
}
