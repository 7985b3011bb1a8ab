import { useId } from 'react';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** `null` while nothing is chosen. */
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  readonly fault?: string | null;
}

/** One of a few, all in sight, each large enough for a finger. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onValue, fault = null } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={fault === null ? undefined : `${name}-fault`}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center rounded-3xl border border-control bg-white px-4 py-1 font-semibold wrap-anywhere transition-colors duration-150 hover:bg-turmeric-tint has-checked:bg-turmeric has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-flame"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              // As large as what is seen, for a finger that feels for it with a screen reader.
              className="absolute -inset-px cursor-pointer appearance-none rounded-3xl outline-none"
            />
            <span className="pointer-events-none">{option.label}</span>
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
