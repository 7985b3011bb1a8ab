import { languages, ownNames, useWords } from '@thela/language';
import { Button } from '@thela/ui';
import Languages from 'lucide-react/icons/languages';
import { useSyncExternalStore } from 'react';
import { useIsHydrated } from '../prerendered';
import { suggestedLanguage } from './language-store';
import type { LanguageStore } from './language-store';
import { chooseTexts } from './own-texts';

export interface LanguageOfferProps {
  readonly language: LanguageStore;
  /** Called when a language was chosen: the button that had the focus is gone. */
  readonly onChosen: () => void;
}

/**
 * Asks for the language until one is chosen, in all of them. What the browser is set to is only marked: many
 * phones are set to English by whoever sold them.
 */
export function LanguageOffer({ language, onChosen }: LanguageOfferProps) {
  const isHydrated = useIsHydrated();
  const isEnglish = useWords().language === 'en-IN';
  // A prerendered page in another language is only for who has chosen it.
  const isChosen = useSyncExternalStore(language.subscribe, language.isChosen, () => !isEnglish);
  const suggested = useSuggestedLanguage();
  if (isChosen) return null;
  return (
    <section
      aria-label={chooseTexts['en-IN']}
      // The prerendered page in English holds it for everybody; the page's first script knows who has chosen.
      className={`mb-6 rounded-card border border-line bg-white p-4 sm:p-5 ${isHydrated ? '' : 'unless-chosen'}`}
    >
      <div className="flex items-start gap-3">
        <Languages aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-flame" />
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          {languages.map((each) => (
            <p
              key={each}
              lang={each}
              className={`font-semibold ${each === 'en-IN' || each === suggested ? '' : 'text-ink-soft'}`}
            >
              {chooseTexts[each]}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-2 sm:grid-cols-4">
        {languages.map((each) => (
          <Button
            key={each}
            lang={each}
            variant={each === suggested ? 'primary' : 'secondary'}
            className="min-h-14 px-2 text-lg"
            onClick={() => {
              language.choose(each);
              onChosen();
            }}
          >
            {ownNames[each]}
          </Button>
        ))}
      </div>
    </section>
  );
}

const never = () => () => {};

function useSuggestedLanguage() {
  return useSyncExternalStore(
    never,
    () => suggestedLanguage(navigator.languages),
    () => null,
  );
}
