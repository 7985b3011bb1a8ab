import { Card } from '@thela/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { Link } from 'react-router-dom';
import { accountPagePath } from '@thela/page';
import { useMessages } from './messages';

const pages = [
  ['profile', UserRoundPen],
  ['security', ShieldCheck],
] as const;

/** The ways from the account's home to what is about the person, each with what stands there. */
export function AccountLinks() {
  const { pages: words } = useMessages();
  return (
    <Card className="overflow-hidden">
      <ul>
        {pages.map(([page, Icon]) => (
          <li key={page} className="border-b border-line last:border-0">
            <Link
              to={accountPagePath(page)}
              className="flex min-h-18 items-center gap-4 px-4 py-3 -outline-offset-4 hover:bg-turmeric-tint sm:px-6"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-flame" />
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold">{words[page].title}</span>
                <span className="block text-ink-soft">{words[page].contents}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
