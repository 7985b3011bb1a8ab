import type { Shell } from '@thela/contract';
import { isSameUnit } from '@thela/ledger';
import type { Ingredient, Stall } from '@thela/ledger';
import { PRICE_LIMITS } from '@thela/text';
import {
  buttonLinkStyle,
  hasNote,
  NumberNote,
  PriceInput,
  SectionCard,
  ToolLink,
  useNumberDraft,
} from '@thela/ui';
import { memo, useId } from 'react';
import { useMessages } from './messages';
import { OddPrice } from './odd-price';
import { priceGrid } from './price-section';
import { purchasePrice } from './purchase-price';
import { perUnit } from './unit-words';
import { useAfterPaint } from './use-after-paint';
import { Rows } from './use-rows';

export interface OwnPriceSectionProps {
  readonly shell: Pick<Shell, 'stall' | 'location'>;
  readonly stall: Stall;
  /** Whether only the heading stands there until it is tapped. */
  readonly isFolded: boolean;
}

/** One field for the price of each ingredient that the vendor buys, by its unit of purchase. */
export function OwnPriceSection({ shell, stall, isFolded }: OwnPriceSectionProps) {
  const words = useMessages().prices;
  const bought = stall.ingredients.filter(
    ({ preparation, isRetired }) => preparation === null && !isRetired,
  );
  return (
    <SectionCard
      heading={words.heading}
      fold={isFolded && bought.length > 0 ? words.total(bought.length) : null}
    >
      {bought.length === 0 ? (
        <>
          <p className="mb-3 text-lg">{words.noIngredients}</p>
          <ToolLink location={shell.location} to="menu/ingredients" className={buttonLinkStyle}>
            {words.toIngredients}
          </ToolLink>
        </>
      ) : (
        <>
          <div className={priceGrid}>
            <Rows of={bought}>
              {(ingredient) => (
                <OwnPriceField
                  key={ingredient.id}
                  ingredient={ingredient}
                  setPrice={shell.stall.setPrice}
                />
              )}
            </Rows>
          </div>
          <p className="mt-4 text-sm text-ink-soft">{words.fromToday}</p>
        </>
      )}
    </SectionCard>
  );
}

interface OwnPriceFieldProps {
  readonly ingredient: Ingredient;
  readonly setPrice: Shell['stall']['setPrice'];
}

/** Memoized, because a letter in one field must not cost the work of a thousand. */
const OwnPriceField = memo(function OwnPriceField({ ingredient, setPrice }: OwnPriceFieldProps) {
  const { name, unit } = ingredient;
  const id = useId();
  const { prices: words, units } = useMessages();
  const price = purchasePrice(ingredient);
  const { value, hold } = useAfterPaint(price, (number) =>
    setPrice(ingredient.id, { price: number, unit }),
  );
  const draft = useNumberDraft(value, hold, PRICE_LIMITS);
  return (
    <div className="flex min-w-0 flex-col justify-end">
      <label htmlFor={id} className="mb-1 block wrap-anywhere">
        <span className="inline-block font-medium first-letter:uppercase">{name}</span>
        <span className="text-sm text-ink-soft">{` ${perUnit(unit, units)}`}</span>
      </label>
      <OddPrice price={value} onPutBack={hold}>
        <PriceInput id={id} draft={draft} hintId={price === null ? `${id}-hint` : undefined} />
      </OddPrice>
      {price === null && !hasNote(draft) ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {words.unknown}
        </p>
      ) : null}
      <NumberNote id={id} draft={draft} words={words} isMoney className="mt-1" />
    </div>
  );
}, isSameField);

function isSameField(before: OwnPriceFieldProps, after: OwnPriceFieldProps): boolean {
  const [one, other] = [before.ingredient, after.ingredient];
  return (
    one.id === other.id &&
    one.name === other.name &&
    isSameUnit(one.unit, other.unit) &&
    purchasePrice(one) === purchasePrice(other) &&
    before.setPrice === after.setPrice
  );
}
