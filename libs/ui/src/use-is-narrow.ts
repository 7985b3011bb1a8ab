import { useSyncExternalStore } from 'react';

/** Below Tailwind's `sm`, where the parts of a page stand below each other and fill the width: a phone. */
const NARROW = '(max-width: 39.99rem)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
