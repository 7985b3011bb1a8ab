import type { DishShock } from '@thela/books';
import type { Shell } from '@thela/contract';
import type { LedgerEvent } from '@thela/ledger';
import { formatPercent, formatRupees } from '@thela/pricing';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { ConfirmPrice, NotStored } from '../books/confirm-price';
import { DoneNote, focusFirst } from '../done-note';
import { useBooksMessages } from '../books/messages';
import type { BooksMessages } from '../books/messages';
import { boardPriceWrite } from '../books/price-write';
import { useStoring } from '../books/use-storing';

export interface BoardPriceProps {
  readonly shell: Shell;
  readonly dish: DishShock;
  readonly name: string;
}

type Stage =
  | { readonly kind: 'offer'; readonly isBack: boolean }
  | { readonly kind: 'asks'; readonly price: number }
  | { readonly kind: 'changed'; readonly to: number; readonly events: readonly LedgerEvent[] };

/** Offers the prices that make up for a dearer plate, and changes the price once that is confirmed. */
export function BoardPrice({ shell, dish, name }: BoardPriceProps) {
  const words = useBooksMessages();
  const [stage, setStage] = useState<Stage>({ kind: 'offer', isBack: false });
  const { stored, append, undo } = useStoring(shell);
  const change = async (to: number) => {
    const events = await append([boardPriceWrite(dish.dish, to)]);
    if (events) setStage({ kind: 'changed', to, events });
  };
  const takeBack = async (events: readonly LedgerEvent[]) => {
    if (await undo(events)) setStage({ kind: 'offer', isBack: true });
  };
  const { priceNow } = dish;
  return (
    <div className="mt-3">
      {stage.kind === 'offer' ? (
        <Offers
          dish={dish}
          isBack={stage.isBack}
          onPrice={(price) => setStage({ kind: 'asks', price })}
        />
      ) : null}
      {stage.kind === 'asks' ? (
        <ConfirmPrice
          text={words.shock.confirm(name, formatRupees(priceNow), formatRupees(stage.price))}
          onYes={() => void change(stage.price)}
          onNo={() => setStage({ kind: 'offer', isBack: true })}
        />
      ) : null}
      {stage.kind === 'changed' ? (
        <DoneNote
          text={words.shock.isChanged(name, formatRupees(stage.to))}
          onUndo={() => void takeBack(stage.events)}
        />
      ) : null}
      <NotStored stored={stored} />
    </div>
  );
}

function offersFor(dish: DishShock, words: BooksMessages['shock']) {
  const { priceForRupees, priceForMargin, priceThen, costThen, marginThen } = dish;
  if (priceForRupees !== null && priceForRupees === priceForMargin) {
    return [{ price: priceForRupees, text: words.forBoth(formatRupees(priceForRupees)) }];
  }
  const rupees = (price: number) =>
    words.forRupees(formatRupees(price), formatRupees(priceThen - costThen));
  const margin = (price: number) =>
    words.forMargin(formatRupees(price), formatPercent(marginThen, 1));
  return [
    ...(priceForRupees === null ? [] : [{ price: priceForRupees, text: rupees(priceForRupees) }]),
    ...(priceForMargin === null ? [] : [{ price: priceForMargin, text: margin(priceForMargin) }]),
  ];
}

interface OffersProps {
  readonly dish: DishShock;
  /** Whether the focus comes back to the first of them. */
  readonly isBack: boolean;
  readonly onPrice: (price: number) => void;
}

function Offers({ dish, isBack, onPrice }: OffersProps) {
  const { shock: words } = useBooksMessages();
  const offers = offersFor(dish, words);
  if (offers.length === 0) return <p className="text-leaf">{words.isEnough}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {offers.map(({ price, text }, place) => (
        <Button
          key={text}
          ref={isBack && place === 0 ? focusFirst : undefined}
          variant="secondary"
          className="flex-auto px-4 text-balance sm:flex-none"
          onClick={() => onPrice(price)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
