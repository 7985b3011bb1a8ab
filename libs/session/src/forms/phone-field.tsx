import type { Ref } from 'react';
import { useMessages } from './messages';
import { TextField } from '@thela/ui';
import type { TextFieldProps } from '@thela/ui';
import { cleanAddress, HOME_CODE } from '@thela/text';

export interface PhoneFieldProps extends Pick<TextFieldProps, 'onBlur' | 'autoFocus' | 'readOnly'> {
  /** As it is typed; `parsePhone` reads it. */
  readonly value: string;
  readonly onValue: (typed: string) => void;
  readonly fault: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for a phone number. +91 stands before it, until another country's code is typed with a plus. */
export function PhoneField({ value, onValue, ...field }: PhoneFieldProps) {
  const words = useMessages().phone;
  const isAbroad = /^(\+|00)/.test(cleanAddress(value));
  return (
    <TextField
      {...field}
      label={words.number}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      lead={isAbroad ? undefined : HOME_CODE}
      hint={<p className="mt-1 text-ink-soft">{words.numberHint}</p>}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
