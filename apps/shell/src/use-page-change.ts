import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Lets title, scroll and focus follow the page that is shown, as they would on a full page load.
 * The first page leaves the focus where the browser put it.
 *
 * @param page changes with the page that is shown
 * @param isSamePage whether only the address of the page changed, such as when a tool names what was just added on it
 */
export function usePageChange(
  main: RefObject<HTMLElement | null>,
  page: string,
  title: string,
  isSamePage: (before: string) => boolean = () => false,
): void {
  const shown = useRef(page);
  const onlyMoved = useEffectEvent(isSamePage);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === page) return;
    shown.current = page;
    if (onlyMoved(before)) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, page]);
}
