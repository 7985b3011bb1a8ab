import type { ComponentProps } from 'react';

export function TextBox({ className = '', ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      className={`block w-full resize-y rounded-control border border-control bg-white px-4 py-3 text-lg text-ink placeholder:text-ink-soft disabled:bg-rice disabled:text-ink-soft ${className}`}
      {...props}
    />
  );
}
