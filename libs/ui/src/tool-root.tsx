import { showLanguage, useLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import type { ReactNode } from 'react';
import { Button } from './button';

export interface ToolRootProps {
  /** The tool's app folder: its styles apply below this element. */
  readonly name: string;
  /** `shell.language` */
  readonly language: Parameters<typeof useLanguage>[0];
  readonly children: ReactNode;
}

// Not in a catalogue: it is said when a catalogue could not be fetched.
const lost: Readonly<Record<Language, string>> = {
  'en-IN': 'The words of this page could not be loaded.',
  'hi-IN': 'हिन्दी के शब्द लोड नहीं हो पाए, इसलिए यह पेज अंग्रेज़ी में है।',
  'te-IN': 'తెలుగు పదాలు లోడ్ కాలేదు, అందుకే ఈ పేజీ ఇంగ్లీషులో ఉంది.',
  'hi-Latn-IN': 'Hinglish ke shabd load nahin ho paaye, isliye yeh page English mein hai.',
};
const retry: Readonly<Record<Language, string>> = {
  'en-IN': 'Try again',
  'hi-IN': 'फिर कोशिश करें',
  'te-IN': 'మళ్ళీ ప్రయత్నించండి',
  'hi-Latn-IN': 'Phir koshish karein',
};

/**
 * The outermost element of a tool, in the language of the page. Where the texts of that language could not be
 * fetched, the tool is in English, and says so in both.
 */
export function ToolRoot({ name, language, children }: ToolRootProps) {
  const { shown, settled, isLost } = useLanguage(language);
  return (
    <div data-tool={name} lang={shown}>
      {isLost ? <LostWords language={settled} /> : null}
      {children}
    </div>
  );
}

function LostWords({ language }: { readonly language: Language }) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-control bg-turmeric-tint p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p lang={language} className="font-semibold">
          {lost[language]}
        </p>
        <p>{lost['en-IN']}</p>
      </div>
      <Button lang={language} variant="secondary" onClick={() => void showLanguage(language)}>
        {retry[language]}
      </Button>
    </div>
  );
}
