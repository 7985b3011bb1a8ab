import type { LocationStore } from '@thela/contract';
import { buttonLinkStyle, PageHeader, ToolLink } from '@thela/ui';
import HandPlatter from 'lucide-react/icons/hand-platter';
import UserLock from 'lucide-react/icons/user-lock';
import { useMessages } from './messages';

export interface OwnersOnlyProps {
  readonly location: LocationStore;
  readonly title: string;
  /** Says what is the owner's. */
  readonly text: string;
}

/** In place of a page that a helper does not have: it leads to counting. */
export function OwnersOnly({ location, title, text }: OwnersOnlyProps) {
  const { countPlates } = useMessages();
  return (
    <>
      <PageHeader icon={<UserLock className="size-7" />} title={title} subtitle={text} />
      <ToolLink location={location} to="count" className={buttonLinkStyle}>
        <HandPlatter aria-hidden="true" className="size-5" />
        <span>{countPlates}</span>
      </ToolLink>
    </>
  );
}
