import { Field } from '@thela/ui';
import { useState } from 'react';

export interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with a name, in words; `null` for a good one. */
  readonly faultOf: (name: string) => string | null;
  /** Receives good names only. */
  readonly onName: (name: string) => void;
  /** Receives whatever is typed. */
  readonly onText: (text: string) => void;
}

/** A field for a name. A bad one stays as typed, with what is wrong, and changes nothing. */
export function NameField({ label, value, faultOf, onName, onText }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const fault = typed === null ? null : faultOf(typed);
  return (
    <Field
      label={label}
      value={typed ?? value}
      fault={fault}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onText(text);
        if (faultOf(text) === null) onName(text);
      }}
      onBlur={() => {
        if (fault === null) setTyped(null);
      }}
    />
  );
}
