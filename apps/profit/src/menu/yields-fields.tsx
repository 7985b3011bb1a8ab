import type { Amount } from '@thela/ledger';
import { useId, useState } from 'react';
import { NumberFault, NumberField } from '../number-field';
import { useCheckedNumber } from '../use-checked-number';
import { words } from './messages';
import { SelectField } from './select-field';
import { amountUnits, unitOptions } from './unit-choices';

export interface YieldsFieldsProps {
  readonly yields: Amount;
  /** @returns why a batch cannot be measured so; `null` if it now is */
  readonly onYields: (yields: Amount) => string | null;
}

/** How much one batch of a preparation makes. */
export function YieldsFields({ yields, onYields }: YieldsFieldsProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const draft = useCheckedNumber(
    yields.amount,
    (amount) => void onYields({ ...yields, amount }),
    'above-0',
  );
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {words.preparation.yields}
      </label>
      <div className="flex max-w-sm flex-wrap gap-2">
        <NumberField
          id={id}
          draft={draft}
          inputMode="decimal"
          step="any"
          className="min-w-20 flex-[1_1_5rem] px-3"
        />
        <SelectField
          aria-label={words.preparation.yieldsUnit}
          className="min-w-24 flex-[1_1_6rem]"
          aria-describedby={refusal ? `${id}-refusal` : undefined}
          value={yields.unit}
          options={unitOptions(amountUnits)}
          onChange={({ currentTarget: { value } }) => {
            const unit = amountUnits.find((each) => each === value);
            if (unit) setRefusal(onYields({ ...yields, unit }));
          }}
        />
      </div>
      <NumberFault id={id} draft={draft} words={words.amount} className="mt-1" />
      {refusal ? (
        <p id={`${id}-refusal`} role="alert" className="mt-1 text-sm font-medium text-chilli">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
