import { useSyncExternalStore } from 'react';
import { WIDE_SCREEN } from './wide-screen';

/** Whether the sidebar is shown beside the page: where the page is prerendered, and as `showSidebar` has the page of a browser. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide);
}

export function isWide(): boolean {
  return typeof window === 'undefined' || window.matchMedia(WIDE_SCREEN).matches;
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE_SCREEN);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
