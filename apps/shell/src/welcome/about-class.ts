import { useStore } from '@thela/contract';
import { useIsHydrated } from '@thela/page';
import type { CurrentStall } from '@thela/records';

/**
 * The class of what stands below an own stall on the start page, in one fold with the welcome: small screens show it once
 * that is open. A prerendered page is the same for everybody, so there the style sheet knows.
 */
export function useAboutClass(stall: CurrentStall, isOpen: boolean): string {
  const { isOwn } = useStore(stall);
  const isHydrated = useIsHydrated();
  if (!isHydrated) return 'in-about';
  return isOwn && !isOpen ? 'max-lg:hidden' : '';
}
