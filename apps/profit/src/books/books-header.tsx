import type { LocationStore } from '@thela/contract';
import { linkStyle, PageHeader, ToolLink } from '@thela/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';

export interface BooksHeaderProps {
  readonly location: LocationStore;
  readonly icon: ReactNode;
  readonly title: string;
  readonly subtitle: string;
}

/** The header of a page of the books, and the way back. Paper has headings of its own. */
export function BooksHeader({ location, ...header }: BooksHeaderProps) {
  const { title } = useMessages();
  return (
    <div className="print:hidden">
      <ToolLink location={location} to="" className={`${linkStyle} mb-2`}>
        <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
        <span>{title}</span>
      </ToolLink>
      <PageHeader {...header} />
    </div>
  );
}
