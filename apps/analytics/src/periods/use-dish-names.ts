import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { isSpecial } from '@thela/ledger';
import { useMemo } from 'react';
import { usePeriodMessages } from './messages';

interface DishOfDays {
  readonly dish: string;
  readonly name: string;
}

export interface DishNames {
  /** The name to show, with a word for a special and for a dish that the menu no longer has. */
  readonly nameOf: (dish: DishOfDays) => string;
  readonly plainNameOf: (dish: DishOfDays) => string;
  readonly isRetired: (dish: DishOfDays) => boolean;
  /** The name to show of what is called so at the stall. */
  readonly atStall: (name: string) => string;
}

export function useDishNames(shell: Shell): DishNames {
  const stall = useStore(shell.stall);
  const names = useTranslatedNames();
  const { retired, special } = usePeriodMessages();
  return useMemo(() => {
    const ids = new Set(stall.dishes.filter((dish) => dish.isRetired).map(({ id }) => id));
    const isRetired = ({ dish }: DishOfDays) => ids.has(dish);
    const plainNameOf = ({ dish, name }: DishOfDays) => names.nameOf({ id: dish, name });
    return {
      isRetired,
      plainNameOf,
      nameOf: (dish) => {
        const name = plainNameOf(dish);
        if (isSpecial(dish.dish)) return special(name);
        return isRetired(dish) ? retired(name) : name;
      },
      atStall: (name) => names.atStall(stall, name),
    };
  }, [stall, names, retired, special]);
}
