import type { IngredientPrices } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import { useId } from 'react';
import { messages } from './messages';
import { useNumberDraft } from './use-number-draft';

const words = messages.prices;
const faults = { 'not-a-number': words.notANumber, 'too-low': words.tooLow };

export interface PriceSectionProps {
  readonly prices: IngredientPrices;
  readonly onPrice: (ingredient: string, pricePerKg: number) => void;
}

/** One field for each ingredient's price of the day. */
export function PriceSection({ prices, onPrice }: PriceSectionProps) {
  return (
    <SectionCard heading={words.heading}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-5">
        {Object.entries(prices).map(([ingredient, price]) => (
          <PriceField
            key={ingredient}
            ingredient={ingredient}
            price={price}
            onPrice={(pricePerKg) => onPrice(ingredient, pricePerKg)}
          />
        ))}
      </div>
    </SectionCard>
  );
}

interface PriceFieldProps {
  readonly ingredient: string;
  readonly price: number;
  readonly onPrice: (pricePerKg: number) => void;
}

function PriceField({ ingredient, price, onPrice }: PriceFieldProps) {
  const id = useId();
  const { fault, inputProps } = useNumberDraft(price, onPrice);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium capitalize">
        {ingredient}
      </label>
      <div className="relative">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-lg text-ink-soft"
        >
          ₹
        </span>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          className="number-field w-full rounded-control border border-control bg-white py-2 pr-3 pl-8 text-lg tabular-nums aria-invalid:border-2 aria-invalid:border-chilli"
          {...inputProps}
        />
      </div>
      {fault ? (
        <p id={`${id}-fault`} role="alert" className="mt-1 text-sm font-medium text-chilli">
          {faults[fault]}
        </p>
      ) : null}
    </div>
  );
}
