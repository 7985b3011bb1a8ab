import { ToolLink } from './tool-link';
import type { ToolLinkProps } from './tool-link';

export interface SubNavigationProps extends Pick<ToolLinkProps, 'location'> {
  /** What its links are, for screen readers. */
  readonly label: string;
  readonly pages: readonly { readonly path: string; readonly name: string }[];
  /** Path of the page that is open. */
  readonly open: string;
}

/** The links between pages of a tool that belong together: one row, below the page's header. */
export function SubNavigation({ location, label, pages, open }: SubNavigationProps) {
  return (
    <nav aria-label={label} className="mb-6 print:hidden">
      <ul className="flex flex-wrap gap-1 rounded-card border border-line/60 bg-white p-1 shadow-card sm:inline-flex">
        {pages.map(({ path, name }) => (
          <li key={path} className="flex min-w-min flex-auto sm:flex-none">
            <ToolLink
              location={location}
              to={path}
              aria-current={path === open ? 'page' : undefined}
              className="flex min-h-12 min-w-12 flex-1 items-center justify-center rounded-control px-1 py-1 text-center leading-tight font-medium text-ink transition-colors duration-150 hover:bg-turmeric-tint aria-[current=page]:bg-turmeric aria-[current=page]:font-bold sm:px-5"
            >
              {name}
            </ToolLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
