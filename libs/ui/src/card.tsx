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
