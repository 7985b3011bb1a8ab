import type { Brand } from '@thela/contract';
import { useSyncExternalStore } from 'react';

/** Tells pages that were rendered for different brands apart. */
export function brandKey(brand: Brand): string {
  return JSON.stringify(Object.entries(brand).toSorted());
}

const never = () => () => {};

/**
 * Whether the page is past the markup that came with it. That was rendered once for everybody:
 * until then a component must show the same, whatever this browser knows.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
