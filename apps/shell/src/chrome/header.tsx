import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { Logo } from './logo';

export interface HeaderProps {
  readonly product: string;
  /** Receives the button that was used, which gets the focus back. */
  readonly onOpenMenu: (opener: HTMLElement) => void;
  /** Stands at the right end. */
  readonly children: ReactNode;
}

/** The bar on top: menu button on small screens, logo and name, which lead to the welcome, and the account. */
export function Header({ product, onOpenMenu, children }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-1 border-b border-line bg-white px-2 sm:px-4 lg:px-6">
      <button
        type="button"
        aria-label={messages.openMenu}
        onClick={(event) => onOpenMenu(event.currentTarget)}
        className="grid size-12 place-items-center rounded-control text-ink hover:bg-turmeric-tint lg:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <Link
        to="/"
        className="flex min-h-12 min-w-0 items-center gap-2 rounded-control px-1 sm:gap-3 sm:px-2"
      >
        <Logo className="size-10 shrink-0" />
        <span className="truncate text-heading font-extrabold tracking-tight">{product}</span>
      </Link>
      <div className="ml-auto shrink-0">{children}</div>
    </header>
  );
}
