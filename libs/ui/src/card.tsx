import { useId } from 'react';
import type { ReactNode } from 'react';

export interface CardProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A white surface that groups what belongs together. */
export function Card({ children, className = '' }: CardProps) {
  return (
    <div className={`rounded-card border border-line/60 bg-white shadow-card ${className}`}>
      {children}
    </div>
  );
}

const sectionStyles = {
  plain: 'border-line/60 bg-white shadow-card',
  answer: 'border-answer-ink/20 bg-answer text-answer-ink',
} as const;

export interface SectionCardProps extends CardProps {
  /** `answer` is for what the product says, calculated or by a model. */
  readonly variant?: keyof typeof sectionStyles;
  readonly heading: ReactNode;
  /** Stands beside the heading: a chip, a button. */
  readonly aside?: ReactNode;
}

/** A card that is a section of the page, named by its heading. */
export function SectionCard({
  variant = 'plain',
  heading,
  aside,
  children,
  className = '',
}: SectionCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border p-4 sm:p-6 ${sectionStyles[variant]} ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="text-subheading font-bold text-balance">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
