import { useId } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What is wrong with the value, as soon as the person should see it. */
  readonly fault: string | undefined;
  /** Shown at the end of the input: a button. */
  readonly aside?: ReactNode;
  /** Shown below the input; screen readers read it together with the input. */
  readonly hint?: ReactNode;
}

/** A labelled input with its fault below it. */
export function TextField({ label, fault, aside, hint, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          onKeyDown={submitOnEnter}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
          className={`h-14 w-full rounded-control border bg-white px-4 text-lg ${aside ? 'pr-20' : ''} ${fault ? 'border-chilli' : 'border-control'}`}
          {...input}
        />
        {aside}
      </div>
      {hint ? <div id={`${id}-hint`}>{hint}</div> : null}
      {fault ? (
        <p id={`${id}-fault`} className="mt-1 font-medium text-chilli">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

/** Enter submits also while the button is disabled, when browsers would ignore it. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  // A key that is held down submits once.
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}
