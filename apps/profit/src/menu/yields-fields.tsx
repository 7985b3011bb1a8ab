import type { Amount } from '@thela/ledger';
import { useState } from 'react';
import { AmountFields } from './amount-fields';
import { words } from './messages';

export interface YieldsFieldsProps {
  readonly yields: Amount;
  /** @returns why a batch cannot be measured so; `null` if it now is */
  readonly onYields: (yields: Amount) => string | null;
}

/** How much one batch of a preparation makes. */
export function YieldsFields({ yields, onYields }: YieldsFieldsProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <AmountFields
      label={words.preparation.yields}
      unitLabel={words.preparation.yieldsUnit}
      amount={yields.amount}
      unit={yields.unit}
      onAmount={(amount) => void onYields({ ...yields, amount })}
      onUnit={(unit) => setRefusal(onYields({ ...yields, unit }))}
      refusal={refusal}
    />
  );
}
