import type { LocationStore } from '@thela/contract';
import { buttonLinkStyle, PageHeader, ToolLink } from '@thela/ui';
import Signpost from 'lucide-react/icons/signpost';
import { useMessages } from './messages';

export interface NotHereProps {
  readonly location: LocationStore;
  /** The path of this tool that the link leads to, and its words. */
  readonly to: string;
  readonly label: string;
}

/** For an address that this tool does not have. */
export function NotHere({ location, to, label }: NotHereProps) {
  const words = useMessages().notHere;
  return (
    <>
      <PageHeader
        icon={<Signpost className="size-7" />}
        title={words.title}
        subtitle={words.text}
      />
      <ToolLink location={location} to={to} className={buttonLinkStyle}>
        {label}
      </ToolLink>
    </>
  );
}
