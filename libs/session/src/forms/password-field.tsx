import { useState } from 'react';
import { strengthOf, unmetRules } from './credentials';
import { useMessages } from './messages';
import { TextField } from '@thela/ui';
import type { TextFieldProps } from '@thela/ui';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'aside'>;

export function PasswordField(props: PasswordFieldProps) {
  const messages = useMessages();
  const [isShown, setShown] = useState(false);
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
          aria-label={(isShown ? messages.hideField : messages.showField)(props.label)}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-1 right-1 min-w-16 rounded-control px-3 font-semibold text-flame hover:bg-flame-tint"
        >
          {isShown ? messages.hide : messages.show}
        </button>
      }
    />
  );
}

const bars = {
  weak: { width: 'w-1/3', colour: 'bg-chilli' },
  medium: { width: 'w-2/3', colour: 'bg-turmeric' },
  strong: { width: 'w-full', colour: 'bg-leaf' },
} as const;

/** How good a new password is: a coloured bar, its level in a word, and what to do next. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const messages = useMessages();
  const strength = strengthOf(password);
  const { width, colour } = bars[strength];
  const [nextRule] = unmetRules(password);
  return (
    <div className="mt-2" data-strength={password === '' ? undefined : strength}>
      <div className="h-2 overflow-hidden rounded-full bg-line/60" aria-hidden="true">
        {password === '' ? null : (
          <div
            className={`h-full rounded-full transition-[width] duration-150 ${width} ${colour}`}
          />
        )}
      </div>
      <p className="mt-1 flex justify-between gap-4 text-ink-soft">
        <span>{nextRule ? messages.rules[nextRule] : messages.goodPassword}</span>
        {password === '' ? null : (
          <span className="font-semibold text-ink">
            <span className="sr-only">{`${messages.strengthLabel}: `}</span>
            <span>{messages.strength[strength]}</span>
          </span>
        )}
      </p>
    </div>
  );
}
