import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** `danger` leads to where something is erased. */
  readonly tone?: 'plain' | 'danger';
}

/** A link that is large enough for a finger. */
export function TextLink({ to, children, tone = 'plain' }: TextLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-12 items-center rounded-control font-semibold underline ${tone === 'danger' ? 'text-chilli' : 'text-flame'}`}
    >
      {children}
    </Link>
  );
}
