import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Ingredient, Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button, Field } from '@thela/ui';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../messages';
import type { Messages } from '../messages';
import { purchasePrice } from '../purchase-price';
import { perUnit } from '../unit-words';
import { normaliseText, searchNames } from '@thela/text';
import { useMenuMessages } from './messages';
import type { MenuMessages } from './messages';
import { nameFault } from './names';

export interface IngredientSearchProps {
  readonly stall: Stall;
  /** What is in the recipe already, or cannot be. */
  readonly without: ReadonlySet<string>;
  readonly onChoose: (ingredient: Ingredient) => void;
  readonly onAddNew: (name: string) => void;
  readonly onClose: () => void;
}

/** Finds what goes into a recipe: a field, and what fits below it as buttons. */
export function IngredientSearch(props: IngredientSearchProps) {
  const { stall, without, onChoose, onAddNew, onClose } = props;
  const words = useMenuMessages();
  const { units } = useMessages();
  const { spellings } = useTranslatedNames();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useLayoutEffect(() => field.current?.focus(), []);
  const found = searchNames(
    stall.ingredients.filter(({ id, isRetired }) => !isRetired && !without.has(id)),
    text,
    spellings,
  );
  const newName = normaliseText(text);
  const fault =
    newName === '' ? null : nameFault(newName, null, stall.ingredients, words.name, spellings);
  const canAdd = newName !== '' && fault === null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    // Enter takes what stands first, and must not submit the form around it. What only resembles a new name is not meant.
    event.preventDefault();
    const [first] = canAdd ? searchNames(found, text, spellings, { isExact: true }) : found;
    if (first) onChoose(first);
    else if (canAdd) onAddNew(newName);
  };
  return (
    <div className="rounded-control border border-line bg-rice p-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            ref={field}
            label={words.search.label}
            enterKeyHint="done"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button variant="secondary" onClick={onClose}>
          {words.search.close}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {words.search.found(found.length)}
      </p>
      <ul className="mt-1 max-h-80 divide-y divide-line/70 overflow-y-auto overscroll-contain">
        {found.map((each) => (
          <li key={each.id}>
            <Choice
              name={each.name}
              note={noteOf(each, words.search, units)}
              onClick={() => onChoose(each)}
            />
          </li>
        ))}
        {canAdd ? (
          <li>
            <Choice name={words.search.addNew(newName)} onClick={() => onAddNew(newName)} />
          </li>
        ) : null}
      </ul>
      {found.length === 0 && fault ? <p className="py-2 text-ink-soft">{fault}</p> : null}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly note?: string;
  readonly onClick: () => void;
}

function Choice({ name, note, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-12 w-full items-center gap-x-2 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-turmeric-tint"
    >
      <Plus aria-hidden="true" className="size-5 shrink-0 text-flame" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        {note ? <span className="ml-2 text-sm text-ink-soft">{note}</span> : null}
      </span>
    </button>
  );
}

function noteOf(
  ingredient: Ingredient,
  words: MenuMessages['search'],
  units: Messages['units'],
): string {
  if (ingredient.preparation) return words.preparation;
  const price = purchasePrice(ingredient);
  return price === null
    ? words.noPrice
    : units.price(formatRupees(price), perUnit(ingredient.unit, units));
}
