import { useStore } from '@thela/contract';
import { Link } from 'react-router-dom';
import type { AccountStore } from '../auth/session-store';
import type { AuthScreen } from '../auth/auth-screen';
import { messages } from '../messages';
import { useIsTakenOver } from '../prerendered';

const words = messages.account;

const look =
  'flex min-h-12 items-center rounded-control px-2 font-semibold whitespace-nowrap sm:px-4';

export interface AccountMenuProps {
  readonly account: AccountStore;
  /** The authentication screen that is open. */
  readonly screen: AuthScreen | null;
  readonly onSignedOut: () => void;
}

/** Sign In and Sign Up for who is signed out, Logout for who is signed in, neither while unknown. */
export function AccountMenu({ account, screen, onSignedOut }: AccountMenuProps) {
  const { status } = useStore(account);
  const isTakenOver = useIsTakenOver();
  if (status === 'unknown' || !isTakenOver) return null;
  if (status === 'signed-in') {
    return (
      <button
        type="button"
        onClick={() => {
          account.signOut();
          onSignedOut();
        }}
        className={`${look} border border-control hover:bg-turmeric-tint`}
      >
        {words.logout}
      </button>
    );
  }
  return (
    <nav aria-label={words.label} className="flex items-center gap-1">
      {(['signin', 'signup'] as const).map((target) => (
        <Link
          key={target}
          to={{ hash: target }}
          aria-current={screen === target ? 'page' : undefined}
          className={`${look} hover:bg-turmeric-tint aria-[current=page]:bg-turmeric`}
        >
          {words[target]}
        </Link>
      ))}
    </nav>
  );
}
