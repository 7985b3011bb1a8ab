import type { Shell } from '@thela/contract';
import { plateCost, plateProfit } from '@thela/ledger';
import type { DishFields, Stall } from '@thela/ledger';
import { PRICE_LIMITS } from '@thela/text';
import { Button, NumberNote, PriceInput, SectionCard, useNumberDraft } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { useMessages } from '../messages';
import { OddPrice } from '../odd-price';
import { duplicateDish, retireDish } from './dish-actions';
import { lastPosition } from './dish-order';
import { EntryForm, EntryLayout } from './entry-form';
import { EntryHeader } from './menu-header';
import { entryPath } from './menu-route';
import { useMenuMessages } from './messages';
import { MoneyPanel, percentage, rupees, rupeesPerDish } from './money-panel';
import { NameField } from './name-field';
import { RecipeEditor } from './recipe-editor';
import { Retirement } from './retirement';
import { useEntry, useEntryId } from './use-entry';

export interface EntryPageProps {
  readonly shell: Shell;
  readonly stall: Stall;
  /** `null` for one that is being added. */
  readonly id: string | null;
  readonly onAdded: (id: string) => void;
}

/** One dish: its name, price and recipe, and what a plate costs and earns. */
export function DishPage({ shell, stall, id, onAdded }: EntryPageProps) {
  const words = useMenuMessages();
  const entry = useEntryId(id);
  const dish = stall.dishes.find((each) => each.id === entry.id);
  const { fields, edit, store, nameField } = useEntry<DishFields>({
    shell,
    list: 'dishes',
    entry,
    onAdded,
    stored: dish ?? newDish(stall),
    others: stall.dishes,
    untitled: words.dish.newTitle,
    add: ({ name, sellingPrice, recipe, isRetired, position }) =>
      shell.stall.saveDish(null, { name, sellingPrice, recipe, isRetired, position }),
    change: shell.stall.saveDish,
  });
  const profit = plateProfit(stall, fields.recipe, fields.sellingPrice);
  const cost = plateCost(stall, fields.recipe);
  return (
    <>
      <EntryHeader
        location={shell.location}
        list="dishes"
        title={dish?.name ?? words.dish.newTitle}
      />
      <EntryLayout
        money={
          <MoneyPanel
            heading={words.dish.figures}
            cost={cost}
            figures={
              profit
                ? [
                    rupees(words.money.cost, cost.cost),
                    rupeesPerDish(words.money.profit, profit.profit),
                    percentage(words.money.margin, profit.marginPercent),
                  ]
                : []
            }
          />
        }
      >
        <EntryForm label={dish?.name ?? words.dish.newTitle} onStore={store}>
          <SectionCard heading={words.dish.about}>
            <div className="flex flex-col gap-4">
              <NameField label={words.dish.name} {...nameField} />
              <SellingPriceField
                price={fields.sellingPrice}
                onPrice={(sellingPrice) => edit({ sellingPrice })}
              />
            </div>
          </SectionCard>
          <RecipeEditor
            shell={shell}
            stall={stall}
            heading={words.dish.recipe}
            hint={words.dish.recipeHint}
            owner={entry.id}
            recipe={fields.recipe}
            onRecipe={(recipe) => edit({ recipe })}
            onStore={store}
          />
        </EntryForm>
        {dish ? (
          <Retirement
            isRetired={dish.isRetired}
            note={words.dish.retired}
            onRetire={() => retireDish(shell, dish, true)}
            onBringBack={() => retireDish(shell, dish, false)}
          >
            <Button
              variant="secondary"
              onClick={() =>
                shell.location.navigate(entryPath('dishes', duplicateDish(shell, stall, dish)))
              }
            >
              <Copy aria-hidden="true" className="size-5" />
              <span>{words.dishList.duplicate}</span>
            </Button>
          </Retirement>
        ) : null}
      </EntryLayout>
    </>
  );
}

function newDish({ dishes }: Stall): DishFields {
  return {
    name: '',
    sellingPrice: 0,
    recipe: [],
    isRetired: false,
    position: lastPosition(dishes),
  };
}

interface SellingPriceFieldProps {
  readonly price: number;
  readonly onPrice: (price: number) => void;
}

function SellingPriceField({ price, onPrice }: SellingPriceFieldProps) {
  const { dish: words } = useMenuMessages();
  const { prices } = useMessages();
  const id = useId();
  // ₹0 stands for a price that nobody entered yet.
  const draft = useNumberDraft(price === 0 ? null : price, onPrice, PRICE_LIMITS, {
    onUnknown: () => onPrice(0),
  });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {words.sellingPrice}
      </label>
      <OddPrice price={price} onPutBack={onPrice}>
        <PriceInput
          id={id}
          draft={draft}
          hintId={`${id}-hint`}
          placeholder="0"
          className="max-w-48"
        />
      </OddPrice>
      <NumberNote id={id} draft={draft} words={prices} isMoney className="mt-1" />
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {words.fromNextPlate}
      </p>
    </div>
  );
}
