import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of a few words. */
export function SelectField({ options, className = '', ...props }: SelectFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <select
        className="min-h-12 w-full appearance-none rounded-control border border-control bg-white py-2 pr-10 pl-3 text-lg text-ink aria-invalid:border-2 aria-invalid:border-chilli"
        {...props}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft" />
      </span>
    </div>
  );
}
