import type { Language } from '@thela/language';

// Not in a catalogue: each is shown in its own language, whatever the page is in.

/** Marks a translation that nobody has reviewed. */
export const draftTexts: Readonly<Record<Language, string>> = {
  'en-IN': 'draft',
  'hi-IN': 'ड्राफ़्ट',
  'te-IN': 'డ్రాఫ్ట్',
  'hi-Latn-IN': 'draft',
};

/** Marks the language that the device is set to; English is shown already. */
export const deviceTexts: Readonly<Partial<Record<Language, string>>> = {
  'hi-IN': 'फ़ोन की भाषा',
  'te-IN': 'ఫోన్ భాష',
  'hi-Latn-IN': 'aapka phone',
};
