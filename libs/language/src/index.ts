export { catalogue } from './catalogue';
export type { Catalogue, MakeMessages, Translations } from './catalogue';
export { isLanguage, languages, ownNames, reviewed } from './languages';
export type { Language } from './languages';
export { showLanguage, currentLanguage } from './shown-language';
export type { CurrentLanguage } from './shown-language';
export { useLanguage, useWords, wordsNow } from './use-language';
export { TIME, wordsOf } from './words';
export type { DateStyle, Words } from './words';
