import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Lets title, scroll and focus follow the page that is shown, as they would on a full page load.
 *
 * The first page leaves the focus where the browser put it.
 */
export function usePageChange(
  main: RefObject<HTMLElement | null>,
  pathname: string,
  title: string,
): void {
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
