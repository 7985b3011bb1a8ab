import { useId } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'className'> {
  readonly label: string;
  /** What is wrong with the value, as soon as the person should see it; several faults are several lines. */
  readonly fault: string | undefined;
  /** `figures` for a few digits that are compared one by one. */
  readonly look?: 'text' | 'figures';
  /** Shown before what is typed, in two or three characters. */
  readonly lead?: string | undefined;
  /** Shown at the end of the input: a button. */
  readonly aside?: ReactNode;
  /** Shown below the input; screen readers read it together with the input. */
  readonly hint?: ReactNode;
}

const looks = {
  text: 'text-lg',
  figures: 'text-2xl font-semibold tracking-[0.3em] tabular-nums',
} as const;

/** A labelled input with its fault below it. */
export function TextField(props: TextFieldProps) {
  const { label, fault, look = 'text', lead, aside, hint, ...input } = props;
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
        {lead === undefined ? null : (
          <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-lg text-ink-soft">
            {lead}
          </span>
        )}
        <input
          id={id}
          onKeyDown={submitOnEnter}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
          className={`h-14 w-full rounded-control border bg-white px-4 ${lead === undefined ? '' : 'pl-15'} ${looks[look]} ${aside ? 'pr-20' : ''} ${fault ? 'border-chilli' : 'border-control'}`}
          {...input}
        />
        {aside}
      </div>
      {hint ? <div id={`${id}-hint`}>{hint}</div> : null}
      {fault ? (
        <div id={`${id}-fault`} className="mt-1 font-medium text-chilli">
          {fault.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
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
