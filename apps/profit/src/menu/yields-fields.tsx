import type { Amount } from '@thela/ledger';
import { useAnnouncement } from '@thela/ui';
import { AmountFields } from './amount-fields';
import { useMenuMessages } from './messages';

export interface YieldsFieldsProps {
  readonly yields: Amount;
  /** @returns why a batch cannot be measured so; `null` if it now is */
  readonly onYields: (yields: Amount) => string | null;
}

/** How much one batch of a preparation makes. */
export function YieldsFields({ yields, onYields }: YieldsFieldsProps) {
  const { preparation: words } = useMenuMessages();
  const [refusal, refuse] = useAnnouncement();
  return (
    <AmountFields
      label={words.yields}
      unitLabel={words.yieldsUnit}
      amount={yields.amount}
      unit={yields.unit}
      onAmount={(amount) => void onYields({ ...yields, amount })}
      onUnit={(unit) => refuse(onYields({ ...yields, unit }) ?? '')}
      refusal={refusal}
    />
  );
}
