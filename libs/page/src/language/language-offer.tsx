import { languages, useWords } from '@thela/language';
import Languages from 'lucide-react/icons/languages';
import { useSyncExternalStore } from 'react';
import { useIsHydrated } from '../prerendered';
import { suggestedLanguage } from './language-store';
import { OwnName } from './own-name';
import { deviceTexts } from './own-texts';
import type { LanguageStore } from './language-store';

export interface LanguageOfferProps {
  readonly language: LanguageStore;
  /** Called when a language was chosen: the button that had the focus is gone. */
  readonly onChosen: () => void;
}

/**
 * Asks for the language until one is chosen: each has its own name. Words beside one say that the browser is set to it:
 * it is no choice yet, and many phones are set to English by whoever sold them.
 */
export function LanguageOffer({ language, onChosen }: LanguageOfferProps) {
  const isHydrated = useIsHydrated();
  const isEnglish = useWords().language === 'en-IN';
  // A prerendered page in another language is only for who has chosen it.
  const isChosen = useSyncExternalStore(language.subscribe, language.isChosen, () => !isEnglish);
  const suggested = isHydrated ? suggestedLanguage(navigator.languages) : null;
  if (isChosen) return null;
  return (
    <section
      aria-label="Choose your language"
      // The prerendered page in English holds it for everybody; the page's first script knows who has chosen.
      className={`mb-4 flex items-center gap-2 rounded-card border border-line bg-white p-2 ${isHydrated ? '' : 'unless-chosen'}`}
    >
      <Languages aria-hidden="true" className="ml-1 size-6 shrink-0 text-flame max-sm:hidden" />
      <div className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,max(4.25rem,22%)),1fr))] gap-1.5">
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            className="min-h-12 rounded-control border border-control py-1 text-[0.9375rem] leading-snug font-semibold"
            onClick={() => {
              language.choose(each);
              onChosen();
            }}
          >
            <OwnName language={each} />
            {each === suggested ? (
              <span className="block truncate text-xs font-normal text-flame">
                {deviceTexts[each]}
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </section>
  );
}
