import { useStore } from '@thela/contract';
import { Link } from 'react-router-dom';
import { accountPath, stallPath, useIsHydrated, useMessages } from '@thela/page';
import type { AccountStore } from '@thela/session';
import type { AuthScreen } from '@thela/page';
import type { CurrentStall } from '@thela/records';
import { splitLetters } from '@thela/text';
import { useWho } from '@thela/session';

/** Enlarged text takes no more of a small phone's width than the header has. */
const base =
  'flex min-h-[48px] items-center rounded-control px-[6px] text-[min(1rem,5vw)] font-semibold whitespace-nowrap sm:px-4';

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
      className={`ml-auto grid min-h-[48px] grid-cols-[auto_auto] gap-x-1 text-[min(1rem,5vw)] ${reserved}`}
    >
      <div className="col-span-2 col-start-1 row-start-1 justify-self-end">
        <Actions {...props} />
      </div>
    </div>
  );
}

const reserved = [
  'before:invisible before:col-start-1 before:row-start-1 before:px-[6px] before:font-semibold before:whitespace-nowrap before:content-[attr(data-first)] sm:before:px-4',
  'after:invisible after:col-start-2 after:row-start-1 after:px-[6px] after:font-semibold after:whitespace-nowrap after:content-[attr(data-second)] sm:after:px-4',
].join(' ');

function Actions({ account, screen, onLogout }: AccountMenuProps) {
  const words = useMessages().account;
  const { status } = useStore(account);
  const isHydrated = useIsHydrated();
  const isAsked = useStore(account.challenge) !== null;
  if (status === 'unknown' || isAsked || !isHydrated) return null;
  if (status === 'signed-in') {
    return (
      <button
        type="button"
        onClick={onLogout}
        className={`${base} border border-control px-[12px] hover:bg-turmeric-tint`}
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
          className={`${base} hover:bg-turmeric-tint aria-[current=page]:bg-turmeric`}
        >
          {words[target]}
        </Link>
      ))}
    </nav>
  );
}

export interface InitialLinkProps {
  readonly stall: CurrentStall;
  readonly account: AccountStore;
}

/** The first letter of the own stall, which leads to it; without one that of the person, which leads to the account. */
export function InitialLink({ stall, account }: InitialLinkProps) {
  const messages = useMessages();
  const { isOwn, name } = useStore(stall);
  const person = useWho(account, account.person);
  const isHydrated = useIsHydrated();
  if (isHydrated && !isOwn && person === '') return null;
  const isStall = isOwn || !isHydrated;
  const page = isStall ? messages.stall.title : messages.account.page;
  const who = isStall ? name : person;
  return (
    <Link
      to={isStall ? stallPath : accountPath}
      aria-label={isHydrated && who !== '' ? `${page}: ${who}` : page}
      // A prerendered page has its place.
      className={`-mr-[6px] ml-auto grid size-[48px] shrink-0 place-items-center rounded-control hover:bg-turmeric-tint ${isHydrated ? '' : 'if-own'}`}
    >
      <span
        aria-hidden="true"
        className="grid size-[36px] place-items-center rounded-full bg-turmeric text-[18px] font-bold text-ink"
      >
        {isHydrated ? splitLetters(who || page)[0]?.toLocaleUpperCase() : null}
      </span>
    </Link>
  );
}
