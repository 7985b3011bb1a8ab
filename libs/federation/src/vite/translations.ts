import type { Language } from '@thela/contract';

/** The file of each language in a folder `messages/`. English has none: it is part of the code. */
const FILES: Readonly<Record<Exclude<Language, 'en-IN'>, string>> = {
  'hi-IN': 'hi',
  'te-IN': 'te',
  'hi-Latn-IN': 'hi-latn',
};

/** Puts all texts of one language into one chunk. */
export const translationGroups = Object.values(FILES).map((file) => ({
  name: chunkName(file),
  test: new RegExp(`/messages/${file}\\.ts$`),
}));

/** The languages other than English, each with the name of its chunk. */
export const translationChunks: readonly (readonly [Language, string])[] = Object.entries(
  FILES,
).map(([language, file]) => [language as Language, chunkName(file)]);

function chunkName(file: string): string {
  return `translations-${file}`;
}
