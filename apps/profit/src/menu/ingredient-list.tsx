import type { Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { baseOf, preparationCost } from '@thela/ledger';
import type { Ingredient, Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Card, useAnnouncement } from '@thela/ui';
import { useRef, useState } from 'react';
import { searchNames } from '@thela/text';
import { useMessages } from '../messages';
import { purchasePrice } from '../purchase-price';
import { perUnit } from '../unit-words';
import { useUnknownCostReason } from './cost-words';
import { FIND_FROM, FindField } from './find';
import { ListToolbar } from './list-toolbar';
import { MenuHeader } from './menu-header';
import { EntryLink, rowName } from './entry-link';
import type { MenuList } from './menu-route';
import { useMenuMessages } from './messages';
import type { MenuMessages } from './messages';
import { RetiredList } from './retired-list';
import { usesByIngredient } from './uses';

export interface IngredientListProps {
  readonly shell: Shell;
  readonly stall: Stall;
  /** What is bought, or what is made of it. */
  readonly list: Exclude<MenuList, 'dishes'>;
}

/** What the dishes are made of: what is bought, or the preparations. */
export function IngredientList({ shell, stall, list }: IngredientListProps) {
  const words = useMenuMessages();
  const { spellings } = useTranslatedNames();
  const [text, setText] = useState('');
  const [announcement, announce] = useAnnouncement();
  const rows = useRef<HTMLUListElement>(null);
  const listWords = list === 'preparations' ? words.preparationList : words.ingredientList;
  const all = stall.ingredients.filter(
    ({ preparation }) => (preparation !== null) === (list === 'preparations'),
  );
  const current = all.filter(({ isRetired }) => !isRetired);
  const shown = searchNames(current, text, spellings);
  const uses = usesByIngredient(stall);
  return (
    <>
      <MenuHeader location={shell.location} list={list} />
      <ListToolbar location={shell.location} list={list} addLabel={listWords.add} />
      {current.length >= FIND_FROM ? <FindField text={text} onText={setText} /> : null}
      <p
        role="status"
        className={announcement ? 'mb-3 rounded-control bg-turmeric-tint p-3' : 'sr-only'}
      >
        {announcement}
      </p>
      <Card className="px-4 py-2 sm:px-6">
        {current.length === 0 ? <p className="py-4 text-lg">{listWords.empty}</p> : null}
        {current.length > 0 && shown.length === 0 ? (
          <p className="py-4 text-lg">{words.list.noneFound(text.trim())}</p>
        ) : null}
        <ul
          ref={rows}
          tabIndex={-1}
          aria-label={words[list]}
          className="divide-y divide-line/70 outline-none"
        >
          {shown.map((each) => (
            <li key={each.id} className="flex items-center justify-between gap-x-4 py-2">
              <EntryLink
                location={shell.location}
                list={list}
                id={each.id}
                name={each.name}
                className={rowName}
              />
              <p className="max-w-3/5 text-right tabular-nums">
                <Cost stall={stall} ingredient={each} />
                <span className="block text-sm text-ink-soft">
                  {inRecipes(uses.get(each.id)?.length ?? 0, words.ingredient)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <RetiredList
        location={shell.location}
        list={list}
        entries={all.filter(({ isRetired }) => isRetired)}
        onBringBack={(id, name) => {
          shell.stall.saveIngredient(id, { isRetired: false });
          announce(words.list.isBack(name));
          rows.current?.focus();
        }}
      />
    </>
  );
}

function inRecipes(count: number, words: MenuMessages['ingredient']): string {
  return count === 0 ? words.inNoRecipe : words.recipeCount(count);
}

interface CostProps {
  readonly stall: Stall;
  readonly ingredient: Ingredient;
}

function Cost({ stall, ingredient }: CostProps) {
  const { ingredientList } = useMenuMessages();
  const { units } = useMessages();
  const whyUnknown = useUnknownCostReason();
  const { id, unit, preparation } = ingredient;
  if (preparation) {
    const cost = preparationCost(stall, id);
    const per = perUnit(baseOf(preparation.yields.unit), units);
    return <span>{cost.known ? units.price(formatRupees(cost.cost), per) : whyUnknown(cost)}</span>;
  }
  const price = purchasePrice(ingredient);
  const text =
    price === null
      ? ingredientList.noPrice
      : units.price(formatRupees(price), perUnit(unit, units));
  return <span>{text}</span>;
}
