import { useState } from 'react';
import { messages } from './messages';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'aside'>;

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const action = isShown ? messages.hide : messages.show;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aside={
        <button
          type="button"
          aria-label={`${action} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-1 right-1 min-w-16 rounded-control px-3 font-semibold text-flame hover:bg-flame-tint"
        >
          {action}
        </button>
      }
    />
  );
}
