import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { NumberInputFault as Fault } from '@thela/text';
import type { NumberDraft } from './use-number-draft';

export interface NumberFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'inputMode' | 'placeholder' | 'step' | 'aria-label'
> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly draft: NumberDraft;
  /** Id of a text that says more about the field. */
  readonly hintId?: string | undefined;
}

/** A field for a number of 0 or more; `NumberFault` says what is wrong with its text. */
export function NumberField({ id, draft, hintId, className = '', ...props }: NumberFieldProps) {
  return (
    <input
      id={id}
      type="number"
      min={0}
      aria-invalid={draft.fault !== null}
      aria-describedby={draft.fault ? `${id}-fault` : hintId}
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
  readonly words: {
    readonly notANumber: string;
    readonly tooLow: string;
    /** For a field that has a largest number. */
    readonly tooHigh?: string;
  };
  readonly className?: string;
}

/** Says what is wrong with the text of a `NumberField`, if anything is. */
export function NumberFault({ id, draft, words, className = '' }: NumberFaultProps): ReactNode {
  if (!draft.fault) return null;
  return (
    <p id={`${id}-fault`} role="alert" className={`text-sm font-medium text-chilli ${className}`}>
      {faultText(draft.fault, words)}
    </p>
  );
}

function faultText(fault: Fault, words: NumberFaultProps['words']): string | undefined {
  if (fault === 'too-low') return words.tooLow;
  return fault === 'too-high' ? words.tooHigh : words.notANumber;
}
