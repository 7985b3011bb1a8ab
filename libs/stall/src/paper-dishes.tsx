import { useWords } from '@thela/language';
import type { DishTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from './messages';

const COLUMNS = 'sm:grid-cols-[minmax(0,1fr)_4rem_6rem_repeat(3,7rem)]';

/** Each dish that sold: a table where there is room for columns, else a few lines a dish. */
export function PaperDishes({ dishes }: { readonly dishes: readonly DishTotals[] }) {
  const messages = useMessages();
  const { number } = useWords();
  const { paper } = messages;
  if (dishes.length === 0) return <p>{messages.days.noPlates}</p>;
  const { plates, price, revenue, cost, profit } = paper;
  return (
    <>
      <p
        aria-hidden="true"
        className={`hidden border-b border-ink pb-1 text-sm font-semibold sm:grid sm:text-right ${COLUMNS}`}
      >
        <span className="text-left">{paper.dish}</span>
        {[plates, price, revenue, cost, profit].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ul>
        {dishes.map((dish) => (
          <li
            key={dish.dish}
            className={`grid break-inside-avoid gap-x-4 border-b border-line grid-cols-2 py-2 sm:gap-x-0 ${COLUMNS}`}
          >
            <p className="col-span-2 font-semibold wrap-anywhere sm:col-span-1">{dish.name}</p>
            <Cell label={plates}>{number(dish.plates)}</Cell>
            <Cell label={price}>{formatRupees(dish.revenue / dish.plates)}</Cell>
            <Cell label={revenue} isWide>
              {formatRupees(dish.revenue)}
            </Cell>
            <Cell label={cost} isWide>
              {dish.ingredientCost === null ? paper.unknown : formatRupees(dish.ingredientCost)}
            </Cell>
            <Cell
              label={profit}
              isWide
              className={dish.profit === null ? '' : profitColour(dish.profit)}
            >
              {dish.profit === null ? paper.unknown : formatRupees(dish.profit)}
            </Cell>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CellProps {
  readonly label: string;
  /** Whether it has a line of its own where there are no columns. */
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A figure with its label, which stands above the column where there is room for columns. */
function Cell({ label, isWide = false, className = '', children }: CellProps) {
  const place = isWide ? 'col-span-2 sm:col-span-1' : '';
  return (
    <p className={`flex flex-wrap justify-between gap-x-2 sm:block sm:text-right ${place}`}>
      <span className="text-ink-soft sm:sr-only">{`${label} `}</span>
      <span className={`tabular-nums ${className}`}>{children}</span>
    </p>
  );
}
