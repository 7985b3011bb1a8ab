import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Stall } from '@thela/ledger';
import { useState } from 'react';
import { NotHere } from '../not-here';
import { DishList } from './dish-list';
import { DishPage } from './dish-page';
import { IngredientList } from './ingredient-list';
import { IngredientPage } from './ingredient-page';
import { parseMenuRoute } from './menu-route';
import type { MenuList } from './menu-route';
import { useMenuMessages } from './messages';
import { PreparationPage } from './preparation-page';

export interface MenuProps extends ToolProps {
  /** Begins with `menu`. */
  readonly path: string;
}

export default function Menu({ shell, path }: MenuProps) {
  const { inStall } = useTranslatedNames();
  const stall = inStall(useStore(shell.stall));
  // What was just added stays the same page, with the focus where it is, when its address gets its id.
  const [added, setAdded] = useState<string | null>(null);
  const route = parseMenuRoute(path);
  if (route.kind === 'nowhere') return <NoSuchPage shell={shell} />;
  if (route.kind === 'list') {
    if (route.list === 'dishes') return <DishList shell={shell} stall={stall} />;
    return <IngredientList key={route.list} shell={shell} stall={stall} list={route.list} />;
  }
  const { list, id } = route;
  if (id !== null && !exists(stall, list, id)) return <NoSuchPage shell={shell} />;
  const key = id === null || id === added ? 'new' : id;
  const page = { shell, stall, id, onAdded: setAdded };
  if (list === 'dishes') return <DishPage key={key} {...page} />;
  if (list === 'ingredients') return <IngredientPage key={key} {...page} />;
  return <PreparationPage key={key} {...page} />;
}

function exists({ dishes, ingredients }: Stall, list: MenuList, id: string): boolean {
  if (list === 'dishes') return dishes.some((dish) => dish.id === id);
  const isPreparation = list === 'preparations';
  return ingredients.some(
    (ingredient) => ingredient.id === id && (ingredient.preparation !== null) === isPreparation,
  );
}

function NoSuchPage({ shell }: ToolProps) {
  const words = useMenuMessages();
  return <NotHere location={shell.location} to="menu" label={words.toMenu} />;
}
