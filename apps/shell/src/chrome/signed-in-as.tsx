import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router-dom';
import { accountPath } from '@thela/page';
import type { AccountStore } from '@thela/session';
import { useWho } from '@thela/session';

export interface SignedInAsProps {
  readonly account: AccountStore;
}

/** Who is signed in, as a link to the account: on a phone the header has no room for it. */
export function SignedInAs({ account }: SignedInAsProps) {
  const who = useWho(account, account.person);
  if (who === '') return null;
  return (
    <Link
      to={accountPath}
      className="on-dark flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold hover:bg-tamarind-soft"
    >
      <CircleUserRound aria-hidden="true" className="size-6 shrink-0 text-on-tamarind-mark" />
      <span className="min-w-0 truncate">{who}</span>
    </Link>
  );
}
