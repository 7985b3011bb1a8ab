import type { AmountUnit } from '@thela/ledger';
import { AMOUNT_LIMITS } from '@thela/text';
import { NumberField, NumberNote, SelectField, useNumberDraft } from '@thela/ui';
import { useId } from 'react';
import { useMessages } from '../messages';
import { useMenuMessages } from './messages';
import { amountUnits, unitOptions } from './unit-choices';

export interface AmountFieldsProps {
  readonly label: string;
  readonly unitLabel: string;
  /** `null` for an empty field. */
  readonly amount: number | null;
  readonly unit: AmountUnit;
  readonly onAmount: (amount: number) => void;
  readonly onUnit: (unit: AmountUnit) => void;
  /** Why the unit that was chosen last does not fit. */
  readonly refusal?: string;
}

/** A number above 0 and its unit, side by side. */
export function AmountFields(props: AmountFieldsProps) {
  const { label, unitLabel, amount, unit, onAmount, onUnit, refusal = '' } = props;
  const id = useId();
  const words = useMenuMessages();
  const { units } = useMessages();
  const draft = useNumberDraft(amount, onAmount, AMOUNT_LIMITS);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="flex max-w-sm flex-wrap gap-2">
        <NumberField id={id} draft={draft} className="min-w-20 flex-[1_1_5rem] px-3" />
        <SelectField
          aria-label={unitLabel}
          aria-describedby={refusal ? `${id}-refusal` : undefined}
          className="min-w-24 flex-[1_1_6rem]"
          value={unit}
          options={unitOptions(units, amountUnits)}
          onChange={({ currentTarget: { value } }) => {
            const chosen = amountUnits.find((each) => each === value);
            if (chosen) onUnit(chosen);
          }}
        />
      </div>
      <NumberNote id={id} draft={draft} words={words.amount} className="mt-1" />
      {refusal ? (
        <p id={`${id}-refusal`} role="alert" className="mt-1 text-sm font-medium text-chilli">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
