import { useStore } from '@thela/contract';
import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mic from 'lucide-react/icons/mic';
import Recycle from 'lucide-react/icons/recycle';
import Tally5 from 'lucide-react/icons/tally-5';
import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import {
  authScreenOf,
  countPath,
  stallPath,
  toolPath,
  useIsHelper,
  useIsHydrated,
  useMessages,
} from '@thela/page';
import type { CurrentStall } from '@thela/records';
import { watchKeyboard } from './watch-keyboard';

const paths = {
  count: countPath,
  profit: toolPath('profit-optimizer'),
  assistant: toolPath('chaat-gpt'),
  leftovers: toolPath('zero-waste'),
};

export interface BottomBarProps {
  readonly stall: CurrentStall;
  /** How the brand calls its assistant. */
  readonly assistant: string;
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: (opener: HTMLElement) => void;
}

/**
 * The bar at the bottom of small screens with what is used all day. It has the sidebar's place in the document, so
 * it comes before the page for keyboards and screen readers, and "Skip to content" skips it. `bottom-bar.css` places it.
 */
export function BottomBar({ stall: store, assistant, isMenuOpen, onOpenMenu }: BottomBarProps) {
  const words = useMessages().bottomBar;
  const { isOwn } = useStore(store);
  // A prerendered page knows neither the stall nor what follows the tool's address. It leads to the plates: who
  // has no stall yet finds its set-up there, too.
  const isHydrated = useIsHydrated();
  const isHelper = useIsHelper(store);
  const { pathname, hash } = useLocation();
  const open = isHydrated && !authScreenOf(hash) ? openPage(pathname) : undefined;
  useEffect(() => watchKeyboard(window), []);
  return (
    <nav aria-label={words.label} className="bottom-bar">
      <BarLink
        to={isHydrated && !isOwn && !isHelper ? stallPath : paths.count}
        icon={Tally5}
        isCurrent={open === 'count'}
      >
        {words.count}
      </BarLink>
      {isHelper ? null : (
        <BarLink to={paths.profit} icon={BadgeIndianRupee} isCurrent={open === 'profit'}>
          {words.profit}
        </BarLink>
      )}
      <Link
        to={paths.assistant}
        aria-label={words.assistantName(assistant)}
        aria-current={open === 'assistant' ? 'page' : undefined}
        className={`${ITEM} aria-[current=page]:font-semibold`}
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-flame text-white group-hover:bg-flame-deep group-aria-[current=page]:ring-2 group-aria-[current=page]:ring-turmeric rail:size-8">
          <Mic aria-hidden="true" className="size-6 rail:size-5" />
        </span>
        <span>{words.assistant}</span>
      </Link>
      <BarLink to={paths.leftovers} icon={Recycle} isCurrent={open === 'leftovers'}>
        {words.leftovers}
      </BarLink>
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

function openPage(pathname: string): keyof typeof paths | undefined {
  // The plates come first: their page is below that of Profit.
  const all = ['count', 'profit', 'assistant', 'leftovers'] as const;
  return all.find((page) => matchPath(`${paths[page]}/*`, pathname));
}

/** The text is never wider than a fifth of a small phone, also when it is enlarged. */
const ITEM =
  'group flex min-h-12 min-w-12 flex-1 flex-col items-center justify-end rounded-control pb-0.5 text-center text-[min(0.75rem,3.6vw)] leading-4 font-medium wrap-anywhere -outline-offset-3 rail:min-h-[48px] rail:flex-[1_0_auto] rail:justify-center rail:pb-0';

interface BarLinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  readonly children: string;
}

function BarLink({ to, icon, isCurrent, children }: BarLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${ITEM} aria-[current=page]:font-semibold`}
    >
      <Pill icon={icon} />
      <span>{children}</span>
    </Link>
  );
}

function Pill({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span className="mb-1 grid h-8 w-14 max-w-full place-items-center rounded-full transition-colors duration-150 group-hover:bg-turmeric-tint rail:mb-0 rail:h-6 group-aria-[current=page]:bg-turmeric">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
