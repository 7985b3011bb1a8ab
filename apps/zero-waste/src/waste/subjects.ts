import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { baseOf } from '@thela/ledger';
import type { AmountUnit, BaseUnit, Ingredient, WasteEntry } from '@thela/ledger';
import { useMemo } from 'react';

/** A dish or an ingredient that can be thrown away today. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  /** All that a person may type for it. */
  readonly spellings: readonly string[];
  /** Of an ingredient, the one that is used most first; none for a dish, which is counted in plates. */
  readonly units: readonly AmountUnit[];
}

const unitsByBase: Readonly<Record<BaseUnit, readonly AmountUnit[]>> = {
  kg: ['g', 'kg'],
  litre: ['ml', 'litre'],
  piece: ['piece', 'dozen'],
};

function unitsOf({ preparation, unit }: Ingredient): readonly AmountUnit[] {
  return unitsByBase[baseOf(preparation?.yields.unit ?? unit)];
}

export interface Subjects {
  /** Of today's menu, those among them that are retired since and sold today. */
  readonly dishes: readonly Subject[];
  /** Ingredients and preparations; a helper has none. */
  readonly ingredients: readonly Subject[];
  readonly nameOf: (entry: WasteEntry) => string;
}

/** What can be thrown away today, and how it is called. */
export function useSubjects({ day, stall }: Pick<Shell, 'day' | 'stall'>): Subjects {
  const names = useTranslatedNames();
  const { menu } = useStore(day);
  const now = useStore(stall);
  return useMemo(() => {
    const { dishes, ingredients } = names.inStall(now);
    const called = new Map([...dishes, ...ingredients].map(({ id, name }) => [id, name]));
    return {
      dishes: menu.map((dish) => ({
        id: dish.id,
        name: names.nameOf(dish),
        spellings: names.spellings(dish),
        units: [],
      })),
      ingredients: ingredients
        .filter(({ isRetired }) => !isRetired)
        .map((each) => ({
          id: each.id,
          name: each.name,
          spellings: names.spellings(each),
          units: unitsOf(each),
        })),
      nameOf: (entry) => {
        const id = 'dish' in entry ? entry.dish : entry.ingredient;
        return called.get(id) ?? id;
      },
    };
  }, [menu, names, now]);
}
