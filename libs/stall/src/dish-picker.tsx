import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import type { Stall } from '@thela/ledger';
import { useRef, useState } from 'react';
import { GroupHeading, GroupLinks } from './group-links';
import { DishTile } from './dish-tile';
import { dishGroups, dishNamed, foundDishes } from './dish-groups';
import type { PickableDish } from './dish-groups';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { OwnDishForm } from './own-dish-form';
import { SearchField } from './search-field';
import type { Selection } from './set-up-draft';

export interface DishPickerProps {
  readonly stall: Stall;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** All dishes to choose from, in groups, with a search; and a way to add one that is not there. */
export function DishPicker({ stall, selection, onChange }: DishPickerProps) {
  const messages = useMessages();
  const { language } = useWords();
  const [search, setSearch] = useState('');
  const text = search.trim();
  const { ownDishes } = selection;
  const found = text === '' ? null : foundDishes(text, stall, ownDishes, language);
  const groups = dishGroups(stall, ownDishes, messages, language);
  const list = useRef<HTMLDivElement>(null);

  function showGroup(name: string) {
    const headings = list.current?.querySelectorAll<HTMLElement>('h2') ?? [];
    const heading = [...headings].find(({ textContent }) => textContent === name);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }

  const toggle = (dish: string) =>
    onChange({
      ownDishes,
      chosen: selection.chosen.includes(dish)
        ? selection.chosen.filter((other) => other !== dish)
        : [...selection.chosen, dish],
    });

  /** A dish that is in the list is chosen there, instead of a second one of that name. */
  function addOwn(name: string) {
    setSearch('');
    const same = dishNamed(name, groups);
    if (same) {
      if (!same.isOnMenu && !selection.chosen.includes(same.id)) toggle(same.id);
      return;
    }
    const own = { id: crypto.randomUUID(), name };
    onChange({ ownDishes: [...ownDishes, own], chosen: [...selection.chosen, own.id] });
  }

  const tiles = (dishes: readonly PickableDish[]) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-2">
      {dishes.map((dish) => (
        <li key={dish.id}>
          <DishTile
            name={dish.name}
            note={noteOf(dish, messages)}
            isChosen={selection.chosen.includes(dish.id)}
            isOnMenu={dish.isOnMenu}
            onToggle={() => toggle(dish.id)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <div ref={list}>
      <SearchField text={search} onChange={setSearch} />
      {found ? (
        <div className="mt-5">
          <p role="status" className="mb-3 font-semibold wrap-anywhere">
            {found.length > 0 ? messages.dishes.found(found.length) : messages.dishes.none(text)}
          </p>
          {tiles(found)}
          <button
            type="button"
            onClick={() => addOwn(text)}
            className="mt-4 min-h-12 rounded-control text-left font-semibold wrap-anywhere text-flame underline"
          >
            {messages.dishes.addTyped(text)}
          </button>
        </div>
      ) : (
        <>
          <GroupLinks
            names={[...groups.map(({ name }) => name), messages.dishes.somethingElse]}
            onChoose={showGroup}
          />
          {groups.map(({ name, dishes }) => (
            <section key={name} className="mt-6">
              <GroupHeading name={name} />
              {tiles(dishes)}
            </section>
          ))}
          <OwnDishForm onAdd={addOwn} />
        </>
      )}
    </div>
  );
}

function noteOf({ price, isOnMenu }: PickableDish, messages: Messages): string {
  if (isOnMenu) return messages.dishes.onOwnMenu;
  return price === null ? messages.dishes.costUnknown : formatRupees(price);
}
