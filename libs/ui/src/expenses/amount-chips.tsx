import { formatRupees } from '@thela/pricing';
import { parseNumber } from '@thela/text';
import type { NumberLimits } from '@thela/text';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button';
import { NumberField, NumberNote, PriceInput } from '../number-field';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Stands before the label: a pictogram. */
  readonly icon?: ReactNode;
}

/** For a button outside, with which a person goes on. */
export interface TypedAmounts {
  /**
   * Adds what is typed and not added yet, of all chips.
   *
   * @returns whether nothing is left; where something cannot be added, its field says so
   */
  readonly addAll: () => boolean;
}

export interface AmountChipsProps<Value extends string> {
  /** Of the chips as a group. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly isMoney?: boolean;
  readonly limits: NumberLimits;
  readonly words: {
    /** The label of the field, from that of the chip. */
    readonly amount: (label: string) => string;
    readonly add: string;
    readonly missing: string;
    readonly notANumber: string;
    readonly tooHigh: string;
  };
  /** What stands below the field of a chip. */
  readonly below?: (value: Value) => ReactNode;
  readonly onAdd: (value: Value, amount: number) => void;
  readonly typed?: Ref<TypedAmounts> | undefined;
  readonly onTyped?: ((isTyped: boolean) => void) | undefined;
}

/** A chip for each thing; a tap on one asks for nothing but its amount. */
export function AmountChips<Value extends string>({
  label,
  options,
  onAdd,
  typed,
  onTyped,
  ...props
}: AmountChipsProps<Value>) {
  const { isMoney, limits } = props;
  const [open, setOpen] = useState<Value | null>(null);
  // Of each chip, so that another one may be chosen before it is added.
  const [texts, setTexts] = useState<ReadonlyMap<Value, string>>(new Map());
  const chips = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = options.find(({ value }) => value === open);
  const changeTexts = (next: ReadonlyMap<Value, string>) => {
    setTexts(next);
    onTyped?.([...next.values()].some((text) => text.trim() !== ''));
  };
  const textOf = (value: Value) => texts.get(value) ?? '';
  const labelOf = ({ value, label: name }: Option<Value>) => {
    const { number } = parseNumber(textOf(value), limits);
    if (value === open) return name;
    return `${name} ${isMoney && number !== undefined ? formatRupees(number) : textOf(value)}`.trim();
  };
  useImperativeHandle(typed, () => ({
    addAll: () => {
      const left = new Map(texts);
      for (const [value, text] of texts) {
        const { number, fault } = parseNumber(text, limits);
        if (number !== undefined) onAdd(value, number);
        if (number !== undefined || fault === 'empty') left.delete(value);
      }
      changeTexts(left);
      const [wrong = null] = left.keys();
      setOpen(wrong);
      if (wrong === open) document.querySelector<HTMLElement>(`[id="${id}"] input`)?.focus();
      return wrong === null;
    },
  }));
  return (
    <div>
      <div
        ref={chips}
        role="group"
        aria-label={label}
        className={
          options.some(({ icon }) => icon)
            ? 'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 *:justify-start *:px-3'
            : 'flex flex-wrap gap-2 *:justify-center *:px-4'
        }
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-expanded={option.value === open}
            aria-controls={id}
            onClick={() => setOpen(option.value === open ? null : option.value)}
            className="inline-flex min-h-12 min-w-12 items-center gap-1.5 rounded-3xl border border-control bg-white py-1 text-left leading-tight font-semibold wrap-anywhere transition-colors duration-150 hover:bg-turmeric-tint aria-expanded:bg-turmeric"
          >
            {option.icon}
            <span>{labelOf(option)}</span>
          </button>
        ))}
      </div>
      <div id={id}>
        {chosen ? (
          <AmountForm
            key={chosen.value}
            {...props}
            option={chosen}
            text={textOf(chosen.value)}
            onText={(text) => changeTexts(new Map(texts).set(chosen.value, text))}
            onAdd={(amount) => {
              onAdd(chosen.value, amount);
              // Before its text is cleared: the field that is left writes its number out.
              chips.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
              changeTexts(new Map(texts).set(chosen.value, ''));
              setOpen(null);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

interface AmountFormProps<Value extends string> extends Omit<
  AmountChipsProps<Value>,
  'label' | 'options' | 'onAdd' | 'typed' | 'onTyped'
> {
  readonly option: Option<Value>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onAdd: (amount: number) => void;
}

const focusFirst = (element: HTMLElement | null) => element?.focus();

function AmountForm<Value extends string>(props: AmountFormProps<Value>) {
  const { option, isMoney = false, limits, words, below, text, onText, onAdd } = props;
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const parsed = parseNumber(text, limits);
  const { number } = parsed;
  const draft = {
    text,
    parsed,
    limits,
    onText: (next: string) => {
      onText(next);
      setMissing(false);
    },
    onLeave: () => {
      if (number !== undefined && String(number) !== text) onText(String(number));
    },
  };
  const field = {
    ref: focusFirst,
    id,
    draft,
    hintId: isMissing ? `${id}-missing` : undefined,
    className: 'min-w-28 flex-1',
  };
  return (
    <form
      noValidate
      className="mt-3 rounded-control bg-turmeric-tint p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== undefined) onAdd(number);
        else {
          setMissing(parsed.fault === 'empty');
          document.getElementById(id)?.focus();
        }
      }}
    >
      <label htmlFor={id} className="mb-1 block font-medium">
        {words.amount(option.label)}
      </label>
      <div className="flex max-w-md flex-wrap gap-2">
        {isMoney ? (
          <PriceInput {...field} />
        ) : (
          <NumberField {...field} className={`${field.className} px-3`} inputMode="numeric" />
        )}
        <Button type="submit">{words.add}</Button>
      </div>
      <NumberNote
        id={id}
        draft={draft}
        words={{ ...words, tooLow: words.missing }}
        isMoney={isMoney}
        className="mt-1"
      />
      {isMissing ? (
        <p id={`${id}-missing`} role="alert" className="mt-1 text-sm font-medium text-chilli">
          {words.missing}
        </p>
      ) : null}
      {below?.(option.value)}
    </form>
  );
}
