import type { LocationStore } from '@thela/contract';
import { ToolLink } from '@thela/ui';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { entryPath } from './menu-route';
import type { MenuList } from './menu-route';

export interface ListToolbarProps {
  readonly location: LocationStore;
  readonly list: MenuList;
  readonly addLabel: string;
  readonly children?: ReactNode;
}

export function ListToolbar({ location, list, addLabel, children }: ListToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <ToolLink
        location={location}
        to={entryPath(list, null)}
        className="inline-flex min-h-12 flex-auto items-center justify-center gap-2 rounded-control bg-flame px-4 py-2 font-semibold text-white shadow-card transition-colors duration-150 hover:bg-flame-deep sm:flex-none"
      >
        <Plus aria-hidden="true" className="size-5" />
        <span>{addLabel}</span>
      </ToolLink>
      {children}
    </div>
  );
}
