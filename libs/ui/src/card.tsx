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

export interface SectionCardProps extends CardProps {
  readonly heading: string;
  /** Stands beside the heading: a chip, a button. */
  readonly aside?: ReactNode;
}

/** A card that is a section of the page, named by its heading. */
export function SectionCard({ heading, aside, children, className = '' }: SectionCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-line/60 bg-white p-4 shadow-card sm:p-6 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="text-subheading font-bold">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
