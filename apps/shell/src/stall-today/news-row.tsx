import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A row keeps the height of three lines, of which one may break, so that nothing below moves when its news arrive. */
export const NEWS_ROW =
  'flex min-h-28 items-center gap-3 rounded-control bg-turmeric-tint px-4 py-2 sm:min-h-24';

export interface NewsRowProps {
  /** Where to go. */
  readonly to: string;
  readonly children: ReactNode;
}

/** One thing that is new; all of it leads there. */
export function NewsRow({ to, children }: NewsRowProps) {
  return (
    <Link to={to} className={`${NEWS_ROW} group h-full hover:bg-turmeric/40`}>
      <span className="min-w-0 flex-1">{children}</span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-flame" />
    </Link>
  );
}
