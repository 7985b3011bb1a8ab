import type { LocationStore } from '@thela/contract';
import { ToolLink } from '@thela/ui';
import { entryPath } from './menu-route';
import type { MenuList } from './menu-route';

export interface EntryLinkProps {
  readonly location: LocationStore;
  readonly list: MenuList;
  readonly id: string;
  readonly name: string;
  readonly className?: string;
}

/** A name that leads to the page of its dish, ingredient or preparation. */
export function EntryLink({ location, list, id, name, className = '' }: EntryLinkProps) {
  return (
    <ToolLink
      location={location}
      to={entryPath(list, id)}
      className={`inline-flex min-h-12 min-w-0 items-center wrap-anywhere underline decoration-control underline-offset-4 hover:text-flame ${className}`}
    >
      {name}
    </ToolLink>
  );
}

/** How the name looks that a row is about. */
export const rowName = 'flex-1 text-lg font-semibold text-ink';
