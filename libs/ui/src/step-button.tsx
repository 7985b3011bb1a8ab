import type { ComponentType } from 'react';

export interface StepButtonProps {
  readonly icon: ComponentType<{ readonly className: string; readonly 'aria-hidden': 'true' }>;
  readonly label: string;
  /** Nothing to take away: said, but still focusable, or the keyboard would lose its place. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

/** One less or one more of a count. */
export function StepButton({ icon: Icon, label, isOff = false, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-14 shrink-0 place-items-center rounded-control border border-control bg-turmeric-tint text-ink transition-colors duration-150 hover:bg-turmeric aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-white aria-disabled:text-control sm:size-12"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
