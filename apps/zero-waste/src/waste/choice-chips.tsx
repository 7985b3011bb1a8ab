import { useId } from 'react';

export interface ChoiceChipsProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** `null` while nothing is chosen. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly fault?: string | null;
}

/** One of a few choices, each large enough for a finger. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, options, value, onChoose, fault = null } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={fault === null ? undefined : `${name}-fault`}>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center rounded-3xl border border-control bg-white px-4 py-1 font-semibold wrap-anywhere transition-colors duration-150 hover:bg-turmeric-tint has-checked:bg-turmeric has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-flame"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {fault === null ? null : (
        <p id={`${name}-fault`} role="alert" className="mt-1 text-sm font-medium text-chilli">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
