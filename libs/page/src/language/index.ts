export { createLanguageStore } from './language-store';
export { tellLanguage } from './tell-language';
