import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { accountPagePath, LinkRows } from '@thela/page';
import { useMessages } from './messages';

const pages = [
  ['profile', UserRoundPen],
  ['security', ShieldCheck],
] as const;

/** The ways from the account's home to what is about the person, each with what stands there. */
export function AccountLinks() {
  const { pages: words } = useMessages();
  const rows = pages.map(([page, icon]) => {
    const { title, contents } = words[page];
    return { to: accountPagePath(page), icon, title, text: contents };
  });
  return <LinkRows rows={rows} />;
}
