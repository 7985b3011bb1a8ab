import { languages } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import type { Plugin } from 'vite';

/** The chunk of each language other than English, which is part of the code, by what its file names contain. */
const chunks = languages
  .filter((language) => language !== 'en-IN')
  .map((language) => ({ language, name: `translations-${language}` }));

/** `messages/hi.ts`, `messages/te.ts`, `messages/hi-latn.ts`: the tag without its country. */
const fileOf = (language: Language) => language.replace(/-IN$/, '').toLowerCase();

/** Puts all texts of one language into one chunk. */
export const translationGroups = chunks.map(({ language, name }) => ({
  name,
  test: new RegExp(`/messages/${fileOf(language)}\\.ts$`),
}));

/** The language of a chunk by its name; `undefined` for any other chunk. */
export function languageOfChunk(name: string): Language | undefined {
  return chunks.find((chunk) => chunk.name === name)?.language;
}

/**
 * Names in the built page the file with the texts of each language, `<meta name="translations-hi-IN"
 * content="/assets/…">`, for whoever makes the pages: the page of a language preloads its own.
 */
export function translationLinks(): Plugin {
  return {
    name: 'thela:translation-links',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && languageOfChunk(file.name))
          .reduce((page, { fileName, name = '' }) => {
            const meta = `<meta name="${name}" content="/${fileName}" />`;
            return page.replace('</head>', `  ${meta}\n  </head>`);
          }, html),
    },
  };
}
