import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '@thela/page';
import { Logo } from './logo';
import { ProductName } from './product-name';

export interface HeaderProps {
  readonly product: string;
  /** Gets the button that was pressed, to give the focus back to it later. */
  readonly onOpenMenu: (opener: HTMLElement) => void;
  readonly children: ReactNode;
}

/**
 * The top bar: logo and name as a link to the start page, account. With a wide font or large text the logo is hidden
 * first; then the account moves to a second row. Nothing shrinks, and the name is never cut. Where the bottom bar is
 * hidden, the button that opens the drawer stands in the logo's place.
 */
export function Header({ product, onOpenMenu, children }: HeaderProps) {
  const { more } = useMessages().bottomBar;
  return (
    <header className="sticky top-0 z-30 flex min-h-16 flex-wrap content-center items-center gap-x-1 border-b border-line bg-white px-[16px] py-1 lg:px-6 print:hidden">
      <button
        type="button"
        aria-label={more}
        onClick={(event) => onOpenMenu(event.currentTarget)}
        className="header-menu -mr-1 size-12 shrink-0 place-items-center rounded-control text-ink hover:bg-turmeric-tint"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {/* Takes the remaining width, at least that of the name. */}
      <div className="min-w-min flex-1">
        {/* Reversed, so that the logo is what wraps out of the one visible line. */}
        <Link
          to="/"
          className="flex h-12 w-fit max-w-full min-w-12 flex-row-reverse flex-wrap items-center justify-end gap-x-2 overflow-hidden rounded-control sm:gap-x-3"
        >
          <span className="flex h-12 items-center">
            <ProductName>{product}</ProductName>
          </span>
          <Logo className="header-logo my-1 size-10 shrink-0" />
        </Link>
      </div>
      {children}
    </header>
  );
}
