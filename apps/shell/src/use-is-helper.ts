import { useStore } from '@thela/contract';
import { useIsHydrated } from '@thela/page';
import type { ShownStall } from '@thela/records';

/**
 * Whether the person is a helper at the stall that is shown. A prerendered page is the same for everybody: what it has
 * for owners alone carries the class `owners-only`, which the page's first script hides from a helper.
 */
export function useIsHelper({ role }: Pick<ShownStall, 'role'>): boolean {
  const isHelper = useStore(role) === 'helper';
  return useIsHydrated() && isHelper;
}
