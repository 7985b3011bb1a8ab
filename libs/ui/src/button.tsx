import type { ComponentProps } from 'react';

const styles = {
  primary: 'bg-flame text-white shadow-card hover:bg-flame-deep active:bg-flame-deep',
  recording: 'bg-chilli text-white shadow-card',
  danger: 'bg-chilli text-white shadow-card',
  secondary: 'border border-control bg-white text-ink hover:bg-turmeric-tint',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary` is the one main action of a screen; `recording` says that the microphone listens;
   * `danger` removes what cannot be brought back.
   */
  readonly variant?: keyof typeof styles;
}

/** A button that is large enough for a finger; `type="button"` by default. */
export function Button({ variant = 'primary', className = '', ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control px-5 py-2 text-base font-semibold transition-colors duration-150 disabled:opacity-60 aria-disabled:opacity-60 ${styles[variant]} ${className}`}
      {...props}
    />
  );
}
