import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** A result that begins so close to the window's lower edge, in px, is not seen to have come. */
const LEAST_SEEN_PX = 160;

export interface ResultPlaceProps {
  /** What the place shows; another object for each thing that comes. */
  readonly state: { readonly status: string };
  readonly children: ReactNode;
}

/**
 * Where an answer comes. Screen readers say what comes; what came out of sight is scrolled to; and
 * when the button that was pressed is gone, the keyboard goes on from here.
 */
export function ResultPlace({ state, children }: ResultPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    const element = place.current;
    if (shown.current === state || !element) return;
    shown.current = state;
    if (state.status === 'idle') return;
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight - LEAST_SEEN_PX) element.scrollIntoView();
  }, [state]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-live="polite"
      data-state={state.status}
      className="scroll-mt-4 rounded-card"
    >
      {children}
    </div>
  );
}
