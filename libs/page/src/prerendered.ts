import { useStore } from '@thela/contract';
import type { Brand, StallRole, Store } from '@thela/contract';
import { useSyncExternalStore } from 'react';

/** Identifies the brand that a page was rendered for. */
export function brandKey(brand: Brand): string {
  return JSON.stringify(Object.entries(brand).sort());
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

/**
 * Whether the person is a helper at the stall that is shown. A prerendered page is the same for everybody: what it has
 * for owners alone carries the class `owners-only`, which the page's first script hides from a helper.
 */
export function useIsHelper({ role }: { readonly role: Store<StallRole> }): boolean {
  const isHelper = useStore(role) === 'helper';
  return useIsHydrated() && isHelper;
}
