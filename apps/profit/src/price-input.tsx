import { NumberField } from './number-field';
import type { NumberFieldProps } from './number-field';

/** A field for an amount of money, with its sign. */
export function PriceInput({ className = '', ...props }: NumberFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-lg text-ink-soft"
      >
        ₹
      </span>
      <NumberField inputMode="decimal" step={0.01} className="w-full pr-3 pl-8" {...props} />
    </div>
  );
}
