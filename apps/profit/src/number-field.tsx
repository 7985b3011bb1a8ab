import type { InputHTMLAttributes, ReactNode } from 'react';
import type { NumberDraft } from './use-number-draft';

export interface NumberFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'inputMode' | 'step'
> {
  readonly id: string;
  readonly draft: NumberDraft;
}

/** A field for a number of 0 or more; `NumberFault` says what is wrong with its text. */
export function NumberField({ id, draft, className = '', ...props }: NumberFieldProps) {
  return (
    <input
      id={id}
      type="number"
      min={0}
      aria-invalid={draft.fault !== null}
      aria-describedby={draft.fault ? `${id}-fault` : undefined}
      className={`number-field rounded-control border border-control bg-white py-2 text-lg tabular-nums aria-invalid:border-2 aria-invalid:border-chilli ${className}`}
      {...props}
      {...draft.inputProps}
    />
  );
}

export interface NumberFaultProps {
  /** Id of the field. */
  readonly id: string;
  readonly draft: NumberDraft;
  readonly words: { readonly notANumber: string; readonly tooLow: string };
  readonly className?: string;
}

/** Says what is wrong with the text of a `NumberField`, if anything is. */
export function NumberFault({ id, draft, words, className = '' }: NumberFaultProps): ReactNode {
  if (!draft.fault) return null;
  return (
    <p id={`${id}-fault`} role="alert" className={`text-sm font-medium text-chilli ${className}`}>
      {draft.fault === 'not-a-number' ? words.notANumber : words.tooLow}
    </p>
  );
}
