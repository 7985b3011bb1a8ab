import type { Brand } from '@thela/contract';
import { useSyncExternalStore } from 'react';

/** Identifies the brand that a page was rendered for. */
export function brandKey(brand: Brand): string {
  return JSON.stringify(Object.entries(brand).toSorted());
}

const never = () => () => {};

/**
 * Whether hydration is over. The markup was rendered once for everybody: during hydration a component
 * must render the same, whatever this browser knows.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
