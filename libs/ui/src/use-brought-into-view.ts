import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For an element that must be seen when it comes, such as an error: scrolls no more than it takes. */
export function useBroughtIntoView(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise here, which React would take for what ends the effect.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return element;
}
