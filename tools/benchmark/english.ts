import type { Language } from '@thela/language/languages';

/** The language of all figures that name no other. */
export const ENGLISH: Language = 'en-IN';
