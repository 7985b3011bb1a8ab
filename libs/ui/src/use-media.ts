import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the screen is such a one.
 *
 * @param query `(max-width: 39.99rem)`
 * @param isPrerendered what a prerendered page has
 */
export function useMedia(query: string, isPrerendered = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  const matches = () =>
    typeof window === 'undefined' ? isPrerendered : window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, matches, matches);
}
