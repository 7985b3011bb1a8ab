import { Link } from 'react-router-dom';
import type { To } from 'react-router-dom';

/** A link in a `NoticeBar`, as large as its buttons. */
export function NoticeLink({ to, children }: { readonly to: To; readonly children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center rounded-control border border-control bg-white px-5 py-2 font-semibold transition-colors duration-150 hover:bg-turmeric-tint"
    >
      {children}
    </Link>
  );
}
