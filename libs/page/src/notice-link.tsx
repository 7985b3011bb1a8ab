import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/** A link in a `NoticeBar`, as large as its buttons. */
export function NoticeLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      className="inline-flex min-h-12 items-center rounded-control border border-control bg-white px-5 py-2 font-semibold transition-colors duration-150 hover:bg-turmeric-tint"
      {...props}
    />
  );
}
