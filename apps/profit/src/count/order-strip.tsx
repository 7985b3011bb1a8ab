import { useStore } from '@thela/contract';
import { rupeesApart } from '@thela/pricing';
import type { MenuItem } from '@thela/pricing';
import { useLayoutEffect } from 'react';
import type { Counting } from './counting';
import { useCountMessages } from './messages';

export interface OrderStripProps {
  readonly counting: Pick<Counting, 'order' | 'nextCustomer'>;
  readonly menu: readonly MenuItem[];
}

/**
 * What this customer has to pay: what was tapped since the last one. Its room is kept, so that nothing moves. Whoever comes
 * back to the page has somebody else before him.
 */
export function OrderStrip({ counting, menu }: OrderStripProps) {
  const { order: words } = useCountMessages();
  const { order: orderStore, nextCustomer } = counting;
  const order = useStore(orderStore);
  useLayoutEffect(nextCustomer, [nextCustomer]);
  const sum = menu.reduce(
    (all, { id, sellingPrice }) => all + (order.get(id) ?? 0) * sellingPrice,
    0,
  );
  const { rupees, paise } = rupeesApart(sum);
  const isEmpty = order.size === 0;
  return (
    <div
      role="group"
      aria-label={words.customer}
      className="flex items-center gap-x-1 rounded-control bg-turmeric pl-3 text-ink"
    >
      <p className="-my-px flex min-w-min flex-1 flex-wrap items-baseline gap-x-2 leading-tight">
        <span>{words.customer}</span>
        <span translate="no" className="text-heading leading-none font-bold tabular-nums">
          <span>{rupees}</span>
          <span className="text-base">{paise}</span>
        </span>
      </p>
      <button
        type="button"
        aria-disabled={isEmpty}
        onClick={isEmpty ? undefined : nextCustomer}
        className="min-h-12 min-w-min rounded-control px-3 leading-tight font-semibold underline underline-offset-2 aria-disabled:no-underline aria-disabled:opacity-60"
      >
        {words.next}
      </button>
    </div>
  );
}
