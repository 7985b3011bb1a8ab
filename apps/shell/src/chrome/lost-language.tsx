import type { CurrentLanguage } from '@thela/language';
import { LostWords } from '@thela/ui';
import { useIsHydrated } from '@thela/page';

export interface LostLanguageProps extends Pick<CurrentLanguage, 'settled' | 'isLost'> {
  /** Called on a retry, to move the focus. */
  readonly onRetry: () => void;
}

/** Says that the page is in English because its texts in the chosen language could not be fetched. */
export function LostLanguage({ settled, isLost, onRetry }: LostLanguageProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isLost) return null;
  return (
    <div className="lost-language px-4 pt-4 sm:px-8 print:hidden">
      <LostWords language={settled} onRetry={onRetry} />
    </div>
  );
}
