import { parseNumber } from '@thela/text';
import type { NumberFault as Fault } from '@thela/text';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { NumberQuestion } from './number-question';
import type { NumberDraft } from './use-number-draft';
import { useSelectOnEnter } from './use-select-on-enter';

export interface NumberFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'inputMode' | 'placeholder' | 'aria-label' | 'aria-invalid'
> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly draft: NumberDraft;
  /** What an arrow key adds or takes off. */
  readonly step?: number;
  /** Id of a text that says more about the field. */
  readonly hintId?: string | undefined;
}

/**
 * A field for a number; `NumberNote` says what is wrong with its text. Not `type="number"`, which drops a comma while it is
 * typed and refuses the digits of India without a word.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, draft, step = 1, hintId, className = '', ...input } = props;
  const { text, parsed, limits, onText, onLeave } = draft;
  const least = limits.least === undefined ? undefined : 0;
  const goStep = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.max(least ?? -Infinity, (parsed.number ?? 0) + by);
    const typed = String(Number(next.toFixed(6)));
    if (!parsed.readings && parseNumber(typed, limits).number !== undefined) onText(typed);
  };
  return (
    <input
      id={id}
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      min={least}
      step={step}
      aria-valuemin={least}
      aria-valuenow={parsed.number}
      aria-invalid={isFault(parsed.fault)}
      aria-describedby={hasNote(draft) ? `${id}-note` : hintId}
      value={text}
      onInput={({ currentTarget }) => onText(currentTarget.value)}
      {...useSelectOnEnter()}
      onBlur={onLeave}
      onKeyDown={goStep}
      className={`min-h-12 rounded-control border border-control bg-white py-2 text-lg tabular-nums aria-invalid:border-2 aria-invalid:border-chilli ${className}`}
      {...input}
    />
  );
}

export function PriceInput({ className = '', ...props }: NumberFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-lg text-ink-soft"
      >
        ₹
      </span>
      <NumberField step={0.01} className="w-full pr-3 pl-8" {...props} />
    </div>
  );
}

export interface NumberNoteProps {
  readonly id: string;
  readonly draft: NumberDraft;
  readonly words: {
    readonly notANumber: string;
    readonly tooLow: string;
    readonly tooHigh: string;
  };
  readonly isMoney?: boolean;
  readonly className?: string;
}

/** Says what is wrong with the text of a `NumberField`, or asks what it means. */
export function NumberNote({
  id,
  draft,
  words,
  isMoney,
  className = '',
}: NumberNoteProps): ReactNode {
  const { readings, fault } = draft.parsed;
  if (readings) {
    return (
      <NumberQuestion
        fieldId={id}
        readings={readings}
        isMoney={isMoney}
        onText={draft.onText}
        className={className}
      />
    );
  }
  if (!isFault(fault)) return null;
  return (
    <p id={`${id}-note`} role="alert" className={`text-sm font-medium text-chilli ${className}`}>
      {fault === 'too-low' ? words.tooLow : fault === 'too-high' ? words.tooHigh : words.notANumber}
    </p>
  );
}

/** Whether `NumberNote` has something to say. */
export function hasNote({ parsed }: NumberDraft): boolean {
  return parsed.readings !== undefined || isFault(parsed.fault);
}

/** An empty field is none. */
function isFault(fault: Fault | undefined): boolean {
  return fault !== undefined && fault !== 'empty';
}
