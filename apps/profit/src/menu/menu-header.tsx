import type { LocationStore } from '@thela/contract';
import { BackLink, PageHeader, SubNavigation } from '@thela/ui';
import BookOpenText from 'lucide-react/icons/book-open-text';
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
        <SubNavigation
          location={location}
          label={words.sections}
          pages={lists.map((each) => ({ path: listPath(each), name: words[each] }))}
          open={listPath(list)}
        />
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
