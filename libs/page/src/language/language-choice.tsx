import { useStore } from '@thela/contract';
import { languages, reviewed, useWords } from '@thela/language';
import type { Language } from '@thela/language';
import { RadioTiles } from '@thela/ui';
import { useMessages } from '../messages';
import { useIsHydrated } from '../prerendered';
import type { LanguageStore } from './language-store';
import { OwnName } from './own-name';
import { draftTexts } from './own-texts';

export interface LanguageChoiceProps {
  readonly language: LanguageStore;
  /** Of the group, because a page can have several. */
  readonly name: 'sidebar-language' | 'stall-language';
  readonly tone: keyof typeof notes;
}

const notes = { dark: 'text-on-tamarind/80', light: 'text-ink-soft' } as const;

/** The four languages by what they call themselves; the page changes to the chosen one at once. */
export function LanguageChoice({ language, name, tone }: LanguageChoiceProps) {
  const words = useMessages().language;
  const shown = useWords().language;
  const wanted = useStore(language);
  // A prerendered page is the same for everybody who reads its language.
  const checked = useIsHydrated() ? wanted : shown;
  const note = notes[tone];
  return (
    <>
      <RadioTiles
        label={words.heading}
        name={name}
        tone={tone}
        options={languages.map((each) => ({
          value: each,
          label: <OwnName language={each} />,
          lang: each,
          note: <Draft language={each} className={note} />,
        }))}
        value={checked}
        onValue={language.choose}
      />
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
