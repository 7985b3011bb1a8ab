import { QUINTAL, baseOf, isSameUnit } from '@thela/ledger';
import type { AmountUnit, PurchaseUnit } from '@thela/ledger';
import { PRICE_LIMITS } from '@thela/text';
import { NumberNote, PriceInput, SelectField, useAnnouncement, useNumberDraft } from '@thela/ui';
import { useId, useState } from 'react';
import { useMessages } from '../messages';
import { OddPrice } from '../odd-price';
import { perUnit } from '../unit-words';
import { AmountFields } from './amount-fields';
import { useMenuMessages } from './messages';
import { amountUnits, unitOptions } from './unit-choices';

/** What takes no amount of its own. */
const FIXED = {
  quintal: QUINTAL,
  tenKilos: { as: 'loose', of: { amount: 10, unit: 'kg' } },
  twentyKilos: { as: 'loose', of: { amount: 20, unit: 'kg' } },
} as const satisfies Readonly<Record<string, PurchaseUnit>>;
const FIXED_NAMES = ['quintal', 'tenKilos', 'twentyKilos'] as const;
/** What is one only once somebody said how much it holds. */
const HELD_NAMES = ['loose', 'packet', 'bundle', 'tray'] as const;

function choiceOf(unit: PurchaseUnit): string {
  if (typeof unit === 'string') return unit;
  return FIXED_NAMES.find((name) => isSameUnit(FIXED[name], unit)) ?? unit.as;
}

export interface PurchaseFieldsProps {
  readonly name: string;
  readonly unit: PurchaseUnit;
  /** ₹ per unit; `null` for an empty field. */
  readonly price: number | null;
  /** @returns why the unit cannot be changed to this one; `null` if it was */
  readonly onUnit: (unit: PurchaseUnit) => string | null;
  readonly onPrice: (price: number | null) => void;
}

/** What an ingredient is bought by, and what that costs. */
export function PurchaseFields({ name, unit, price, onUnit, onPrice }: PurchaseFieldsProps) {
  const id = useId();
  const { ingredient: words } = useMenuMessages();
  const { prices, units } = useMessages();
  const [refusal, refuse] = useAnnouncement();
  const [chosen, setChosen] = useState<(typeof HELD_NAMES)[number] | null>(null);
  const [newUnit, setNewUnit] = useState<AmountUnit>('g');
  const draft = useNumberDraft(price, onPrice, PRICE_LIMITS, { onUnknown: () => onPrice(null) });
  const change = (wanted: PurchaseUnit) => {
    const fault = onUnit(wanted);
    refuse(fault ?? '');
    return fault === null;
  };
  const choice = chosen ?? choiceOf(unit);
  const held = HELD_NAMES.find((each) => each === choice);
  const stored = typeof unit !== 'string' && unit.as === held ? unit.of : null;
  const heldUnit = stored?.unit ?? newUnit;
  const choose = (value: string) => {
    const plain =
      amountUnits.find((each) => each === value) ??
      FIXED_NAMES.map((each) => FIXED[each]).find((each) => choiceOf(each) === value);
    const as = HELD_NAMES.find((each) => each === value);
    if (plain && change(plain)) setChosen(null);
    if (as === undefined) return;
    // What is in a packet is as much in a bundle.
    if (as !== 'loose' && stored && held !== 'loose') change({ as, of: stored });
    const base = baseOf(unit);
    setNewUnit(as !== 'loose' && base === 'kg' ? 'g' : base);
    setChosen(as);
  };
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={`${id}-unit`} className="mb-1 block font-medium">
          <span>{words.unit}</span>
          <span className="sr-only">{`: ${name}`}</span>
        </label>
        <SelectField
          id={`${id}-unit`}
          aria-describedby={refusal ? `${id}-refusal` : undefined}
          value={choice}
          options={[
            ...unitOptions(units, amountUnits),
            ...[...FIXED_NAMES, ...HELD_NAMES].map((each) => ({
              value: each,
              label: words.held[each],
            })),
          ]}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        {held ? (
          <div className="mt-3">
            <AmountFields
              key={held}
              label={words.amountHeld[held]}
              unitLabel={words.unitHeld}
              amount={stored?.amount ?? null}
              unit={heldUnit}
              onUnit={(inner) => {
                if (stored) change({ as: held, of: { ...stored, unit: inner } });
                else setNewUnit(inner);
              }}
              onAmount={(amount) => change({ as: held, of: { amount, unit: heldUnit } })}
            />
          </div>
        ) : null}
        {refusal ? (
          <p id={`${id}-refusal`} role="alert" className="mt-1 text-sm font-medium text-chilli">
            {refusal}
          </p>
        ) : null}
      </div>
      <div className="min-w-0">
        <label htmlFor={`${id}-price`} className="mb-1 block font-medium">
          <span>{words.price(perUnit(unit, units))}</span>
          <span className="sr-only">{`: ${name}`}</span>
        </label>
        <OddPrice price={price} onPutBack={onPrice}>
          <PriceInput id={`${id}-price`} draft={draft} hintId={`${id}-hint`} />
        </OddPrice>
        <NumberNote id={`${id}-price`} draft={draft} words={prices} isMoney className="mt-1" />
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {price === null ? prices.unknown : words.fromToday}
        </p>
      </div>
    </div>
  );
}
