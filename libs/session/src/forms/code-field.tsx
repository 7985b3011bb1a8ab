import type { ClipboardEvent, Ref } from 'react';
import { TextField } from '@thela/ui';
import type { TextFieldProps } from '@thela/ui';
import { useMessages } from './code/messages';
import { CODE_LENGTH, readCode } from './read-code';

export interface CodeFieldProps extends Pick<TextFieldProps, 'hint' | 'autoFocus'> {
  /** The digits so far; the parent keeps them, so that it can clear them. */
  readonly value: string;
  readonly onValue: (digits: string) => void;
  /** Gets the code as soon as it has six digits. Enter submits the form around the field, as its button does. */
  readonly onCode: (code: string) => void;
  /** What is wrong with the code, in words. */
  readonly fault: string | undefined;
  /** "Six-digit code" by default. */
  readonly label?: string;
  /** Whether the code is checked just now: then it cannot be changed. */
  readonly isChecking?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One field for a code of six digits. It takes the code from the keyboard's suggestion, and pasted also with spaces
 * or within a whole message.
 */
export function CodeField(props: CodeFieldProps) {
  const words = useMessages();
  const { value, onValue, onCode, label = words.code, isChecking = false, ...field } = props;

  function take(text: string) {
    const digits = readCode(text);
    if (digits === null || digits === value) return;
    onValue(digits);
    if (digits.length === CODE_LENGTH) onCode(digits);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    // A whole code replaces what was typed; everything else is put in where the cursor is.
    if (readCode(text)?.length !== CODE_LENGTH) return;
    event.preventDefault();
    take(text);
  }

  return (
    <TextField
      {...field}
      label={label}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      look="figures"
      readOnly={isChecking}
      value={value}
      onChange={(event) => take(event.target.value)}
      onPaste={paste}
    />
  );
}
