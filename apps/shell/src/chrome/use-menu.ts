import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** From this width on the sidebar is shown beside the page: Tailwind's `lg`. */
const WIDE_SCREEN = '(width >= 64rem)';

/**
 * Whether the menu of small screens is open. When it closes, the focus goes back to the button that opened it, or to the
 * page that was chosen in it.
 */
export function useMenu(main: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement>(null);
  const hasChosen = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
    const onChange = ({ matches }: MediaQueryListEvent) => {
      if (matches) setOpen(false);
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);
  return {
    isOpen,
    open: (button: HTMLElement) => {
      opener.current = button;
      setOpen(true);
    },
    close,
    choose: () => {
      hasChosen.current = true;
      close();
    },
    moveFocus: (event: Event) => {
      event.preventDefault();
      const next = hasChosen.current ? main.current : opener.current;
      hasChosen.current = false;
      next?.focus();
    },
  };
}
