import { showLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { Button } from './button';

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

export interface LostWordsProps {
  /** The language that could not be fetched. */
  readonly language: Language;
  /** Called on a retry, to move the focus: where it succeeds, its button is gone. */
  readonly onRetry?: () => void;
}

/** Says, in that language and in English, that the texts of a language could not be fetched, and tries again. */
export function LostWords({ language, onRetry }: LostWordsProps) {
  return (
    <div
      role="status"
      data-lost-words
      className="flex flex-wrap items-center gap-3 rounded-card border border-control bg-turmeric-tint p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p lang={language} className="font-semibold">
          {lost[language]}
        </p>
        <p lang="en-IN">{lost['en-IN']}</p>
      </div>
      <Button
        lang={language}
        variant="secondary"
        onClick={() => {
          onRetry?.();
          void showLanguage(language);
        }}
      >
        {retry[language]}
      </Button>
    </div>
  );
}
