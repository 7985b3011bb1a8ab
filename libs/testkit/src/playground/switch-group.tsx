export interface SwitchGroupProps {
  readonly name: string;
  readonly label: string;
  /** The label of each value. */
  readonly values: Readonly<Record<string, string>>;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

export function SwitchGroup({ name, label, values, chosen, onChoose }: SwitchGroupProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-on-tamarind/80">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {Object.entries(values).map(([value, word]) => (
          <label
            key={value}
            className="relative grid min-h-12 min-w-12 cursor-pointer place-items-center rounded-control border border-on-tamarind/40 px-3 text-sm font-semibold transition-colors duration-150 hover:bg-tamarind-soft has-checked:border-on-tamarind-mark has-checked:bg-turmeric has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-tamarind-mark"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
