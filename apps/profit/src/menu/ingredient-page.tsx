import type { IngredientFields, Stall } from '@thela/ledger';
import { SectionCard } from '@thela/ui';
import { useListed } from '../listed';
import { purchasePrice } from '../purchase-price';
import type { EntryPageProps } from './dish-page';
import { EntryForm } from './entry-form';
import { EntryHeader } from './menu-header';
import { useMenuMessages } from './messages';
import { NameField } from './name-field';
import { PurchaseFields } from './purchase-fields';
import { Retirement } from './retirement';
import { savePurchase } from './save-purchase';
import { useUnitRefusal } from './unit-change';
import { useEntry, useEntryId } from './use-entry';
import { UsedIn } from './used-in';
import { usesOf } from './uses';

interface BoughtFields extends Pick<IngredientFields, 'name' | 'unit'> {
  /** ₹ per unit, as it is being typed; `null` once it is stored. */
  readonly price: number | null;
}

/** One ingredient that is bought: its name, its unit of purchase and its price. */
export function IngredientPage({ shell, stall, id, onAdded }: EntryPageProps) {
  const words = useMenuMessages();
  const listed = useListed();
  const refusalOf = useUnitRefusal();
  const entry = useEntryId(id);
  const ingredient = stall.ingredients.find((each) => each.id === entry.id);
  const { fields, edit, store, nameField } = useEntry<BoughtFields>({
    shell,
    list: 'ingredients',
    entry,
    onAdded,
    stored: storedFields(stall, entry.id),
    others: stall.ingredients,
    untitled: words.ingredient.newTitle,
    add: ({ name, unit, price }) => {
      const added = shell.stall.saveIngredient(null, {
        name,
        unit,
        preparation: null,
        isRetired: false,
      });
      savePurchase(shell.stall, added, unit, { price });
      return added;
    },
    change: (changed, { name, unit, price }) => {
      if (name !== undefined) shell.stall.saveIngredient(changed, { name });
      savePurchase(shell.stall, changed, ingredient?.unit ?? 'kg', { unit, price });
    },
  });
  const title = ingredient?.name ?? words.ingredient.newTitle;
  const uses = ingredient ? usesOf(stall, ingredient.id) : [];
  return (
    <>
      <EntryHeader location={shell.location} list="ingredients" title={title} />
      <div className="max-w-3xl">
        <EntryForm label={title} onStore={store}>
          <SectionCard heading={words.ingredient.about}>
            <div className="flex flex-col gap-4">
              <NameField label={words.ingredient.name} {...nameField} />
              <PurchaseFields
                name={fields.name}
                unit={fields.unit}
                price={
                  fields.price ??
                  purchasePrice({ price: ingredient?.price ?? null, unit: fields.unit })
                }
                onUnit={(wanted) => {
                  const refusal = refusalOf(
                    stall,
                    entry.id,
                    ingredient?.unit ?? fields.unit,
                    wanted,
                  );
                  if (refusal === null) edit({ unit: wanted });
                  return refusal;
                }}
                onPrice={(price) => edit({ price })}
              />
            </div>
          </SectionCard>
        </EntryForm>
        {ingredient ? (
          <>
            <UsedIn location={shell.location} uses={uses} />
            <Retirement
              isRetired={ingredient.isRetired}
              note={
                uses.length > 0
                  ? words.ingredient.retiredInUse(listed(uses.map(({ name }) => name)))
                  : words.ingredient.retired
              }
              onRetire={() => shell.stall.saveIngredient(ingredient.id, { isRetired: true })}
              onBringBack={() => shell.stall.saveIngredient(ingredient.id, { isRetired: false })}
            />
          </>
        ) : null}
      </div>
    </>
  );
}

function storedFields({ ingredients }: Stall, id: string | null): BoughtFields {
  const ingredient = ingredients.find((each) => each.id === id);
  if (!ingredient) return { name: '', unit: 'kg', price: null };
  const { name, unit } = ingredient;
  return { name, unit, price: null };
}
