import { SelectField } from '@thela/ui';
import { memo } from 'react';

export interface OptionsProps {
  readonly label: string;
  readonly of: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onValue: (id: string) => void;
}

/** A choice of dishes or ingredients. Memoized, because a stall may have hundreds of them. */
export const Options = memo(function Options({ label, of, value, onValue }: OptionsProps) {
  return (
    <SelectField
      aria-label={label}
      className="mb-4"
      options={of.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
});
