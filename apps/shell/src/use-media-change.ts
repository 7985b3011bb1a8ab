import { useEffect, useRef } from 'react';

/** Calls `onMatch` when a media query begins to match. */
export function useMediaChange(query: string, onMatch: () => void): void {
  const latest = useRef(onMatch);
  useEffect(() => {
    latest.current = onMatch;
  });
  useEffect(() => {
    const media = window.matchMedia(query);
    const onChange = (event: MediaQueryListEvent) => {
      if (event.matches) latest.current();
    };
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [query]);
}
