import { useStore } from '@thela/contract';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router-dom';
import { accountPath, useIsHydrated, useMessages } from '@thela/page';
import type { AccountStore } from '@thela/session';
import type { AuthScreen } from '@thela/page';
import { useWho } from '@thela/session';

const base =
  'flex min-h-12 items-center rounded-control px-1.5 font-semibold whitespace-nowrap sm:px-4';

export interface AccountMenuProps {
  readonly account: AccountStore;
  readonly screen: AuthScreen | null;
  readonly onLogout: () => void;
}

/** Sign In and Sign Up for who is signed out, Logout for who is signed in, neither while unknown or in between. */
export function AccountMenu(props: AccountMenuProps) {
  const words = useMessages().account;
  return (
    // Reserves the width of both links, so that the header does not change its rows when the session is known.
    <div
      data-first={words.signin}
      data-second={words.signup}
      className={`ml-auto grid min-h-12 grid-cols-[auto_auto] gap-x-1 ${reserved}`}
    >
      <div className="col-span-2 col-start-1 row-start-1 justify-self-end">
        <Actions {...props} />
      </div>
    </div>
  );
}

const reserved = [
  'before:invisible before:col-start-1 before:row-start-1 before:px-1.5 before:font-semibold before:whitespace-nowrap before:content-[attr(data-first)] sm:before:px-4',
  'after:invisible after:col-start-2 after:row-start-1 after:px-1.5 after:font-semibold after:whitespace-nowrap after:content-[attr(data-second)] sm:after:px-4',
].join(' ');

function Actions({ account, screen, onLogout }: AccountMenuProps) {
  const words = useMessages().account;
  const { status } = useStore(account);
  const who = useWho(account, account.person);
  const isHydrated = useIsHydrated();
  const isAsked = useStore(account.challenge) !== null;
  if (status === 'unknown' || isAsked || !isHydrated) return null;
  if (status === 'signed-in') {
    return (
      <div className="flex items-center gap-1">
        {/* On a phone the menu leads there. */}
        <Link
          to={accountPath}
          aria-label={`${words.page}: ${who}`}
          className="hidden h-12 min-w-12 items-center justify-center gap-2 rounded-control px-2 hover:bg-turmeric-tint sm:flex"
        >
          <CircleUserRound aria-hidden="true" className="size-6 shrink-0" />
          <span className="hidden max-w-48 truncate md:block">{who}</span>
        </Link>
        <button
          type="button"
          onClick={onLogout}
          className={`${base} border border-control hover:bg-turmeric-tint`}
        >
          {words.logout}
        </button>
      </div>
    );
  }
  return (
    <nav aria-label={words.label} className="flex items-center gap-1">
      {(['signin', 'signup'] as const).map((target) => (
        <Link
          key={target}
          to={{ hash: target }}
          aria-current={screen === target ? 'page' : undefined}
          className={`${base} hover:bg-turmeric-tint aria-[current=page]:bg-turmeric`}
        >
          {words[target]}
        </Link>
      ))}
    </nav>
  );
}
