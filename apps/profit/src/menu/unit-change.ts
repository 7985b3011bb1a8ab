import { baseOf } from '@thela/ledger';
import type { PurchaseUnit, Stall } from '@thela/ledger';
import { useListed } from '../listed';
import { useMessages } from '../messages';
import { useMenuMessages } from './messages';
import { usesOf } from './uses';

/**
 * Why something cannot be measured in another unit, in words for the person; `null` if it can.
 *
 * @param id of the ingredient or preparation; `null` while it is being added
 * @param from the unit that it has
 * @param exceptIn id of a dish or preparation whose recipe follows
 */
type UnitRefusal = (
  stall: Stall,
  id: string | null,
  from: PurchaseUnit,
  to: PurchaseUnit,
  exceptIn?: string | null,
) => string | null;

/** Why units cannot be changed, in the language that is shown. */
export function useUnitRefusal(): UnitRefusal {
  const { unitInUse } = useMenuMessages().ingredient;
  const { names } = useMessages().units;
  const listed = useListed();
  return (stall, id, from, to, exceptIn = null) => {
    if (id === null || baseOf(from) === baseOf(to)) return null;
    const uses = usesOf(stall, id).filter((use) => use.id !== exceptIn);
    if (uses.length === 0) return null;
    const name = stall.ingredients.find((each) => each.id === id)?.name ?? id;
    return unitInUse(name, names[baseOf(from)], listed(uses.map((use) => use.name)));
  };
}
