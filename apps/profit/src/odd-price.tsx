import { formatRupees } from '@thela/pricing';
import { Button } from '@thela/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from './messages';

/** A price that is so many times the last one, or the last one so many times it, was perhaps typed wrong. */
const TIMES = 10;

function isOdd(last: number | null, price: number | null): boolean {
  if (!last || !price) return false;
  return price >= last * TIMES || last >= price * TIMES;
}

export interface OddPriceProps {
  /** ₹, as the field has it; `null` for none. */
  readonly price: number | null;
  readonly onPutBack: (price: number) => void;
  readonly children: ReactNode;
}

/** Asks once of a price that is far from the last one, when its field is left. Meanwhile it counts. */
export function OddPrice({ price, onPutBack, children }: OddPriceProps) {
  const { oddPrice: words } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  /** What the field had before, and whether it is asked about. */
  const [last, setLast] = useState(price);
  const [isAsked, setAsked] = useState(false);
  const answer = (meant: number | null) => {
    setAsked(false);
    setLast(meant);
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div
      ref={frame}
      onFocus={() => {
        if (!isAsked) setLast(price);
      }}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) setAsked(isOdd(last, price));
      }}
    >
      {children}
      {isAsked && price !== null && last !== null ? (
        <div role="alert" className="mt-1 rounded-control bg-turmeric-tint p-3">
          <p className="font-medium">{words.asked(formatRupees(price), formatRupees(last))}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" className="px-4" onClick={() => answer(price)}>
              {words.isRight}
            </Button>
            <Button
              variant="secondary"
              className="px-4"
              onClick={() => {
                onPutBack(last);
                answer(last);
              }}
            >
              {words.putBack(formatRupees(last))}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
