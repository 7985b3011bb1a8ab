import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { NumberQuestion } from './number-question';
import type { NumberQuestionProps } from './number-question';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly fault?: string | null;
  /** Where the text is a number that may be read in two ways. */
  readonly question?: Omit<NumberQuestionProps, 'fieldId'> | null;
  /** Stand before and behind the field, such as ₹. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function Field({
  label,
  fault = null,
  question = null,
  before,
  after,
  ...props
}: FieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="flex items-center gap-2">
        {before}
        <input
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={fault === null && question === null ? undefined : `${id}-note`}
          className="min-h-12 w-full min-w-0 flex-1 rounded-control border border-control bg-white px-3 py-2 text-lg text-ink tabular-nums aria-invalid:border-2 aria-invalid:border-chilli"
          {...props}
        />
        {after}
      </div>
      {question ? <NumberQuestion fieldId={id} {...question} className="mt-1" /> : null}
      {fault === null || question ? null : (
        <p id={`${id}-note`} role="alert" className="mt-1 text-sm font-medium text-chilli">
          {fault}
        </p>
      )}
    </div>
  );
}
