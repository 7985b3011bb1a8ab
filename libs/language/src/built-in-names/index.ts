export { loadTranslatedNames, translatedNamesNow, useTranslatedNames } from './names';
export type { Named, TranslatedNames } from './names';
