import type { ShownLanguage } from '@thela/language';
import { LostWords } from '@thela/ui';
import { useIsHydrated } from '../prerendered';

/** Says that the page is in English because its texts in the chosen language could not be fetched. */
export function LostLanguage({ settled, isLost }: Pick<ShownLanguage, 'settled' | 'isLost'>) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isLost) return null;
  return <LostWords language={settled} className="mx-4 mt-4 sm:mx-8 print:hidden" />;
}
