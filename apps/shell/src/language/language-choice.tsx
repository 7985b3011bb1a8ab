import { useStore } from '@thela/contract';
import { languages, ownNames, reviewed, useWords } from '@thela/language';
import type { Language } from '@thela/language';
import { useMessages } from '../messages';
import { useIsHydrated } from '../prerendered';
import type { LanguageStore } from './language-store';
import { draftTexts } from './own-texts';

export interface LanguageChoiceProps {
  readonly language: LanguageStore;
  /** Of the group, because a page can have several. Fixed: an id of React's would be another in a prerendered page. */
  readonly name: 'sidebar-language' | 'menu-language' | 'stall-language';
  readonly tone: keyof typeof tones;
}

const tones = {
  dark: {
    option:
      'border-rice/40 hover:bg-tamarind-soft has-checked:border-turmeric has-checked:bg-tamarind-soft has-focus-visible:outline-turmeric',
    mark: 'scheme-dark accent-turmeric',
    note: 'text-rice/80',
  },
  light: {
    option:
      'border-control bg-white hover:bg-turmeric-tint has-checked:border-flame has-checked:bg-flame-tint has-focus-visible:outline-flame',
    mark: 'accent-flame',
    note: 'text-ink-soft',
  },
} as const;

/** The four languages by what they call themselves; the page changes to the chosen one at once. */
export function LanguageChoice({ language, name, tone }: LanguageChoiceProps) {
  const words = useMessages().language;
  const shown = useWords().language;
  const wanted = useStore(language);
  // A prerendered page is the same for everybody who reads its language.
  const checked = useIsHydrated() ? wanted : shown;
  const { option, mark, note } = tones[tone];
  return (
    <>
      <div
        role="radiogroup"
        aria-label={words.heading}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-2"
      >
        {languages.map((each) => (
          <label
            key={each}
            lang={each}
            className={`flex min-h-12 cursor-pointer items-center gap-2 rounded-control border px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${option}`}
          >
            <input
              type="radio"
              name={name}
              checked={each === checked}
              onChange={() => language.choose(each)}
              className={`size-5 shrink-0 outline-none ${mark}`}
            />
            <span className="min-w-0">
              <span className="block leading-tight font-semibold">{ownNames[each]}</span>
              <Draft language={each} className={note} />
            </span>
          </label>
        ))}
      </div>
      {reviewed[shown] ? null : <p className={`mt-2 text-sm ${note}`}>{words.draftText}</p>}
    </>
  );
}

interface DraftProps {
  readonly language: Language;
  readonly className: string;
}

function Draft({ language, className }: DraftProps) {
  if (reviewed[language]) return null;
  return <span className={`block text-xs ${className}`}>{draftTexts[language]}</span>;
}
