import type { LineCost, Ingredient, RecipeLine } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { AMOUNT_LIMITS } from '@thela/text';
import { NumberField, NumberNote, SelectField, hasNote, useNumberDraft } from '@thela/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { useMenuMessages } from './messages';
import { unitOptions, unitsFor } from './unit-choices';

/** A line of a recipe that may still have no amount. */
export type OpenLine = Omit<RecipeLine, 'amount'> & { readonly amount: number | null };

export interface RecipeLineFieldsProps {
  readonly line: OpenLine;
  /** Absent when it is not among the vendor's ingredients. */
  readonly ingredient: Ingredient | undefined;
  readonly cost: LineCost['cost'];
  /** The name, perhaps as a link. */
  readonly children: ReactNode;
  readonly above?: ReactNode;
  readonly onAmount: (amount: number | null) => void;
  readonly onUnit: (unit: RecipeLine['unit']) => void;
  readonly onRemove: () => void;
}

export function RecipeLineFields(props: RecipeLineFieldsProps) {
  const { line, ingredient, cost, children, above, onAmount, onUnit, onRemove } = props;
  const id = useId();
  const words = useMenuMessages();
  const { units: unitWords } = useMessages();
  const row = useRef<HTMLLIElement>(null);
  const draft = useNumberDraft(line.amount, onAmount, AMOUNT_LIMITS, {
    onUnknown: () => onAmount(null),
  });
  const isOpen = line.amount === null;
  // A line that was just added waits for its amount, and before that for its price if it has none.
  const isNew = useRef(isOpen);
  useLayoutEffect(() => {
    if (isNew.current) row.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);
  const name = ingredient?.name ?? line.ingredient;
  const units = ingredient ? unitsFor(ingredient) : [line.unit];
  const doesUnitFit = units.includes(line.unit);
  return (
    <li ref={row} className="py-3">
      {above}
      <div className="gap-4 sm:flex sm:items-center">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
          <span
            className={`whitespace-nowrap tabular-nums ${cost === null ? 'text-sm text-ink-soft' : 'font-semibold'}`}
          >
            {cost === null ? words.money.unknown : formatRupees(cost)}
          </span>
        </div>
        {/* With large text on a small phone these take a second line. */}
        <div className="flex flex-wrap gap-2 sm:w-72 sm:flex-nowrap">
          <NumberField
            id={id}
            draft={draft}
            hintId={isOpen || !doesUnitFit ? `${id}-hint` : undefined}
            aria-label={words.recipe.amount(name)}
            className="min-w-20 flex-[1_1_5rem] px-3"
          />
          <SelectField
            aria-label={words.recipe.unit(name)}
            aria-invalid={!doesUnitFit}
            value={line.unit}
            options={unitOptions(unitWords, units, line.unit)}
            className="min-w-24 flex-[1_1_6rem]"
            onChange={({ currentTarget: { value } }) => {
              const unit = units.find((each) => each === value);
              if (unit) onUnit(unit);
            }}
          />
          <button
            type="button"
            aria-label={words.recipe.remove(name)}
            onClick={onRemove}
            className="ml-auto grid size-12 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-chilli-tint hover:text-chilli"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      {(isOpen || !doesUnitFit) && !hasNote(draft) ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {doesUnitFit ? words.recipe.enterAmount : words.recipe.otherUnit}
        </p>
      ) : null}
      <NumberNote id={id} draft={draft} words={words.amount} className="mt-1" />
    </li>
  );
}
