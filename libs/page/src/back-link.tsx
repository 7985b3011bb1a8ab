import { BackLabel, backLinkStyle } from '@thela/ui';
import { Link } from 'react-router-dom';

/** The way to the page above this one. It stands above the page's header. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={backLinkStyle}>
      <BackLabel>{children}</BackLabel>
    </Link>
  );
}
