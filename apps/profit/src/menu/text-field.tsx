import { useId } from 'react';
import type { ComponentProps } from 'react';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  /** What is wrong with the text. */
  readonly fault?: string | null;
}

/** A field for a line of text, with its label. */
export function TextField({ label, fault = null, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        className="min-h-12 w-full rounded-control border border-control bg-white px-3 py-2 text-lg text-ink aria-invalid:border-2 aria-invalid:border-chilli"
        {...props}
      />
      {fault === null ? null : (
        <p id={`${id}-fault`} role="alert" className="mt-1 text-sm font-medium text-chilli">
          {fault}
        </p>
      )}
    </div>
  );
}
