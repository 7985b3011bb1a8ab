import { randomId } from '@thela/contract';
import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import type { Stall } from '@thela/ledger';
import { normaliseText } from '@thela/text';
import { useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import { GroupHeading, GroupLinks } from './group-links';
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
  const text = normaliseText(search);
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
    const own = { id: randomId(), name };
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

export interface ChosenNoteProps extends Pick<DishPickerProps, 'stall' | 'selection'> {
  /** Whether the person went on without a dish. */
  readonly isMissing: boolean;
}

/** How many dishes are chosen, and which, the last one first: it may be far from where the person looks. */
export function ChosenNote({ stall, selection, isMissing }: ChosenNoteProps) {
  const messages = useMessages();
  const { language } = useWords();
  const { chosen, ownDishes } = selection;
  if (isMissing) return <span className="text-chilli">{messages.dishes.chooseOne}</span>;
  const dishes = dishGroups(stall, ownDishes, messages, language).flatMap((group) => group.dishes);
  const names = chosen.flatMap((id) => dishes.find((dish) => dish.id === id)?.name ?? []);
  return (
    <>
      <span>{messages.dishes.chosen(chosen.length)}</span>
      {/* Who hears the page has heard the name with its tile. */}
      <span aria-hidden="true" className="line-clamp-1 text-sm font-normal text-ink-soft">
        {names.reverse().join(', ')}
      </span>
    </>
  );
}

function noteOf({ price, isOnMenu }: PickableDish, messages: Messages): string {
  if (isOnMenu) return messages.dishes.onOwnMenu;
  return price === null ? messages.dishes.costUnknown : formatRupees(price);
}

interface DishTileProps {
  readonly name: string;
  /** Stands below the name: the usual price. */
  readonly note: string;
  readonly isChosen: boolean;
  /** Whether it is on the menu already, and cannot be chosen. */
  readonly isOnMenu: boolean;
  readonly onToggle: () => void;
}

function DishTile({ name, note, isChosen, isOnMenu, onToggle }: DishTileProps) {
  return (
    <label className="flex h-full min-h-16 scroll-my-40 items-center gap-3 rounded-control border border-control/60 bg-white px-3 py-2 transition-colors duration-150 has-checked:border-flame has-checked:bg-flame-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-flame has-enabled:cursor-pointer has-disabled:border-line has-disabled:bg-transparent">
      <input
        type="checkbox"
        checked={isChosen || isOnMenu}
        disabled={isOnMenu}
        onChange={onToggle}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-control bg-white text-transparent peer-checked:border-flame peer-checked:bg-flame peer-checked:text-white peer-disabled:border-control peer-disabled:bg-control"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className="min-w-0">
        <span className="block leading-tight font-semibold wrap-anywhere">{`${name} `}</span>
        <span className="mt-0.5 block text-sm text-ink-soft">{note}</span>
      </span>
    </label>
  );
}
