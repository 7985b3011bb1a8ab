import { useTiffinNames } from '@thela/kitchen-book/strategy';
import { tiffinItems } from '@thela/kitchen-book/tiffin-entry';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Dish } from '@thela/ledger';
import { parseNumber } from '@thela/text';
import { Button, Card, NumberField, NumberQuestion } from '@thela/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { FIGURE_LIMITS, figureFields, figuresFromBooks, isMissing } from './entries-state';
import type { Row, RowField } from './entries-state';
import { choiceOfDish, itemCalled } from './item-choice';
import { useMessages } from './messages';
import { useWords } from '@thela/language';

/** Says below a row that was filled from the books what of it is theirs. */
function RowSource({ row, id }: { readonly row: Row; readonly id: string }) {
  const { row: fields, books: words } = useMessages();
  const { list } = useWords();
  const { fromBooks } = row;
  if (fromBooks?.tiffinItem !== row.tiffinItem) return null;
  const bookValue = figuresFromBooks(row);
  const changed = figureFields.filter(
    (field) => fromBooks[field] !== '' && !bookValue.includes(field),
  );
  if (bookValue.length === 0) return null;
  return (
    <p id={id} className="mt-3 text-sm text-ink-soft">
      {[
        words.row,
        changed.length > 0 ? words.changed(list(changed.map((field) => fields[field]))) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

export interface EntryRowProps {
  readonly row: Row;
  /** Of the vendor's own, that can be chosen beside the eight items. */
  readonly dishes: readonly Dish[];
  /** Counted from 1. */
  readonly number: number;
  readonly areGapsMarked: boolean;
  readonly onEdit: (field: RowField, text: string) => void;
  /** Absent for the only row, which stays. */
  readonly onRemove?: (() => void) | undefined;
}

/** The fields of one tiffin item. */
export function EntryRow({ row, dishes, number, areGapsMarked, onEdit, onRemove }: EntryRowProps) {
  const words = useMessages().row;
  const names = useTiffinNames();
  const { nameOf } = useTranslatedNames();
  const id = useId();
  const fieldProps = (field: RowField) => ({
    id: `${id}-${field}`,
    'data-gap': isMissing(row, field, dishes),
    'aria-invalid': areGapsMarked && isMissing(row, field, dishes),
  });
  // What is called like one of the eight stands there already.
  const others = dishes.filter(
    (dish) =>
      choiceOfDish(dish) === row.tiffinItem || itemCalled(nameOf(dish), names) === undefined,
  );
  return (
    <Card className="p-4 sm:p-5">
      <div
        role="group"
        aria-labelledby={id}
        aria-describedby={row.fromBooks ? `${id}-source` : undefined}
      >
        <div className="mb-3 flex min-h-12 items-center justify-between gap-3">
          <h2 id={id} className="text-subheading font-bold">
            {words.heading(number)}
          </h2>
          {onRemove ? (
            <Button variant="secondary" aria-describedby={id} onClick={onRemove}>
              <Trash2 aria-hidden="true" className="size-5" />
              <span>{words.remove}</span>
            </Button>
          ) : null}
        </div>
        <div className="grid grid-cols-2 items-end gap-3 sm:gap-4">
          <div className="max-sm:col-span-2">
            <Label htmlFor={`${id}-tiffinItem`}>{words.item}</Label>
            <select
              {...fieldProps('tiffinItem')}
              // A dish that left the menu must be chosen again.
              value={isMissing(row, 'tiffinItem', dishes) ? '' : row.tiffinItem}
              onChange={(event) => onEdit('tiffinItem', event.currentTarget.value)}
              className="entry-field"
            >
              <option value="">{words.chooseItem}</option>
              {tiffinItems.map((item) => (
                <option key={item} value={item}>
                  {names[item]}
                </option>
              ))}
              {others.length > 0 ? (
                <optgroup label={words.ownDishes}>
                  {others.map((dish) => (
                    <option key={dish.id} value={choiceOfDish(dish)}>
                      {nameOf(dish)}
                    </option>
                  ))}
                </optgroup>
              ) : null}
            </select>
          </div>
          {(['ingredientPrice', 'dailySales', 'perPlateProfit'] as const).map((field) => (
            <div key={field} className={field === 'ingredientPrice' ? 'max-sm:col-span-2' : ''}>
              <Label htmlFor={`${id}-${field}`}>{words[field]}</Label>
              <Figure
                {...fieldProps(field)}
                text={row[field]}
                isMoney={field !== 'dailySales'}
                onText={(text) => onEdit(field, text)}
              />
            </div>
          ))}
        </div>
        <RowSource row={row} id={`${id}-source`} />
      </div>
    </Card>
  );
}

interface FigureProps {
  readonly id: string;
  readonly 'data-gap': boolean;
  readonly 'aria-invalid': boolean;
  readonly text: string;
  readonly isMoney: boolean;
  readonly onText: (text: string) => void;
}

/** A field for a figure, and below it the question where that may be read in two ways. */
function Figure({ text, isMoney, onText, ...field }: FigureProps) {
  const parsed = parseNumber(text, FIGURE_LIMITS);
  return (
    <>
      <NumberField
        {...field}
        draft={{ text, parsed, limits: FIGURE_LIMITS, onText }}
        inputMode={isMoney ? 'decimal' : 'numeric'}
        className="block w-full px-3"
      />
      {parsed.readings ? (
        <NumberQuestion
          fieldId={field.id}
          readings={parsed.readings}
          isMoney={isMoney}
          onText={onText}
          className="mt-1"
        />
      ) : null}
    </>
  );
}

interface LabelProps {
  readonly htmlFor: string;
  readonly children: string;
}

function Label({ htmlFor, children }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className="mb-1 block font-medium">
      {children}
    </label>
  );
}
