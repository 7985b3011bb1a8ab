import { useState } from 'react';
import { TextField } from './text-field';

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
  const [typed, setTyped] = useState<{ text: string; fault: string | null } | null>(null);
  return (
    <TextField
      label={label}
      value={typed?.text ?? value}
      fault={typed?.fault ?? null}
      onChange={({ currentTarget: { value: text } }) => {
        const fault = faultOf(text);
        setTyped({ text, fault });
        onText(text);
        if (fault === null) onName(text.trim());
      }}
      onBlur={() => {
        if (typed?.fault === null) setTyped(null);
      }}
    />
  );
}
