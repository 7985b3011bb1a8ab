import { useTranslatedNames } from '@thela/language/built-in-names';
import type { IngredientPrices } from '@thela/pricing';
import { PRICE_LIMITS } from '@thela/text';
import type { NumberLimits } from '@thela/text';
import { NumberNote, PriceInput, SectionCard, useNumberDraft } from '@thela/ui';
import { memo, useId } from 'react';
import { useMessages } from './messages';
import { useAfterPaint } from './use-after-paint';

export const priceGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-5';

/** Pricing makes of a higher one the highest. */
const ANY_PRICE: NumberLimits = { ...PRICE_LIMITS, most: Number.MAX_VALUE };

export interface PriceSectionProps {
  readonly prices: IngredientPrices;
  readonly onPrice: (ingredient: string, pricePerKg: number) => void;
}

export function PriceSection({ prices, onPrice }: PriceSectionProps) {
  const words = useMessages().prices;
  return (
    <SectionCard heading={words.heading}>
      <div className={priceGrid}>
        {Object.entries(prices).map(([ingredient, price]) => (
          <PriceField key={ingredient} ingredient={ingredient} price={price} onPrice={onPrice} />
        ))}
      </div>
    </SectionCard>
  );
}

interface PriceFieldProps {
  readonly ingredient: string;
  readonly price: number;
  readonly onPrice: PriceSectionProps['onPrice'];
}

/** Memoized, because a letter in one field must not cost the work of them all. */
const PriceField = memo(function PriceField({ ingredient, price, onPrice }: PriceFieldProps) {
  const id = useId();
  const words = useMessages().prices;
  const { nameOf } = useTranslatedNames();
  const { value, hold } = useAfterPaint(price, (number) => onPrice(ingredient, number));
  const draft = useNumberDraft(value, hold, ANY_PRICE, { isNoneZero: true });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium capitalize">
        {/* The built-in ones are called as their ids. */}
        {nameOf({ id: ingredient, name: ingredient })}
      </label>
      <PriceInput id={id} draft={draft} />
      <NumberNote id={id} draft={draft} words={words} isMoney className="mt-1" />
    </div>
  );
});
