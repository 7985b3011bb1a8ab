import { showLanguage } from '@thela/language';
import type { CurrentLanguage } from '@thela/language';
import { LostWords } from '@thela/ui';
import { useIsHydrated, useRetries } from '@thela/page';

export interface LostLanguageProps extends Pick<CurrentLanguage, 'settled' | 'isLost'> {
  /** Called on a retry, to move the focus. */
  readonly onRetry: () => void;
}

/** Says that the page is in English because its texts in the chosen language could not be fetched, and fetches them again. */
export function LostLanguage({ isLost, ...props }: LostLanguageProps) {
  const isHydrated = useIsHydrated();
  return isHydrated && isLost ? <Lost {...props} /> : null;
}

function Lost({ settled, onRetry }: Omit<LostLanguageProps, 'isLost'>) {
  useRetries(() => showLanguage(settled));
  return (
    <div className="lost-language px-4 pt-4 sm:px-8 print:hidden">
      <LostWords language={settled} onRetry={onRetry} />
    </div>
  );
}
