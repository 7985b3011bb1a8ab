import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Lets title, scroll and focus follow the page that is shown, as they would on a full page load.
 * The first page leaves the focus where the browser put it.
 *
 * @param page changes with the page that is shown
 */
export function usePageChange(
  main: RefObject<HTMLElement | null>,
  page: string,
  title: string,
): void {
  const shown = useRef(page);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, page]);
}
