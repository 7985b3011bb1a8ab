import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { WIDE_SCREEN } from './wide-screen';

/** Whether history is at the entry of an open menu or dialog, which stands above that of its page and has its address: Back closes it. */
function isAtMenu(): boolean {
  const state = window.history.state as { menu?: unknown; dialog?: unknown } | null;
  return (state?.menu ?? state?.dialog) === true;
}

/**
 * Whether the menu of small screens is open. When it closes, the focus goes back to the button that opened it, or to the
 * page that was chosen in it.
 */
export function useMenu(main: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement>(null);
  /** The address that was chosen, until history has left the menu's entry. */
  const chosen = useRef<string>(null);
  const hasChosen = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const close = () => {
    setOpen(false);
    if (isAtMenu()) window.history.back();
  };
  const onClose = useEffectEvent(close);
  const goToChosen = () => {
    const address = chosen.current;
    chosen.current = null;
    if (address === null) return;
    const { pathname, search, hash } = window.location;
    // As a link does: where the page is already adds nothing to the history.
    void navigate(address, { replace: address === pathname + search + hash });
    window.scrollTo(0, 0);
  };
  const onHistory = useEffectEvent(() => {
    if (!isAtMenu()) {
      setOpen(false);
      // By then the browser has done what belongs to the change of the entry.
      setTimeout(() => {
        window.history.scrollRestoration = 'auto';
        goToChosen();
      });
    } else if (!isOpen) {
      // Reached by Forward: nothing is open there.
      window.history.back();
    }
  });
  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
    const onChange = ({ matches }: MediaQueryListEvent) => {
      if (matches) onClose();
    };
    // The page was loaded anew while the menu was open.
    if (isAtMenu()) window.history.back();
    wide.addEventListener('change', onChange);
    window.addEventListener('popstate', onHistory);
    return () => {
      wide.removeEventListener('change', onChange);
      window.removeEventListener('popstate', onHistory);
    };
  }, []);
  return {
    isOpen,
    open: (button: HTMLElement) => {
      opener.current = button;
      hasChosen.current = false;
      if (!isAtMenu()) {
        // The page does not move beneath the menu: what Back scrolled to would be meant for the page that was chosen.
        window.history.scrollRestoration = 'manual';
        window.history.pushState({ ...window.history.state, menu: true }, '');
      }
      setOpen(true);
    },
    close,
    /** Goes where a link in the menu leads, or a button whose value is a path, once history has left the menu's entry. */
    choose: (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button[value]');
      if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      hasChosen.current = true;
      chosen.current = 'value' in link ? link.value : link.pathname + link.search + link.hash;
      close();
      if (!isAtMenu()) goToChosen();
    },
    moveFocus: (event: Event) => {
      event.preventDefault();
      // A page that was chosen begins at its top.
      if (hasChosen.current) main.current?.focus({ preventScroll: true });
      else opener.current?.focus();
    },
  };
}
