import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly icon: ReactNode;
  /** What will be shown here. */
  readonly children: ReactNode;
  readonly invitation: string;
  /** Without examples there is no invitation either. */
  readonly examples: readonly string[];
  readonly onExample: (example: string) => void;
}

/** Shown in the place of an answer before there is one: what it will be, and examples to tap. */
export function EmptyState({ icon, children, invitation, examples, onExample }: EmptyStateProps) {
  return (
    <div className="rounded-card border-2 border-dashed border-line bg-turmeric-tint/50 p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-turmeric text-ink"
        >
          {icon}
        </span>
        <p className="max-w-text text-lg text-pretty">{children}</p>
      </div>
      {examples.length > 0 ? (
        <p className="mt-5 mb-2 font-medium text-ink-soft">{invitation}</p>
      ) : null}
      <ExampleList examples={examples} onExample={onExample} />
    </div>
  );
}

/** Sentences to tap. */
export function ExampleList({
  examples,
  onExample,
}: Pick<EmptyStateProps, 'examples' | 'onExample'>) {
  return (
    <ul className="flex flex-col gap-2">
      {examples.map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onExample(example)}
            className="min-h-12 w-full rounded-control border border-control/60 bg-white px-4 py-2.5 text-left font-medium text-balance text-ink transition-colors duration-150 hover:bg-turmeric-tint"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
