import type { Language } from '@thela/language';

// Not in a catalogue: each is shown in its own language, whatever the page is in.

/** Asks for a choice. */
export const chooseTexts: Readonly<Record<Language, string>> = {
  'en-IN': 'Choose your language',
  'hi-IN': 'अपनी भाषा चुनें',
  'te-IN': 'మీ భాషను ఎంచుకోండి',
  'hi-Latn-IN': 'Apni bhasha chunein',
};

/** Marks a translation that nobody has reviewed. */
export const draftTexts: Readonly<Record<Language, string>> = {
  'en-IN': 'draft',
  'hi-IN': 'ड्राफ़्ट',
  'te-IN': 'డ్రాఫ్ట్',
  'hi-Latn-IN': 'draft',
};
