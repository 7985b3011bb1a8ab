import type { LocationStore } from '@thela/contract';
import { buttonLinkStyle, PageHeader, ToolLink } from '@thela/ui';
import Signpost from 'lucide-react/icons/signpost';
import { useMessages } from './messages';

/** For an address that this tool does not have. */
export function NotHere({ location }: { readonly location: LocationStore }) {
  const { notHere } = useMessages();
  return (
    <>
      <PageHeader
        icon={<Signpost className="size-7" />}
        title={notHere.title}
        subtitle={notHere.text}
      />
      <ToolLink location={location} to="" className={buttonLinkStyle}>
        {notHere.toFirst}
      </ToolLink>
    </>
  );
}
