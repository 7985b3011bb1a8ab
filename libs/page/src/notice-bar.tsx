import type { ComponentProps, PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

export interface NoticeBarProps extends ComponentProps<'div'> {
  readonly text: string;
  readonly textId?: string;
}

/** A bar above the page: a text, with its buttons beside or below it. */
export function NoticeBar({ text, textId, children, ...props }: NoticeBarProps) {
  return (
    <div
      className="flex scroll-mt-16 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-turmeric-tint px-4 py-3 sm:px-8 print:hidden"
      {...props}
    >
      <p id={textId} className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {text}
      </p>
      {children}
    </div>
  );
}

/**
 * Keeps a bar below the header, also on a page that is scrolled. It comes while somebody types or taps: the page
 * below it stays where it is, or they would press what moved under their finger.
 */
export function StickyNotice({ children }: PropsWithChildren) {
  return (
    <div ref={keepPageBelow} className="sticky top-16 z-20">
      {children}
    </div>
  );
}

/** Scrolls by the height of a notice that has come above the page. */
export function keepPageBelow(notice: HTMLElement | null) {
  // A page that is scrolled already is held by the browser itself, where it knows `overflow-anchor`.
  const isHeld = window.scrollY > 0 && CSS.supports('overflow-anchor', 'none');
  if (notice && !isHeld) window.scrollBy(0, notice.offsetHeight);
}

export function NoticeLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      className="inline-flex min-h-12 items-center rounded-control border border-control bg-white px-5 py-2 font-semibold transition-colors duration-150 hover:bg-turmeric-tint"
      {...props}
    />
  );
}
