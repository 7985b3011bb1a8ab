import type { LocationStore } from '@thela/contract';
import { linkStyle, PageHeader, ToolLink } from '@thela/ui';
import BookOpenText from 'lucide-react/icons/book-open-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useMessages } from '../messages';
import { listPath } from './menu-route';
import type { MenuList } from './menu-route';
import { useMenuMessages } from './messages';

const lists: readonly MenuList[] = ['dishes', 'ingredients', 'preparations'];

export interface MenuHeaderProps {
  readonly location: LocationStore;
  /** The list that is shown; without one there are no links to the lists. */
  readonly list?: MenuList;
}

export function MenuHeader({ location, list }: MenuHeaderProps) {
  const words = useMenuMessages();
  const { myMenu, menu } = useMessages();
  return (
    <>
      <BackLink location={location} to="">
        {words.toProfit}
      </BackLink>
      <PageHeader
        icon={<BookOpenText className="size-7" />}
        title={myMenu}
        subtitle={menu.subtitle}
      />
      {list ? (
        <nav aria-label={words.sections} className="mb-6">
          <ul className="flex flex-wrap gap-2">
            {lists.map((each) => (
              <li key={each}>
                <ToolLink
                  location={location}
                  to={listPath(each)}
                  aria-current={each === list ? 'page' : undefined}
                  className="inline-flex min-h-12 items-center rounded-full border border-control bg-white px-3 font-semibold sm:px-4 text-ink transition-colors duration-150 hover:bg-turmeric-tint aria-[current=page]:bg-turmeric"
                >
                  {words[each]}
                </ToolLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}

export interface EntryHeaderProps {
  readonly location: LocationStore;
  readonly list: MenuList;
  readonly title: string;
}

export function EntryHeader({ location, list, title }: EntryHeaderProps) {
  const words = useMenuMessages();
  return (
    <>
      <BackLink location={location} to={listPath(list)}>
        {words[list]}
      </BackLink>
      <PageHeader
        icon={<BookOpenText className="size-7" />}
        title={title}
        subtitle={words.storedAsYouType}
      />
    </>
  );
}

interface BackLinkProps {
  readonly location: LocationStore;
  readonly to: string;
  readonly children: string;
}

function BackLink({ location, to, children }: BackLinkProps) {
  return (
    <ToolLink location={location} to={to} className={`${linkStyle} mb-2`}>
      <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
      <span>{children}</span>
    </ToolLink>
  );
}
