import type { Shell } from '@thela/contract';
import { baseOf } from '@thela/ledger';
import type { AmountUnit, Ingredient, PurchaseUnit, Stall } from '@thela/ledger';
import { useState } from 'react';
import { purchasePrice } from '../purchase-price';
import { useMenuMessages } from './messages';
import { PurchaseFields } from './purchase-fields';
import { savePurchase } from './save-purchase';
import { unitsByBase } from './unit-choices';
import { useUnitRefusal } from './unit-change';
import { useEdits } from './use-edits';

export interface InlinePurchaseProps {
  readonly shell: Pick<Shell, 'stall'>;
  readonly stall: Stall;
  readonly ingredient: Ingredient;
  /** Id of the dish or preparation whose recipe this stands in. */
  readonly recipeOf: string | null;
  /** The ingredient is now measured in another kind of unit: the recipe gets one that fits. */
  readonly onOtherKind: (unit: AmountUnit) => void;
}

interface PurchaseEdits {
  /** ₹ per unit, as it is being typed; `null` once it is stored. */
  readonly price: number | null;
  readonly unit: PurchaseUnit;
}

/** Asks for the price of an ingredient that has none, where it is used. It stays while the page does. */
export function InlinePurchase(props: InlinePurchaseProps) {
  const { shell, stall, ingredient, recipeOf, onOtherKind } = props;
  const { id, name, unit } = ingredient;
  const { howBought } = useMenuMessages().ingredient;
  const refusalOf = useUnitRefusal();
  const [isAsked] = useState(purchasePrice(ingredient) === null);
  const stored: PurchaseEdits = { price: null, unit };
  const { fields, edit, store } = useEdits(stored, (changes) => {
    savePurchase(shell.stall, id, unit, changes);
    return true;
  });
  if (!isAsked) return null;
  return (
    <div onBlur={store} className="mb-2 rounded-control bg-turmeric-tint p-3">
      <p className="mb-2 font-semibold">{howBought(name)}</p>
      <PurchaseFields
        name={name}
        unit={fields.unit}
        price={fields.price ?? purchasePrice({ ...ingredient, unit: fields.unit })}
        onUnit={(wanted) => {
          const refusal = refusalOf(stall, id, unit, wanted, recipeOf);
          if (refusal !== null) return refusal;
          edit({ unit: wanted });
          const base = baseOf(wanted);
          if (base !== baseOf(unit)) {
            store();
            onOtherKind(unitsByBase[base][0]);
          }
          return null;
        }}
        onPrice={(typed) => edit({ price: typed })}
      />
    </div>
  );
}
