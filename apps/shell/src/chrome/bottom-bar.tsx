import Ellipsis from 'lucide-react/icons/ellipsis';
import Mic from 'lucide-react/icons/mic';
import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { authScreenOf, toolPath, useIsHelper, useIsHydrated, useMessages } from '@thela/page';
import type { CurrentStall } from '@thela/records';
import { forgetTalkTap, tapTalk } from '../state/talk-taps';
import { dayPages, useOpenDayPage } from './day-pages';
import type { DayPageName } from './day-pages';
import { watchKeyboard } from './watch-keyboard';

const ASSISTANT = toolPath('chaat-gpt');

export interface BottomBarProps {
  readonly stall: CurrentStall;
  /** How the brand calls its assistant. */
  readonly assistant: string;
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: (opener: HTMLElement) => void;
}

/**
 * The bar at the bottom of small screens with the moments of a vendor's day. It has the sidebar's place in the document,
 * so it comes before the page for keyboards and screen readers, and "Skip to content" skips it. `bottom-bar.css` places it.
 */
export function BottomBar({ stall, assistant, isMenuOpen, onOpenMenu }: BottomBarProps) {
  const words = useMessages().bottomBar;
  const isHelper = useIsHelper(stall);
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const isTalking = useMatch(`${ASSISTANT}/*`) !== null && isHydrated && !authScreenOf(hash);
  useEffect(() => watchKeyboard(window), []);
  useEffect(() => {
    if (!isTalking) forgetTalkTap();
  }, [isTalking]);
  return (
    <nav aria-label={words.label} className="bottom-bar">
      <DayLink page="today" />
      <DayLink page="count" />
      <Link
        to={ASSISTANT}
        // With a key held down it opens in another tab.
        onClick={({ ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey || tapTalk()}
        aria-label={words.assistantName(assistant)}
        aria-current={isTalking ? 'page' : undefined}
        className={`${ITEM} aria-[current=page]:font-semibold`}
      >
        <span className="grid size-[44px] shrink-0 place-items-center rounded-full bg-flame text-white group-hover:bg-flame-deep group-aria-[current=page]:ring-2 group-aria-[current=page]:ring-turmeric rail:size-[32px]">
          <Mic aria-hidden="true" className="size-[24px] rail:size-[20px]" />
        </span>
        <span>{words.assistant}</span>
      </Link>
      {isHelper ? null : <DayLink page="tomorrow" className="owners-only" />}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={(event) => onOpenMenu(event.currentTarget)}
        className={ITEM}
      >
        <Pill icon={Ellipsis} />
        <span>{words.more}</span>
      </button>
    </nav>
  );
}

/** All in px: the text is never wider than a fifth of a small phone, and the targets no larger, also when text is enlarged. */
const ITEM =
  'group flex min-h-[48px] min-w-0 flex-1 flex-col items-center justify-end rounded-control pb-0.5 text-center text-[min(0.75rem,3.6vw)] leading-[1.34] font-medium wrap-anywhere -outline-offset-3 rail:flex-[1_0_auto] rail:justify-center rail:pb-0';

interface DayLinkProps {
  readonly page: DayPageName;
  readonly className?: string;
}

function DayLink({ page, className = '' }: DayLinkProps) {
  const words = useMessages().bottomBar;
  const { path, icon } = dayPages[page];
  const isCurrent = useOpenDayPage() === page;
  return (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${ITEM} aria-[current=page]:font-semibold ${className}`}
    >
      <Pill icon={icon} />
      <span>{words[page]}</span>
    </Link>
  );
}

function Pill({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span className="mb-1 grid h-[32px] w-[56px] max-w-full place-items-center rounded-full transition-colors duration-150 group-hover:bg-turmeric-tint rail:mb-0 rail:h-[24px] group-aria-[current=page]:bg-turmeric">
      <Icon aria-hidden="true" className="size-[24px]" />
    </span>
  );
}
