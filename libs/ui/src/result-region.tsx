import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** A result that begins closer to the visible lower edge than this, in px, is easily missed. */
const LEAST_SEEN_PX = 160;

export interface ResultRegionProps {
  /** The state that the place shows; a new object for each change. */
  readonly state: { readonly status: string };
  readonly children: ReactNode;
}

/**
 * The place of an answer. Screen readers announce what appears; the page scrolls to it where it is out
 * of sight; and when the pressed button was removed, the keyboard focus moves here.
 */
export function ResultRegion({ state, children }: ResultRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const lastState = useRef(state);
  useLayoutEffect(() => {
    const element = region.current;
    if (lastState.current === state || !element) return;
    lastState.current = state;
    if (state.status === 'idle') return;
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > visibleHeight() - LEAST_SEEN_PX) element.scrollIntoView();
  }, [state]);
  return (
    <div
      ref={region}
      tabIndex={-1}
      aria-live="polite"
      data-state={state.status}
      className="scroll-mt-4 rounded-card"
    >
      {children}
    </div>
  );
}

/** Height of the window without what covers its lower edge, which the page states as its scroll padding; in px. */
function visibleHeight(): number {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
}
