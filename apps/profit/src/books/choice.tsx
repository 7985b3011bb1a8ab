import { useId } from 'react';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** A choice of two or three, all in sight. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onValue,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-ink-soft">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-12 cursor-pointer items-center rounded-full border border-control bg-white px-4 font-semibold transition-colors duration-150 hover:bg-turmeric-tint has-checked:bg-turmeric has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-flame"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="absolute -inset-px cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="pointer-events-none">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
