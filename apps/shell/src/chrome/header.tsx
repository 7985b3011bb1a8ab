import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { Logo } from './logo';
import { ProductName } from './product-name';

export interface HeaderProps {
  readonly product: string;
  /** Receives the button that was used, which gets the focus back. */
  readonly onOpenMenu: (opener: HTMLElement) => void;
  /** Stands at the right end. */
  readonly children: ReactNode;
}

/**
 * The bar on top: menu button on small screens, logo and name, which lead to the welcome, and the account.
 * Where the font is wide or the text large, the logo gives way first; then the account stands in a row of
 * its own. Nothing in it shrinks, and the name stays whole.
 */
export function Header({ product, onOpenMenu, children }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex min-h-16 flex-wrap content-center items-center gap-x-1 border-b border-line bg-white px-1 py-1 sm:px-4 lg:px-6">
      <button
        type="button"
        aria-label={messages.openMenu}
        onClick={(event) => onOpenMenu(event.currentTarget)}
        className="grid size-12 shrink-0 place-items-center rounded-control text-ink hover:bg-turmeric-tint lg:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {/* Takes what is left, at least the name. */}
      <div className="min-w-min flex-1">
        {/* From the right, so that the logo is what finds no room in the one line that shows. */}
        <Link
          to="/"
          className="flex h-12 w-fit max-w-full min-w-12 flex-row-reverse flex-wrap items-center justify-end gap-x-2 overflow-hidden rounded-control px-1 sm:gap-x-3 sm:px-2"
        >
          <span className="flex h-12 items-center">
            <ProductName>{product}</ProductName>
          </span>
          <Logo className="my-1 size-10 shrink-0" />
        </Link>
      </div>
      {children}
    </header>
  );
}
